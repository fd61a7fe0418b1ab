import { beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../query-client'
import { authCalls } from './auth'
import { firebaseConfigQuery } from './firebase-config'

const details = { phone: '+12125550142', firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' }
const CALLS: [words: string, call: () => Promise<unknown>][] = [
  ['Failed to fetch Firebase configuration', () => queryClient.fetchQuery({ ...firebaseConfigQuery(), retry: false })],
  ['Login failed', () => authCalls.login('token', details.phone)],
  ['Registration failed', () => authCalls.register('token', details)],
  ['Logout failed', () => authCalls.logout('token')],
]
const answer = vi.fn<(request: Request) => Promise<Response>>()

beforeEach(() => {
  queryClient.clear()
  answer.mockReset()
  vi.stubGlobal('fetch', answer)
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

describe('an auth call that fails', () => {
  it.each(CALLS)('reports %s when the API sends no message, and logs it without the token', async (words, call) => {
    answer.mockResolvedValue(new Response(null, { status: 500 }))
    await expect(call()).rejects.toThrow(words)
    expect(console.error).toHaveBeenCalledExactlyOnceWith(words, expect.objectContaining({ status: 500 }))
    expect(JSON.stringify(vi.mocked(console.error).mock.calls)).not.toContain('token')
  })
})

describe('the headers', () => {
  const sent = () => answer.mock.calls[0]![0].headers

  it.each(CALLS.slice(1, 3))(
    'contain device, source and identity token in the call behind %s',
    async (_words, call) => {
      answer.mockResolvedValue(
        Response.json({ next: 'REGISTER', user: { id: '1', firstName: '', lastName: '', email: '' } }),
      )
      await call()
      expect(sent().get('device_id')).toMatch(/^web_[a-z0-9]{13}$/)
      expect(sent().get('login_source')).toBe('mobile')
      expect(sent().get('authorization')).toBe('Bearer token')
      expect(sent().get('content-type')).toBe('application/json')
    },
  )
})
