import { render, type RenderResult } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { drawnAgain, guardPage } from './changed-page'
import { WATCH_PAGE } from '../tooling/prerender/inline-scripts'
import { isChanged, type Press } from './page-changes'

const { removeChild, insertBefore } = Object.getOwnPropertyDescriptors(Node.prototype)
let place: HTMLElement
let page: RenderResult

type Props = { count: number; more: boolean }
/** Texts beside elements and other texts: those that React updates, removes and inserts before. */
const Cart = ({ count, more }: Props) => (
  <p>
    {more && <b>New! </b>}
    You have {count}
    {count > 1 ? ' items' : ' item'}
    {more ? null : ' only'}
    <>{more ? ' and more' : null}</>
  </p>
)

const replaced = (text: Text) => {
  const font = document.createElement('font')
  font.append(Object.assign(document.createElement('font'), { textContent: `${text.data}°` }))
  text.parentNode!.insertBefore(font, text)
  text.remove()
}
const inPlace = (text: Text) => {
  const font = document.createElement('font')
  font.textContent = `${text.data}°`
  text.replaceWith(font)
}
const wrapped = (text: Text) => {
  const font = document.createElement('font')
  text.replaceWith(font)
  font.append(text)
}
/** Translates what is not translated yet, and lets the guard see it. */
async function translate(how: (text: Text) => void) {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) if (!text.parentElement!.closest('font')) how(text)
  await Promise.resolve()
}
const shown = () => place.textContent.replaceAll('°', '')
const update = async (next: Props) => {
  page.rerender(<Cart {...next} />)
  await Promise.resolve()
}

beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'))
  page = render(<Cart count={1} more={false} />, { container: place })
  guardPage(place)
})
afterEach(() => {
  page.unmount()
  place.remove()
  Object.defineProperties(Node.prototype, { removeChild, insertBefore })
})

describe.each([
  ['puts other text beside and takes the own away', replaced],
  ['puts other text in place of the own', inPlace],
  ['puts an element around each text', wrapped],
])('a translator that %s', (_, how) => {
  it('leaves every later number and text as the page has it', async () => {
    await translate(how)
    expect(shown()).toBe('You have 1 item only')
    for (const count of [2, 3, 1, 20]) {
      await update({ count, more: false })
      expect(shown()).toBe(`You have ${count} ${count > 1 ? 'items' : 'item'} only`)
      await translate(how)
    }
  })

  it('leaves React able to remove a text, and to put elements and texts before and after others', async () => {
    await translate(how)
    await update({ count: 2, more: true })
    expect(shown()).toBe('New! You have 2 items and more')
    await translate(how)
    await update({ count: 1, more: false })
    expect(shown()).toBe('You have 1 item only')
  })

  it('leaves React able to remove the page', async () => {
    await translate(how)
    page.rerender(<></>)
    expect(place.textContent).toBe('')
  })
})

it('what an extension puts between the texts stays, and stops no update', async () => {
  place.querySelector('p')!.prepend(document.createElement('dark-reader'))
  await update({ count: 3, more: true })
  expect([shown(), place.querySelectorAll('dark-reader').length]).toEqual(['New! You have 3 items and more', 1])
})

it('releases what it took over: the records would keep the first page in memory', () => {
  const records = [{ addedNodes: [], removedNodes: [document.createElement('main')] }] as unknown as MutationRecord[]
  window.pageChanges = { records, watch: new MutationObserver(() => {}) }
  guardPage(place)
  expect([records, window.pageChanges]).toEqual([[], undefined])
})

describe('a page that React had to draw again', () => {
  const report = vi.fn()
  const button = (name: string) => {
    const made = document.createElement('button')
    made.textContent = name
    return made
  }
  const clicked = vi.fn()
  beforeEach(() => {
    vi.stubGlobal('reportError', report.mockReset())
    clicked.mockReset()
    const records = [{ addedNodes: [document.createElement('font')], removedNodes: [] }] as unknown as MutationRecord[]
    window.pageChanges = { records, watch: new MutationObserver(() => {}) }
    place.append(button('Add'))
    place.querySelector('button')!.onclick = clicked
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    delete window.pageChanges
  })

  it('by itself is reported as an error', async () => {
    delete window.pageChanges
    vi.resetModules()
    const untouched = await import('./changed-page')
    await untouched.drawnAgain(new Error('418'), null)
    expect(report).toHaveBeenCalledOnce()
  })

  it('is not reported when the guard saw somebody else change the page', async () => {
    await translate(replaced)
    delete window.pageChanges
    await drawnAgain(new Error('418'), null)
    expect(report).not.toHaveBeenCalled()
  })

  it('as others had changed it is not, and a click that was lost with it is repeated', async () => {
    await drawnAgain(new Error('418'), { on: button('Add'), isClick: true })
    expect([clicked.mock.calls.length, report.mock.calls.length]).toEqual([1, 0])
  })

  it.each<[string, Partial<Press>, number]>([
    ['ended without a click', { isUp: true }, 1],
    ['was heard on what is there now', { isUp: true, isHeard: true }, 0],
    ['became a scroll', { isCancelled: true }, 0],
  ])('while a press was under way repeats it if it %s', async (_, end, times) => {
    const press: Press = { on: button('Add') }
    const done = drawnAgain(new Error('418'), press)
    Object.assign(press, end)
    await done
    expect(clicked).toHaveBeenCalledTimes(times)
  })

  it('without what was pressed repeats nothing', async () => {
    await drawnAgain(new Error('418'), { on: place.querySelector('button'), isClick: true })
    await drawnAgain(new Error('418'), { on: button('Gone'), isClick: true })
    expect(clicked).not.toHaveBeenCalled()
  })
})

it('what others change before the code has loaded is known, and so is what is pressed', async () => {
  place.id = 'root'
  // eslint-disable-next-line no-eval
  ;(0, eval)(WATCH_PAGE)
  expect(isChanged()).toBe(false)
  await translate(replaced)
  expect(isChanged()).toBe(true)
  place.innerHTML = '<button>Add</button><a href="#x">Go</a>'
  const press = (on: string, ...events: string[]) => {
    for (const type of events) place.querySelector(on)!.dispatchEvent(new Event(type, { bubbles: true }))
    return window.press
  }
  expect(press('button', 'pointerdown', 'pointerup')).toEqual({ on: place.querySelector('button'), isUp: true })
  expect(press('button', 'click')).toEqual({ on: place.querySelector('button'), isClick: true })
  expect(press('a', 'click')).toBeNull()
  window.pageChanges!.watch.disconnect()
  delete window.pageChanges
})
