import { expect, test } from './shop'

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

test('a link to a dish shows its picture and its price', async ({ page }) => {
  const html = await (await page.request.get('/menu/all-day/section/noodles-soups/item/hand-pulled-noodles')).text()
  const metaOf = (name: string) => new RegExp(`property="og:${name}" content="([^"]*)"`).exec(html)?.[1]
  expect(metaOf('title')).toContain('Hand-pulled noodles')
  expect(metaOf('description')).toMatch(/^from \$14\.50 · Wheat noodles/)
  const picture = await page.request.get(new URL(metaOf('image')!).pathname)
  expect(picture.headers()['content-type']).toBe('image/jpeg')
  expect((await picture.body()).length).toBeGreaterThan(10_000)
})
