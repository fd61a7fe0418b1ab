// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { session } from '../../tests/setup/session-calls'
import { signedIn, signedOut } from './auth'
import { keptPageForgotten, useKeptPage } from './kept-page'
import { localStore, readJson, recordOf } from '../lib/storage'

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
  expect(kept()?.html).not.toContain('1234')
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
    document.body.innerHTML = '<div id="root"><div inert><main><p>2 × soup</p></main></div></div>'
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

  it('does not stand for another page', async () => {
    await load()
    const { Kept } = await import('./Kept')
    history.replaceState(null, '', '/account')
    expect(render(<Kept>Loading</Kept>).container.innerHTML).toBe('Loading')
  })
})
