import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { serve } from './serve.mjs'
import { menuOf } from './stage.mjs'

const scenario = (api, fields) =>
  fetch(`${api.url}/__sandbox/scenario`, { method: 'POST', body: JSON.stringify({ name: 'seed', ...fields }) })

/** The menu with only its first `dishes` dishes. */
function firstOf({ menus, ...rest }, dishes) {
  let left = dishes
  const sections = menus[0].sections.flatMap((section) => {
    const items = section.items.slice(0, left)
    left -= items.length
    return items.length > 0 ? { ...section, items } : []
  })
  return { ...rest, menus: [{ ...menus[0], sections }] }
}

/** The builds again with menus of so many dishes: drawn into their pages, and answered by the API. */
export async function withDishes(shops, api, sizes) {
  await scenario(api, { size: 'large' })
  const all = await menuOf(api)
  await scenario(api, { size: 'full' })
  const made = []
  for (const { build } of shops) {
    for (const dishes of sizes) {
      const menu = firstOf(all, dishes)
      const folder = mkdtempSync(join(tmpdir(), 'sized-'))
      cpSync(build, folder, { recursive: true })
      const answers = await serve(folder, api.url, { secure: false, menu })
      await promisify(execFile)('node', ['src/tooling/prerender.mjs', '--api', answers.url, '--out', folder])
      answers.close()
      made.push({ build, dishes, ...(await serve(folder, api.url, { menu })) })
    }
  }
  return made
}
