import type { ReactElement, ReactNode } from 'react'
import { createRoutesFromElements, type RouteObject } from 'react-router-dom'
import { expect, it } from 'vitest'
import { ADDRESSES, patternsOf, FILE_ADDRESS } from '../tooling/addresses'
import { RouteTable } from './AppRoutes'

const table = RouteTable() as ReactElement<{ children: ReactNode }>
const pathsIn = (routes: RouteObject[]): string[] =>
  routes.flatMap(({ path, children }) => [...(path ? [path] : []), ...pathsIn(children ?? [])])

it('web servers are told exactly the addresses of the route table', () => {
  const routes = pathsIn(createRoutesFromElements(table.props.children))
  const forEverybody = routes.filter((path) => path !== '*' && path !== '/__gallery')
  expect(ADDRESSES.toSorted()).toEqual(forEverybody.toSorted())
})

it.each([
  ['/menu', true],
  ['/menu/', true],
  ['/account', true],
  ['/account/orders', true],
  ['/menu/all-day/item/soup', true],
  ['/menu/all-day/section/drinks/item/v1.2', true],
  ['/menu/all-day', false],
  ['/account/secrets', false],
  ['/menus', false],
  ['/nothing-here', false],
])('%s is an address of the app: %s', (path, isOne) => {
  expect(new RegExp(patternsOf([]).app).test(path)).toBe(isOne)
})

it.each(['/llms.txt', '/.well-known/none', '/index.html.map', '/wp-login.php'])('%s asks for a file', (path) => {
  expect(new RegExp(FILE_ADDRESS).test(path)).toBe(true)
})
