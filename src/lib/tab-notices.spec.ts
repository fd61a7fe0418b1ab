import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { arrived, otherTab } from '../../tests/setup/other-tab'
import { tabNotices } from './tab-notices'

let another: ReturnType<typeof otherTab>
let tab: ReturnType<typeof tabNotices<string>>
/** The notices that the tab has received. */
let received: unknown[]

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
  another = otherTab('changes')
  tab = tabNotices('changes')
  received = []
})
function listen() {
  const stop = tab.listen((notice) => void received.push(notice))
  onTestFinished(stop)
  return stop
}
async function allArrived() {
  await arrived()
  await arrived()
}

it('a new tab announces itself, and knows of an open one once that has answered', async () => {
  listen()
  await allArrived()
  expect([another.heard, tab.hasCompany()]).toEqual([[''], false])
  another.says('here')
  await vi.waitFor(() => expect(tab.hasCompany()).toBe(true))
  await allArrived()
  expect([another.heard, received]).toEqual([[''], []])
})

it('an open tab answers a new one', async () => {
  listen()
  another.says('')
  await vi.waitFor(() => expect(another.heard).toEqual(['', 'here']))
  expect([tab.hasCompany(), received]).toEqual([true, []])
})

it('a tab hears the notices of others until it stops', async () => {
  const stop = listen()
  another.says('one')
  await vi.waitFor(() => expect(received).toEqual(['one']))
  expect(tab.hasCompany()).toBe(true)
  stop()
  another.says('two')
  await allArrived()
  expect(received).toEqual(['one'])
})

it('a tab notifies the others, and does not hear itself', async () => {
  const first = listen()
  listen()
  first()
  tab.tell('one')
  await vi.waitFor(() => expect(another.heard).toContain('one'))
  await allArrived()
  expect(another.heard).toEqual(['', '', 'one'])
  expect([tab.hasCompany(), received]).toEqual([false, []])
})

it('a tab that does not listen notifies nobody', async () => {
  tab.tell('one')
  listen()()
  tab.tell('two')
  await allArrived()
  expect(another.heard).toEqual([''])
})

it('a browser without channels goes without notices', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(() => {
    tab.listen(() => {})()
    tab.tell('one')
  }).not.toThrow()
  expect(tab.hasCompany()).toBe(false)
})
