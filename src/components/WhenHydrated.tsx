import type { ReactNode } from 'react'
import { useHydrated } from '../lib/use-hydrated'

/**
 * Renders its children once the page is hydrated, as they depend on the device or the time. A component of its own, so
 * that the page around it does not render again at that moment.
 */
export const WhenHydrated = ({ children }: { children: ReactNode }) => useHydrated() && children
