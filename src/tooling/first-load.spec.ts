import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { firstLoad } from './first-load'

const MODULES: Record<string, string[]> = {
  'src/main.tsx': ['src/app/App.tsx'],
  'src/app/App.tsx': [],
  'src/pages/menu/MenuPage.tsx': ['src/card.tsx', 'src/filters.tsx'],
  'src/pages/home/HomePage.tsx': ['src/card.tsx', 'src/banner.tsx'],
  'src/pages/item/ItemPage.tsx': ['src/form.tsx'],
  'src/pages/cart/CartPage.tsx': ['src/form.tsx'],
  'src/card.tsx': ['src/picture.tsx'],
}
const graphOf = (modules: Record<string, string[]>) => {
  const all = new Map(
    Object.entries(modules).map(([file, imports]) => [resolve(file), imports.map((one) => resolve(one))]),
  )
  return {
    getModuleInfo: (id: string) => {
      const importedIds = all.get(id)
      return importedIds ? { importedIds, dynamicImporters: [] } : null
    },
  }
}
const chunkOf = (file: string, modules = MODULES) => firstLoad()(resolve(file), graphOf(modules))

describe('the chunk of the first load', () => {
  it.each([
    ['src/app/App.tsx', 'first', 'what the entry imports'],
    ['src/card.tsx', 'first', 'what the menu shares with a page that comes next'],
    ['src/picture.tsx', 'first', 'what that imports'],
    ['src/main.tsx', null, 'not the entry itself'],
    ['src/filters.tsx', null, 'nothing that the menu alone needs'],
    ['src/form.tsx', null, 'nothing that only pages after it need'],
  ])('%s: %s (%s)', (file, chunk, _why) => expect(chunkOf(file)).toBe(chunk))

  it('throws when a page it starts with has moved', () => {
    const { 'src/pages/menu/MenuPage.tsx': _, ...others } = MODULES
    expect(() => chunkOf('src/app/App.tsx', others)).toThrow('src/pages/menu/MenuPage.tsx is no module of the build.')
  })
})
