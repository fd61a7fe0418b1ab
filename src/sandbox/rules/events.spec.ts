import { expect, it } from 'vitest'
import { send } from '../../../tests/sandbox/clients'
import { createSandbox } from '../sandbox'

const EVENTS = '/__sandbox/events'
const view = { name: 'page_view', params: { page_path: '/menu' }, at: 1 }
const vital = { name: 'web_vital', params: { metric: 'LCP', value: 900 }, at: Date.now() }

it('the figures count the visits of the events that were sent', async () => {
  const sandbox = createSandbox()
  for (const visit of ['a', 'b', 'b']) {
    expect((await send(sandbox, 'POST', EVENTS, { body: { visit, events: [view, vital] } })).status).toBe(204)
  }
  expect((await send(sandbox, 'GET', EVENTS)).body).toMatchObject({
    funnel: [{ label: 'Visits', visits: 2 }, { visits: 0 }, { visits: 0 }, { visits: 0 }, { visits: 0 }],
    vitals: [{ metric: 'LCP', value: 900 }],
  })
})

it.each([
  ['no object', 7],
  ['no list', { visit: 'a', events: {} }],
  ['an event that is null', { visit: 'a', events: [null] }],
  ['params that are missing', { visit: 'a', events: [{ name: 'web_vital', at: Date.now() }] }],
  ['params that are null', { visit: 'a', events: [{ ...vital, params: null }] }],
  ['params that are a list', { visit: 'a', events: [{ ...view, params: [] }] }],
  ['a time that is a text', { visit: 'a', events: [{ ...view, at: 'now' }] }],
])('a batch with %s is refused, and the figures can still be read', async (_, body) => {
  const sandbox = createSandbox()
  expect((await send(sandbox, 'POST', EVENTS, { body })).status).toBe(422)
  expect((await send(sandbox, 'GET', EVENTS)).status).toBe(200)
})
