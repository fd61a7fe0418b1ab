import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSandbox } from './sandbox'
import { emptyState } from './state'
import { stateFile } from './state-file'
import { signedInCustomer } from '../../tests/sandbox/clients'
import { addToCart, placedOrder } from '../../tests/sandbox/orders'

let path: string
beforeEach(() => {
  path = join(mkdtempSync(join(tmpdir(), 'sandbox-')), 'deep', 'state.json')
})
afterEach(() => {
  rmSync(dirname(dirname(path)), { recursive: true })
})

const warnings = () => vi.spyOn(console, 'warn').mockImplementation(() => {})

function startSandbox() {
  const file = stateFile(path)
  return createSandbox({ state: file.read(), save: (state) => file.write(state) })
}

describe('the state file', () => {
  it('survives a restart: account, cart and order are still there', async () => {
    const before = await signedInCustomer({ sandbox: startSandbox() })
    await addToCart(before)
    const order = await placedOrder(before)

    const after = await signedInCustomer({ sandbox: startSandbox() })
    expect(after.customerId).toBe(before.customerId)
    expect(after.sandbox.context.state.carts).toEqual(before.sandbox.context.state.carts)
    expect(await after.call('GET', `${after.home}/orders/${order.id}`)).toMatchObject({
      status: 200,
      body: { number: '1042' },
    })
    await addToCart(after)
    expect((await placedOrder(after)).number).toBe('1043')
  })

  it('is empty at first, without a warning', () => {
    const warn = warnings()
    expect(stateFile(path).read()).toEqual(emptyState())
    expect(warn).not.toHaveBeenCalled()
    expect(existsSync(dirname(path))).toBe(false)
  })

  it('is rewritten only when something changed', () => {
    const file = stateFile(path)
    file.write(emptyState())
    writeFileSync(path, 'untouched')
    file.write(emptyState())
    expect(readFileSync(path, 'utf8')).toBe('untouched')
    file.write({ ...emptyState(), nextNumber: 2000 })
    expect(stateFile(path).read().nextNumber).toBe(2000)
  })

  it('keeps its old content when writing the new one fails', () => {
    const file = stateFile(path)
    file.write({ ...emptyState(), nextNumber: 2000 })
    expect(readdirSync(dirname(path))).toEqual(['state.json'])
    mkdirSync(`${path}.new`)
    const warn = warnings()
    file.write(emptyState())
    file.write(emptyState())
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/cannot be written \(.*EISDIR.*SANDBOX_STATE/)]])
    expect(stateFile(path).read().nextNumber).toBe(2000)
    rmSync(`${path}.new`, { recursive: true })
    file.write(emptyState())
    expect(stateFile(path).read().nextNumber).toBe(1042)
  })

  it('gets defaults for what an older version did not have', () => {
    mkdirSync(dirname(path))
    writeFileSync(path, '{"nextNumber":7}')
    expect(stateFile(path).read()).toEqual({ ...emptyState(), nextNumber: 7 })
  })

  it.each(['', '{"accounts":[', 'null', '[]', '"text"', '{"accounts":{}}', '{"carts":null}', '{"nextNumber":"7"}'])(
    'starts over with one warning when it contains %j',
    (text) => {
      const warn = warnings()
      mkdirSync(dirname(path))
      writeFileSync(path, text)
      expect(stateFile(path).read()).toEqual(emptyState())
      expect(warn.mock.calls).toEqual([[`The sandbox starts afresh: ${path} cannot be read.`]])
    },
  )
})
