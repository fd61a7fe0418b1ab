import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Head } from '../lib/head'
import { HEADS } from '../lib/heads'
import { useHead } from './use-head'

const NAMES = ['name="description"', 'property="og:title"', 'property="og:description"', 'property="og:url"']
const HOSTILE = '</title><script>alert(1)</script>'

function Page(head: Head) {
  useHead(head)
  return null
}
const read = () => ({
  title: document.title,
  metas: [...document.head.querySelectorAll('meta')].map(({ content }) => content),
  canonical: document.head.querySelector('link')?.getAttribute('href'),
})

beforeEach(() => {
  const metas = NAMES.map((name) => `<meta ${name} content="as built">`)
  document.head.innerHTML = `<title>as built</title><link rel="canonical" href="as built">${metas.join('')}`
})
const before = [...document.head.childNodes]
afterEach(() => {
  document.head.replaceChildren(...before)
  history.replaceState(null, '', '/')
})

it('the head describes the page that is shown, and then the next one', () => {
  history.replaceState(null, '', '/menu?search=soup#soups')
  const { rerender } = render(<Page key="menu" {...HEADS.menu} />)
  const menu = `${window.location.origin}/menu`
  const text = HEADS.menu.description
  const title = 'Menu · Tamarind Row'
  expect(read()).toEqual({ title, metas: [text, title, text, menu], canonical: menu })
  history.replaceState(null, '', '/')
  rerender(<Page key="home" {...HEADS.home} />)
  const home = `${window.location.origin}/`
  const own = HEADS.home.description
  expect(read()).toEqual({ title: 'Tamarind Row', metas: [own, 'Tamarind Row', own, home], canonical: home })
})

it('the head follows what is learnt of the page, as text', () => {
  const { rerender } = render(<Page page="Menu" />)
  expect(read().metas[0]).toBe(HEADS.home.description)
  rerender(<Page page={HOSTILE} description={HOSTILE} />)
  expect(read()).toMatchObject({ title: `${HOSTILE} · Tamarind Row`, metas: { 0: HOSTILE, 2: HOSTILE } })
  expect(document.querySelector('script')).toBeNull()
})

it('the title is set even where the head has no such tags', () => {
  document.head.replaceChildren()
  render(<Page page="Cart" />)
  expect(document.title).toBe('Cart · Tamarind Row')
})
