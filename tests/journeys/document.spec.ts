import type { Page } from '@playwright/test'
import { expect, test } from './shop'

/** The public pages whose metadata differ, with their h1. */
const PUBLIC = [
  ['/', 'Tamarind Row'],
  ['/menu', 'Menu'],
  ['/about', 'About Tamarind Row'],
  ['/contact', 'Contact'],
] as const

const OFTEN = { intervals: [50] }
const headOf = (page: Page) =>
  page.evaluate(() => {
    const meta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[${name}]`)?.content
    const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href')
    const texts = [
      document.title,
      meta('name=description'),
      meta('property="og:title"'),
      meta('property="og:description"'),
    ]
    return { texts, addresses: [canonical, meta('property="og:url"')].map((url) => url && new URL(url).pathname) }
  })

test(
  'title, description and canonical address change on navigation as if each page had been opened directly',
  { tag: '@variant' },
  async ({ page }) => {
    const opened = new Map<string, Awaited<ReturnType<typeof headOf>>>()
    for (const [path, heading] of PUBLIC) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      opened.set(path, await headOf(page))
      expect(opened.get(path)!.addresses).toEqual([path, path])
    }
    expect(new Set([...opened.values()].map(({ texts }) => texts[1])).size).toBe(4)
    await page.goto('/')
    for (const [path, name] of [
      ['/about', 'About'],
      ['/contact', 'All hours and contact'],
      ['/menu', 'Order Now'],
    ] as const) {
      await page.getByRole('link', { name, exact: true }).first().click()
      await expect.poll(() => headOf(page), OFTEN).toEqual(opened.get(path))
    }
    await page.getByRole('link', { name: 'Charred corn ribs' }).click()
    await expect(page).toHaveTitle('Charred corn ribs · Tamarind Row')
    const dish = await headOf(page)
    expect(dish.texts[1]).not.toBe(opened.get('/menu')!.texts[1])
    expect(dish.addresses).toEqual(Array(2).fill(new URL(page.url()).pathname))
    await page.goBack()
    await expect.poll(() => headOf(page), OFTEN).toEqual(opened.get('/menu'))
  },
)

type Told = { '@context': string; '@type': string; name: string; hasMenuSection?: { hasMenuItem: object[] }[] }
const told = (page: Page) =>
  page.evaluate(() =>
    [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => JSON.parse(textContent) as Told,
    ),
  )

test('structured data describes the restaurant at home and every dish on the menu, and nothing elsewhere', async ({
  page,
}) => {
  await page.goto('/')
  await expect
    .poll(() => told(page))
    .toMatchObject([{ '@context': 'https://schema.org', '@type': 'Restaurant', name: 'Tamarind Row' }])
  await page.getByRole('main').getByRole('link', { name: 'Order Now' }).click()
  await expect.poll(async () => (await told(page)).map((data) => data['@type'])).toEqual(['Menu'])
  const [menu] = await told(page)
  const dishes = menu!.hasMenuSection!.flatMap(({ hasMenuItem }) => hasMenuItem)
  expect(dishes).toHaveLength(await page.getByRole('article').count())
  expect(dishes[0]).toMatchObject({ '@type': 'MenuItem', name: 'Charred corn ribs', offers: { price: '8.50' } })
  await page.getByRole('link', { name: 'Charred corn ribs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Charred corn ribs' })).toBeVisible()
  await expect.poll(async () => (await told(page)).length).toBe(0)
})

test('the manifest and every picture that it or the head names exist with the right type', async ({ page }) => {
  await page.goto('/')
  const at = (selector: string, attribute: string) =>
    page.locator(selector).evaluateAll((all, name) => all.map((one) => one.getAttribute(name)!), attribute)
  const [manifest] = await at('link[rel=manifest]', 'href')
  const answer = await page.request.get(manifest!)
  expect(answer.headers()['content-type']).toMatch(/^application\/manifest\+json/)
  const { icons, start_url } = (await answer.json()) as { icons: { src: string; type: string }[]; start_url: string }
  expect(start_url).toBe('/')
  const [preview] = await at('meta[property="og:image"]', 'content')
  const named = [...(await at('link[rel=icon], link[rel=apple-touch-icon]', 'href')), new URL(preview!).pathname]
  const typeOf: Record<string, string> = {
    ico: 'image/x-icon',
    svg: 'image/svg+xml',
    png: 'image/png',
    jpg: 'image/jpeg',
  }
  const pictures = [...icons, ...named.map((src) => ({ src, type: typeOf[src.split('.').at(-1)!]! }))]
  expect(pictures).toHaveLength(icons.length + 4)
  for (const { src, type } of pictures) {
    const picture = await page.request.get(src)
    expect([picture.status(), picture.headers()['content-type']], src).toEqual([200, type])
  }
})
