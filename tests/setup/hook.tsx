import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import type { Shop } from './shop'

/** Renders a hook in a shop, again with each change of its props. */
export const hookIn = <Result, Props = undefined>(
  { client }: Shop,
  use: (props: Props) => Result,
  initialProps?: Props,
) =>
  renderHook(use, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
    ...(initialProps !== undefined && { initialProps }),
  })

/** Timers and the date stand still until the test moves them; answers still arrive. */
export const heldTime = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
