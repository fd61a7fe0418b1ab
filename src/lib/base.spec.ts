import { afterEach, describe, expect, it, vi } from 'vitest'
import { pathHere, withBase } from './base'

afterEach(() => vi.unstubAllEnvs())

describe('the addresses of a further language', () => {
  it.each([
    ['/en', '/'],
    ['/en/', '/'],
    ['/en/menu', '/menu'],
  ])('%s is the path %s of the router', (pathname, path) => {
    vi.stubEnv('BASE_PATH', '/en')
    expect(pathHere({ pathname })).toBe(path)
  })

  it('begin with it', () => {
    vi.stubEnv('BASE_PATH', '/en')
    expect(withBase('/cart')).toBe('/en/cart')
  })
})

it('an address of the main language is the path', () => {
  expect(pathHere({ pathname: '/menu' })).toBe('/menu')
  expect(withBase('/cart')).toBe('/cart')
})
