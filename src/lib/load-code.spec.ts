import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as LoadCode from './load-code'
import type * as ReloadOnce from './reload-once'

const GONE = 'Failed to fetch dynamically imported module: https://shop.test/assets/a-1.js'
const failing = (message: string) => () => Promise.reject<{ soup: string }>(new TypeError(message))
const gone = failing(GONE)

const reload = vi.fn()
const fetch = vi.fn(() => Promise.resolve(new Response()))
let window_: EventTarget
/** Lets everything run that waits for no timer. */
const quiet = () => vi.advanceTimersByTimeAsync(0)

let { CodeMissing, loadCode, loadIfThere } = {} as typeof LoadCode
let { noReloadWhile } = {} as typeof ReloadOnce

/** Each test begins on a page that nobody leaves, and that was not reloaded. */
beforeEach(async () => {
  vi.resetModules()
  window_ = new EventTarget()
  vi.stubGlobal('addEventListener', window_.addEventListener.bind(window_))
  ;({ noReloadWhile } = await import('./reload-once'))
  ;({ CodeMissing, loadCode, loadIfThere } = await import('./load-code'))
  const { sessionStore } = await import('./storage')
  vi.useFakeTimers({ now: Date.parse('2026-11-20T18:00:00Z') })
  vi.stubGlobal('location', { href: 'https://shop.test/menu?menu=lunch#sweet', reload })
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', fetch)
  sessionStore.remove('reloadedAt')
})
afterEach(() => {
  vi.useRealTimers()
  vi.resetAllMocks()
  fetch.mockImplementation(() => Promise.resolve(new Response()))
})

describe('code that is asked for', () => {
  it('is imported once when it loads', async () => {
    let imports = 0
    await expect(loadCode(() => Promise.resolve(++imports))).resolves.toBe(1)
    expect(imports).toBe(1)
  })

  it('is imported again from the address that a browser names', async () => {
    await expect(loadIfThere(gone)).rejects.toThrow("Received protocol 'https:'")
  })

  it.each(['Importing a module script failed.', 'Unable to preload CSS for /assets/a.css'])(
    'fails with %j, which names no code',
    async (message) => {
      await expect(loadIfThere(failing(message))).rejects.toThrow(message)
    },
  )
})

describe('F55 code that is gone', () => {
  const settled = vi.fn()
  const nameless = failing('Importing a module script failed.')
  /** Begins to load; `settled` is called when that has ended. */
  async function begin(load = nameless) {
    loadCode(load).then(settled, settled)
    await quiet()
  }
  const hasFailed = () => expect(settled.mock.lastCall?.[0]).toBeInstanceOf(CodeMissing)

  it('reloads the page once, however many parts are gone, and what asked for them waits until then', async () => {
    await Promise.all([begin(), begin(), begin()])
    expect(fetch.mock.calls).toEqual([
      ['https://shop.test/menu?menu=lunch#sweet', expect.objectContaining({ method: 'HEAD' })],
    ])
    expect(reload).toHaveBeenCalledOnce()
    expect(settled).not.toHaveBeenCalled()
  })

  it('reloads again after 30 s only, whichever part is gone', async () => {
    await begin()
    await vi.advanceTimersByTimeAsync(30_000)
    await begin(failing('Unable to preload CSS for /assets/a.css'))
    hasFailed()
    await vi.advanceTimersByTimeAsync(1)
    await begin()
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('reloads again when the clock was set back meanwhile', async () => {
    await begin()
    vi.setSystemTime('2026-11-20T17:00:00Z')
    await begin()
    expect(reload).toHaveBeenCalledTimes(2)
  })

  const reloaded = () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' } as never])
    vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now() - 1000)
  }
  it.each([
    ['that came by a reload, where the browser stores nothing', reloaded],
    ['that is offline', () => vi.stubGlobal('navigator', { onLine: false })],
  ])('does not reload a page %s', async (_, prepare) => {
    prepare()
    await begin()
    expect(reload).not.toHaveBeenCalled()
    hasFailed()
  })

  it.each([
    ['refuses', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['never answers', () => new Promise<never>((_, reject) => setTimeout(reject, 5000))],
  ])('does not reload into the browser’s own error page: the web host %s', async (_, answer) => {
    fetch.mockImplementation(answer)
    await begin()
    await vi.advanceTimersByTimeAsync(5000)
    expect(reload).not.toHaveBeenCalled()
    hasFailed()
  })

  it('does not reload while a write is under way, also when that has begun meanwhile', async () => {
    noReloadWhile(() => true)
    await begin()
    hasFailed()
    let isWriting = false
    noReloadWhile(() => isWriting)
    fetch.mockImplementation(() => {
      isWriting = true
      return Promise.resolve(new Response())
    })
    await begin()
    expect(settled).toHaveBeenCalledTimes(2)
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('F55 a page that is being left while code loads', () => {
  const leave = () => window_.dispatchEvent(new Event('beforeunload'))
  const stopped = () => {
    leave()
    return Promise.reject<{ soup: string }>(new TypeError('Importing a module script failed.'))
  }

  it('is not reloaded, which would cancel the leaving, and shows no error', async () => {
    const settled = vi.fn()
    loadCode(stopped).then(settled, settled)
    await vi.advanceTimersByTimeAsync(4999)
    expect(reload).not.toHaveBeenCalled()
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
  })

  it('asks for the code again when it has stayed', async () => {
    let tries = 0
    const loaded = loadCode(() => (++tries === 1 ? stopped() : Promise.resolve({ soup: 'Tom kha' })))
    await vi.advanceTimersByTimeAsync(5000)
    await expect(loaded).resolves.toEqual({ soup: 'Tom kha' })
    expect(reload).not.toHaveBeenCalled()
  })
})
