import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { MenuItem, MenuList } from '../../src/api/types'
import type { Drawn } from '../../src/app/drawn'
import { createSandbox } from '../../src/sandbox/sandbox'
import { buildIn, HOST_ENV, NAME, PAGES, SITE } from './host'
import { all, plain } from './html'

describe('prerendering again', () => {
  const out = mkdtempSync(join(tmpdir(), 'storefront-'))
  const { read, headOf, drawnIn, keptFiles } = buildIn(out)
  let before: Map<string, string | null>
  const DISH = { id: 'soup', name: 'Soup of <today>', price: 1234 }
  let answers: Record<string, unknown>
  let server: Server
  let api = ''
  let soup = ''
  const GONE = 'menu/all-day/section/soups/item/gone.html'
  /** A page that the adopter added. */
  const BESIDE = 'menu/allergens.html'

  beforeAll(async () => {
    cpSync(inject('hostBuild'), out, { recursive: true })
    before = new Map(keptFiles().map(({ url, revision }) => [url, revision]))
    const host = createSandbox()
    const ask = async (path: string) =>
      (await (
        await host.fetch(new Request(`http://shop${path}`, { headers: { login_source: 'mobile' } }))
      ).json()) as unknown
    const path = '/api/v1/restaurants/tamarind-row'
    const list = (await ask(`${path}/menus`)) as MenuList
    const [menu] = list.menus
    const [section] = menu!.sections
    const item = await ask(`${path}/menus/${menu!.id}/items/${section!.items[0]!.id}`)
    Object.assign(section!.items[0]!, DISH)
    answers = {
      [path]: await ask(path),
      [`${path}/menus`]: list,
      [`${path}/menus/${menu!.id}/items/soup`]: Object.assign(item as MenuItem, DISH),
    }
    soup = `menu/${menu!.id}/section/${section!.id}/item/soup.html`
    for (const file of [soup, GONE]) cpSync(join(out, 'menu.html'), join(out, file))
    writeFileSync(join(out, BESIDE), '<!doctype html><title>Allergens</title>')
    server = createServer(({ url }, response) => {
      const answer = answers[url!]
      response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}))
    }).listen(0)
    await once(server, 'listening')
    api = `http://localhost:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.close()
    rmSync(out, { recursive: true })
  })

  const prerender = () =>
    new Promise<string>((resolve) => {
      const { NODE_ENV: _, VITEST: __, ...env } = process.env
      execFile(
        process.execPath,
        ['src/tooling/prerender.mjs', '--api', api, '--out', out],
        { env: { ...env, ...HOST_ENV } },
        (_error, said, wrong) => resolve(said + wrong),
      )
    })
  /** Pages with data are painted when their first screen has arrived. */
  const WAIT_TAG = /\n *<link rel="expect"[^>]*>/g
  const dataIn = (file: string) =>
    JSON.parse(all(read(file), /<script type="application\/json" id="drawn">(.*?)<\/script>/g)[0]!) as Drawn

  it(
    'puts the current menu of the API into the pages, rendered and as data, and keeps the rest of their heads',
    { timeout: 180_000 },
    async () => {
      const heads = PAGES.map(([file]) => headOf(file))
      expect(await prerender()).toContain('menu.html drawn')
      const now = PAGES.map(([file]) => headOf(file))
      expect(now.map((head) => head.replace(WAIT_TAG, ''))).toEqual(heads)
      for (const head of now) expect(head.match(WAIT_TAG)).toHaveLength(1)
      expect(plain(drawnIn('menu.html'))).toContain(DISH.name)
      expect(drawnIn('menu.html')).toContain('$12.34')
      const { path, menus, profile } = dataIn('menu.html')
      expect([path, menus?.menus[0]?.sections[0]?.items[0]?.name, profile.status]).toEqual(['/menu', DISH.name, null])
      expect(dataIn('about.html').menus).toBeUndefined()
      expect(read('menu.html').match(/id="root"/g)).toHaveLength(1)
    },
  )

  it('writes for assistants what is served now, for the site that was built', () => {
    expect(read('llms.txt')).toContain(`[Soup of \\<today\\>](${SITE}/${soup.replace('.html', '')}) \`soup\`: `)
    expect(read('llms.txt')).toContain('$12.34')
    expect(read('.well-known/ai-catalog.json')).toContain(`"${SITE}/.well-known/agent-skills/order-food/SKILL.md"`)
    expect(read('.well-known/agent-skills/order-food/SKILL.md')).toContain(`${SITE}/llms.txt`)
  })

  it('updates the pages of its dishes, and removes the page of a dish that is gone', () => {
    expect(plain(drawnIn(soup))).toContain(DISH.name)
    expect(dataIn(soup)).toMatchObject({ path: `/${soup.replace('.html', '')}`, item: DISH })
    expect(existsSync(join(out, GONE))).toBe(false)
    expect(existsSync(join(out, BESIDE))).toBe(true)
  })

  /** What a page tells whoever reads only its HTML. */
  const toldIn = (file: string) =>
    all(read(file), /<script type="application\/ld\+json">(.*?)<\/script>/g).map(
      (text) => (JSON.parse(text) as { '@graph': Record<string, unknown>[] })['@graph'],
    )

  it('tells search engines in the HTML of the current dishes, the restaurant and a dish, for the site that was built', () => {
    const offers = [expect.objectContaining({ price: '12.34', priceCurrency: 'USD' })]
    const dish = { '@type': 'MenuItem', name: DISH.name, url: `${SITE}/${soup.replace('.html', '')}` }
    const [[menu] = [], ...others] = toldIn('menu.html')
    expect(others).toEqual([])
    const [section] = menu!.hasMenuSection as { hasMenuItem: object[] }[]
    expect(section!.hasMenuItem[0]).toMatchObject({ ...dish, offers })
    expect(toldIn(soup)).toEqual([[expect.objectContaining(dish)]])
    for (const file of ['index.html', 'contact.html'])
      expect(toldIn(file)).toEqual([[expect.objectContaining({ '@type': 'Restaurant', url: `${SITE}/` })]])
    expect(toldIn('about.html')).toEqual([])
  })

  it('puts the current name of a dish into its head, with the address of the site that was built', () => {
    expect(all(headOf(soup), /<title>(.*?)<\/title>/g)).toEqual([`${DISH.name} · ${NAME}`])
    expect(all(headOf(soup), /<link rel="canonical" href="(.*?)">/g)).toEqual([`${SITE}/${soup.replace('.html', '')}`])
  })

  it('changes the revision of the changed pages, so that browsers fetch them again', () => {
    const changed = keptFiles().filter(({ url, revision }) => before.get(url) !== revision)
    expect(changed.map(({ url }) => url).sort()).toEqual(PAGES.map(([file]) => `/${file}`).sort())
  })

  it('keeps the revisions when nothing has changed', { timeout: 180_000 }, async () => {
    const files = keptFiles()
    await prerender()
    expect(keptFiles()).toEqual(files)
  })

  it('changes nothing when the API cannot be read, and reports why', { timeout: 180_000 }, async () => {
    const before = PAGES.map(([file]) => read(file))
    answers = {}
    expect(await prerender()).toMatch(/\/api\/v1\/restaurants\/tamarind-row(\/menus)? answered 404\n$/)
    expect(PAGES.map(([file]) => read(file))).toEqual(before)
  })
})
