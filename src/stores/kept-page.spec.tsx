// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { session } from '../../tests/setup/session-calls'
import { signedIn, signedOut } from './auth'
import { earlyData, keptPageForgotten, useKeptPage } from './kept-page'
import { localStore, readJson, recordOf } from '../lib/storage'

const KEPT = '<div id="root"><div inert><main><p>2 × soup</p></main></div></div>'
const CODE = 'https://shop.test/assets/Ca-1.js'
const signInAda = () => signedIn(session('cus_1', 'token'))
const kept = () => readJson(localStore, 'keptPage', recordOf)

function Shop({ isReady, text }: { isReady: boolean; text: string }) {
  const page = useKeptPage(CODE)
  return (
    <>
      <header>Bar</header>
      <main className="main">
        <div hidden>The menu before</div>
        <div ref={isReady ? page : null}>{text}</div>
      </main>
      <div>A message</div>
      <footer>Foot</footer>
    </>
  )
}

afterEach(() => {
  cleanup()
  keptPageForgotten()
})

it('bar, page and footer are kept when the page is left, for the customer and the build', () => {
  signInAda()
  render(<Shop isReady text="2 × soup" />)
  window.dispatchEvent(new Event('pagehide'))
  const html = '<header>Bar</header><main class="main"><div>2 × soup</div></main><footer>Foot</footer>'
  expect(kept()).toEqual({ customerId: 'cus_1', at: '/', code: '/assets/Ca-1.js', html })
})

it('the page is kept when the tab is hidden, as it may not come back, and not again once it has gone', () => {
  signInAda()
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
  const turn = () => document.dispatchEvent(new Event('visibilitychange'))
  const { unmount } = render(<Shop isReady text="2 × soup" />)
  turn()
  expect(kept()).toBeNull()
  hidden.mockReturnValue(true)
  turn()
  expect(kept()?.html).toContain('2 × soup')
  unmount()
  keptPageForgotten()
  turn()
  window.dispatchEvent(new Event('pagehide'))
  expect(kept()).toBeNull()
  hidden.mockRestore()
})

it('a page is kept when another one takes its place', () => {
  signInAda()
  render(<Shop isReady text="3 × soup" />).unmount()
  expect(kept()?.html).toContain('3 × soup')
})

it.each([
  ['that is still loading', { isReady: false, text: '…' }],
  ['that is too long for the storage', { isReady: true, text: 'soup '.repeat(50_000) }],
])('a page %s is not kept', (_, props) => {
  signInAda()
  render(<Shop {...props} />).unmount()
  expect(kept()).toBeNull()
})

it('nothing is kept once the customer has signed out', () => {
  signInAda()
  const { unmount } = render(<Shop isReady text="2 × soup" />)
  window.dispatchEvent(new Event('pagehide'))
  signedOut()
  unmount()
  expect(kept()).toBeNull()
})

it('what is typed and chosen is kept, but nothing that a browser may not keep', () => {
  signInAda()
  function Form() {
    return (
      <main>
        <div ref={useKeptPage(CODE)}>
          <textarea />
          <input type="checkbox" />
          <input autoComplete="off" value="PIN 1234" readOnly />
        </div>
      </main>
    )
  }
  const { container, unmount } = render(<Form />)
  container.querySelector('textarea')!.value = 'No nuts'
  container.querySelector<HTMLInputElement>('[type=checkbox]')!.checked = true
  unmount()
  expect(kept()?.html).toMatch(/>No nuts<.*checked=""/)
  expect(kept()?.html).toContain('readonly="" value=""')
})

it("MUI's styles are kept with its fields, as they are in no style sheet of the build", () => {
  signInAda()
  const made = document.createElement('style')
  made.dataset.emotion = 'css'
  made.textContent = '.MuiField{color:red}.css-1{margin:0}'
  document.head.append(made)
  function Page({ field }: { field: string }) {
    return (
      <main>
        <div ref={useKeptPage(CODE)}>
          <i className={field} />
        </div>
      </main>
    )
  }
  render(<Page field="MuiField" />).unmount()
  expect(kept()?.html).toMatch(
    /<i class="MuiField"><\/i><style>\.MuiField *{color: red;}\.css-1 *{margin: 0[a-z]*;}<\/style>/,
  )
  render(<Page field="own" />).unmount()
  expect(kept()?.html).not.toContain('<style>')
  made.remove()
})

it('a page waits for what was requested before its code, and for 400 ms at most', async () => {
  const load = vi.fn(() => Promise.resolve('cart'))
  expect(earlyData(load)).toBeNull()
  globalThis.earlyReads = {}
  expect(earlyData(load)).toBeNull()
  expect(load).not.toHaveBeenCalled()
  globalThis.earlyReads = { '/cart': Promise.resolve(new Response()) }
  expect(await earlyData(load)).toBe('cart')
  vi.useFakeTimers()
  const waited = vi.fn()
  void earlyData(() => new Promise(() => {}))?.then(waited)
  await vi.advanceTimersByTimeAsync(399)
  expect(waited).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(waited).toHaveBeenCalled()
  vi.useRealTimers()
  globalThis.earlyReads = undefined
})

describe('a page that was shown as it was kept', () => {
  /** The part of the app that loads a page, after the build's script has shown the kept one. */
  async function load() {
    vi.resetModules()
    const { Kept } = await import('./Kept')
    return render(<Kept>Loading</Kept>)
  }
  beforeEach(() => {
    vi.useFakeTimers()
    document.body.innerHTML = KEPT
  })
  afterEach(() => {
    vi.useRealTimers()
    history.replaceState(null, '', '/')
  })

  it('stays while it loads, for 4 s', async () => {
    const { container } = await load()
    expect(container.innerHTML).toMatch(/<div inert.*><p>2 × soup<\/p><\/div>/)
    act(() => void vi.advanceTimersByTime(4000))
    expect(container.innerHTML).toBe('Loading')
  })

  it('is not shown again once the page itself was drawn, or has gone', async () => {
    await load()
    const { keptContent, useKeptPage } = await import('./kept-page')
    function Page({ isReady }: { isReady: boolean }) {
      const page = useKeptPage(CODE)
      return <main ref={isReady ? page : null} />
    }
    const { rerender, unmount } = render(<Page isReady={false} />)
    expect(keptContent()).not.toBeNull()
    rerender(<Page isReady />)
    expect(keptContent()).toBeNull()
    unmount()

    vi.resetModules()
    document.body.innerHTML = KEPT
    const again = await import('./kept-page')
    const Loading = () => void again.useKeptPage(CODE)
    render(<Loading />).unmount()
    expect(again.keptContent()).toBeNull()
  })

  it('does not stand for another page', async () => {
    await load()
    const { Kept } = await import('./Kept')
    history.replaceState(null, '', '/account')
    expect(render(<Kept>Loading</Kept>).container.innerHTML).toBe('Loading')
  })
})
