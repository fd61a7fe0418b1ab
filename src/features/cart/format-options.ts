import type { CustomOptionGroup } from '../../api/types'

/** The chosen options as text: ['Hot', '2 × Soft egg', 'Pork']. */
export const optionTexts = (groups: CustomOptionGroup[]): string[] =>
  groups.flatMap(({ options }) =>
    options.flatMap(({ name, quantity, customOptionGroups = [] }) => [
      quantity > 1 ? `${quantity} × ${name}` : name,
      ...optionTexts(customOptionGroups),
    ]),
  )
