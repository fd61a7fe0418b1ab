import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { quiet, type Shop } from './shop'

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

/** What a hook returns in a shop, once it has been answered. */
export async function readIn<Result>(shop: Shop, use: () => Result): Promise<{ current: Result }> {
  const { result } = hookIn(shop, use)
  await quiet()
  return result
}

/** Does something on the page, which is not answered yet. */
export const press = (what: () => void) => act(() => Promise.resolve(what()))

/** Timers and the date stand still until the test moves them; answers still arrive. */
export const heldTime = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })

/** The calls that the caches name: a failure is reported under its name. */
export const namedCalls = ({ client }: Shop) => [
  ...client
    .getQueryCache()
    .getAll()
    .map(({ meta }) => meta?.call),
  ...client
    .getMutationCache()
    .getAll()
    .map(({ meta }) => meta?.call),
]
