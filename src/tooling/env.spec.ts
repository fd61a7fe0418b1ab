import { describe, expect, it } from 'vitest'
import { checkEnv, portOf } from './env'

describe('the environment of a build', () => {
  it.each([
    {},
    { VITE_API_BASE_URL: 'https://adapters.example/v2', VITE_SITE_URL: 'https://tamarind.example' },
    { VITE_SITE_URL: 'http://localhost:8080', VITE_RESTAURANT_NAME: 'Ö <b>' },
    { VITE_RESTAURANT_ID: 'tamarind_row-2', VITE_API_BASE_URL: 'https://adapters.example' },
    { VITE_LOCALE: 'ar-KW' },
    { VITE_PAYMENT_HOSTS: 'checkout.clover.com,pay.example', PATH: '/usr/bin', VITE_VERCEL_ENV: 'production' },
  ])('may be %j', (env) => expect(checkEnv(env)).toBe(env))

  it.each([
    ['VITE_API_BASE_URL', 'adapters.example', 'an http(s) address'],
    ['VITE_API_BASE_URL', 'https://adapters.example/', 'without a slash at its end'],
    ['VITE_API_BASE_URL', 'ftp://adapters.example', 'an http(s) address'],
    ['VITE_API_BASE_URL', '', 'an http(s) address'],
    ['VITE_RESTAURANT_ID', 'tamarind row', 'letters, digits'],
    ['VITE_RESTAURANT_NAME', ' ', 'a name'],
    ['VITE_SITE_URL', 'https://tamarind.example/shop', 'an origin and no more'],
    ['VITE_SERVICE_WORKER', 'yes', 'on or off'],
    ['VITE_LOCALE', 'german', 'a locale like en-US whose language is en, ar, de'],
    ['VITE_LOCALE', '', 'a locale like en-US'],
    ['VITE_PAYMENT_HOSTS', 'https://pay.example', 'host names separated by commas'],
    ['VITE_PAYMENT_HOSTS', 'pay.example, clover.com', 'host names separated by commas'],
  ])('refuses %s=%s with what it must be', (name, value, must) => {
    expect(() => checkEnv({ [name]: value })).toThrow(`${name} is ${JSON.stringify(value)}. It must be`)
    expect(() => checkEnv({ [name]: value })).toThrow(must)
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

  it.each(['abc', '', '0', '65536', '80.5'])('%j is refused with what it must be', (text) => {
    expect(() => portOf(text)).toThrow(`PORT is "${text}". It must be a whole number from 1 to 65535.`)
  })
})

it.each([() => checkEnv({ VITE_LOCALE: 'xx-YY' }), () => portOf('abc')])(
  'what is wrong is said without a stack trace: %s',
  (check) => {
    let error = new Error()
    try {
      check()
    } catch (cause) {
      error = cause as Error
    }
    expect(error.stack).toBe(error.message)
    expect(error.message).toContain('It must be')
  },
)
