import { describe, expect, it } from 'vitest'
import { checkEnv, portOf } from './env'

function errorOf(check: () => unknown): Error {
  try {
    check()
  } catch (cause) {
    return cause as Error
  }
  return expect.fail('nothing was wrong')
}

describe('the environment of a build', () => {
  it.each([
    {},
    { VITE_API_BASE_URL: 'https://adapters.example/v2', VITE_SITE_URL: 'https://tamarind.example' },
    { VITE_SITE_URL: 'http://localhost:8080', VITE_RESTAURANT_NAME: 'Ö <b>' },
    { VITE_RESTAURANT_ID: 'tamarind_row-2', VITE_API_BASE_URL: 'https://adapters.example' },
    { VITE_LOCALE: 'ar-KW', VITE_OTHER_LOCALES: 'en-KW,fr-FR' },
    { VITE_PAYMENT_HOSTS: 'checkout.clover.com,pay.example', PATH: '/usr/bin', VITE_VERCEL_ENV: 'production' },
  ])('may be %j', (env) => expect(checkEnv(env)).toBe(env))

  it.each<[name: string, must: string, values: string[]]>([
    ['VITE_API_BASE_URL', 'an http(s) address', ['adapters.example', 'ftp://adapters.example', '']],
    ['VITE_API_BASE_URL', 'without a slash at its end', ['https://adapters.example/']],
    ['VITE_RESTAURANT_ID', 'letters, digits', ['tamarind row']],
    ['VITE_RESTAURANT_NAME', 'a name', [' ']],
    ['VITE_SITE_URL', 'an origin and no more', ['https://tamarind.example/shop']],
    ['VITE_SERVICE_WORKER', 'on or off', ['yes']],
    ['VITE_LOCALE', 'a locale like en-US whose language is en, ar, de, es, fr, it, tr', ['german', '', 'xx-YY']],
    ['VITE_OTHER_LOCALES', 'locales separated by commas', ['en-GB, fr-FR', 'en-GB,en-US', 'xx-YY', '']],
    ['VITE_PAYMENT_HOSTS', 'host names separated by commas', ['https://pay.example', 'pay.example, clover.com']],
  ])('refuses for %s what is not %s, without a stack trace: %j', (name, must, values) => {
    for (const value of values) {
      const { message, stack } = errorOf(() => checkEnv({ [name]: value }))
      expect(message).toContain(`${name} is ${JSON.stringify(value)}. It must be`)
      expect(message).toContain(must)
      expect(stack).toBe(message)
    }
  })

  it('refuses an unknown variable, such as a misspelt one, and lists the known ones', () => {
    expect(() => checkEnv({ VITE_API_URL: 'https://adapters.example' })).toThrow(
      'VITE_API_URL is not known. There are VITE_API_BASE_URL, VITE_RESTAURANT_ID,',
    )
  })

  it('needs an API address with a restaurant id', () => {
    const env = { VITE_RESTAURANT_ID: 'my-place' }
    expect(() => checkEnv(env)).toThrow('VITE_RESTAURANT_ID needs VITE_API_BASE_URL')
    expect(checkEnv(env, 'my-restaurant')).toBe(env)
  })

  it('reports all errors at once', () => {
    expect(() => checkEnv({ VITE_SITE_URL: 'x', VITE_FOO: 'y' })).toThrow(
      /VITE_SITE_URL is "x".*\nVITE_FOO is not known/,
    )
  })
})

describe('the port', () => {
  it.each([
    [undefined, 4173],
    ['8080', 8080],
  ])('%s is %i', (text, port) => expect(portOf(text)).toBe(port))

  it.each(['abc', '', '0', '65536', '80.5'])('%j is refused with what it must be, without a stack trace', (text) => {
    const { message, stack } = errorOf(() => portOf(text))
    expect(message).toBe(`PORT is "${text}". It must be a whole number from 1 to 65535.`)
    expect(stack).toBe(message)
  })
})
