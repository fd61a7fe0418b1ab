import { t } from 'ttag'
import type { Answers } from './questions.ts'

export const sampleTagline = () => t`Cooked to order, ready when you are`

/** 850 is 8.50 with two decimals, 8.500 with three, and 850 without. */
const priceIn = (digits: number) => (amount: number) => amount * 10 ** Math.max(0, digits - 2)

/** A sample menu of five dishes with options. @param digits the decimals of the currency */
export function sampleMenu(digits: number, { tax, drinksTax }: Pick<Answers, 'tax' | 'drinksTax'>) {
  const price = priceIn(digits)
  return {
    imageKind: 'ILLUSTRATION',
    optionGroups: [
      {
        name: t`Extras`,
        max: 2,
        options: [
          { name: t`Garlic dip`, price: price(100) },
          { name: t`Chili oil`, price: price(50) },
        ],
      },
      { name: t`Size`, options: [t`Regular`, { name: t`Large`, price: price(250) }] },
    ],
    menus: [
      {
        name: t`Menu`,
        sections: [
          {
            name: t`Mains`,
            items: [
              {
                name: t`Dish of the house`,
                description: t`Say what is in it.`,
                price: price(1200),
                popular: true,
                optionGroups: [t`Size`, t`Extras`],
              },
              { name: t`Dish of the day`, price: price(1050), optionGroups: [t`Size`] },
              { name: t`Garden plate`, price: price(950), diets: ['VEGETARIAN'], optionGroups: [t`Extras`] },
            ],
          },
          {
            name: t`Drinks`,
            ...(drinksTax && drinksTax !== tax && { taxPercent: Number(drinksTax) }),
            items: [
              {
                name: t`Lemonade`,
                price: price(350),
                optionGroups: [{ name: t`Ice`, options: [t`With ice`, t`Without ice`] }],
              },
              {
                name: t`Espresso`,
                price: price(280),
                optionGroups: [{ name: t`Milk`, max: 1, options: [{ name: t`A drop of milk`, allergens: ['MILK'] }] }],
              },
            ],
          },
        ],
      },
    ],
  }
}
