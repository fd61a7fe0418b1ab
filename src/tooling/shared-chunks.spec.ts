import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { sharedChunks } from './shared-chunks'

const MUI = '/project/node_modules/@mui/material/Dialog.mjs'
const MUI_FIELD = '/project/node_modules/@mui/material/Radio.mjs'
const IMPORTS: Record<string, string[]> = {
  'src/app/analytics/Analytics.tsx': ['src/lib/events.ts'],
  'src/app/CustomerServices.tsx': ['src/features/cart/queue.ts', 'src/lib/events.ts'],
  'src/pages/menu/MenuPage.tsx': ['src/components/Tag.tsx'],
  'src/pages/home/HomePage.tsx': [],
  'src/pages/item/ItemPage.tsx': ['src/components/Stepper.tsx'],
  'src/app/SideSheet.tsx': [],
  'src/components/ConfirmDialog.tsx': ['src/components/Dialog.tsx'],
  'src/components/Dialog.tsx': [MUI],
  'src/components/ChoiceRow.tsx': [MUI, MUI_FIELD],
  'src/components/DrawnField.tsx': ['src/components/use-help.tsx'],
  'src/components/fits.ts': [],
  'src/lib/phone.ts': ['node_modules/phone/index.js'],
}
const ON_DEMAND = ['src/lib/phone.ts']

const graph = {
  getModuleInfo: (id: string) => {
    const file = Object.keys(IMPORTS).find((name) => resolve(name) === id)
    const isOnDemand = ON_DEMAND.some((name) => resolve(name) === id)
    return {
      importedIds: (IMPORTS[file ?? ''] ?? []).map((name) => resolve(name)),
      dynamicImporters: isOnDemand ? [resolve('src/features/auth/PhoneStep.tsx')] : [],
    }
  },
}

/** The chunk of a module that many pages import. */
function chunkOf(file: string): string | undefined {
  for (const { name } of sharedChunks()) {
    const chunk = name(resolve(file), graph)
    if (chunk) return chunk
  }
  return undefined
}

it.each([
  ['src/lib/events.ts', 'every', 'what every page adds once it is shown'],
  ['src/features/cart/queue.ts', 'customer', 'what pages add for customers'],
  ['src/components/EmptyState.tsx', 'pages', 'other modules'],
  ['src/components/Dialog.tsx', 'mui', 'those that import MUI, so that others do not load it'],
  [MUI, 'mui', 'MUI'],
  ['src/components/ChoiceRow.tsx', 'fields', 'those that import fields of MUI, so that dialogs do not load them'],
  [MUI_FIELD, 'fields', 'fields of MUI'],
  ['src/components/use-help.tsx', 'drawn-field', 'what fields of MUI share with those of drawn pages'],
  ['src/components/Tag.tsx', undefined, 'none for what the menu needs'],
  ['src/components/Stepper.tsx', undefined, 'none for what a dish needs'],
  ['src/lib/phone.ts', undefined, 'none for what is loaded on demand'],
  ['src/components/chip.module.css?used', undefined, 'none for files that plugins make'],
  ['node_modules/phone/index.js', undefined, 'none for other libraries'],
])('the chunk of what several pages share %s: %s (%s)', (file, chunk, _why) => expect(chunkOf(file)).toBe(chunk))
