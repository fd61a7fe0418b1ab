import type { ComponentType } from 'react'
import { from } from './breakpoints'

/** The state of a history entry that was opened from a card: over the menu, it is shown there. */
export const OVER = { over: true }

let component: ComponentType | null = null

/** Sets what shows a dish over the menu. Its code loads beside the menu, on wide screens only. */
export const dishOverLoaded = (loaded: ComponentType) => void (component = loaded)

/** What shows a dish over the menu; null where there is no room for it, or its code has not loaded. */
export const dishOver = () => (component && matchMedia(from(1200)).matches ? component : null)
