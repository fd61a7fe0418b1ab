import { t } from 'ttag'

/** Why something is unsure: in short, and what to do about it. */
export const CAUSES = {
  'no legend': [
    t`codes without a legend`,
    t`The file does not say what these codes mean, so they stay in the text. Name allergens and additives in menu.json.`,
  ],
  'unknown allergen': [
    t`allergens not known`,
    t`These words name no allergen the shop knows, so they stand in the description. Name the allergens in menu.json.`,
  ],
  code: [t`code or name?`, t`What ends the name was taken for a code. Put it back if it is part of the name.`],
  nuts: [
    t`which nuts?`,
    t`Nuts may be tree nuts or peanuts, so both are declared. Take away in menu.json what is not in it.`,
  ],
  diet: [t`"V" not explained`, t`It is taken for vegetarian, which promises less than vegan. Change it in menu.json.`],
  stars: [t`stars not explained`, t`The file does not say what the stars mean, so they stay in the text.`],
  age: [
    t`alcohol, no age`,
    t`The file names no age for it, so it is sold from the age shown. Change "minimumAge" in menu.json.`,
  ],
  tax: [t`tax not understood`, t`It is left out. Give the dish or its section a "taxPercent" in menu.json.`],
  deposit: [t`deposit`, t`The deposit stands in the description, and is not charged. Give the dish a "deposit".`],
  from: [t`"from" prices`, t`The file says "from" this price, which is charged as it is. Add the sizes or options.`],
  'price words': [t`words at the price`, t`They stand in the description. See whether the price is that of a portion.`],
  sizes: [t`sizes have no names`, t`There are several prices and no names for them. Name the sizes in menu.json.`],
  variants: [t`several prices`, t`The words before the prices were taken for their names.`],
  'size column': [t`which size?`, t`The price stands between columns of sizes, and was taken for the nearest one.`],
  column: [t`column taken for a size`, t`Its heading is not known. It has prices, so it is taken for a size.`],
  heads: [t`no known headings`, t`Name and price of these rows were told by what the cells hold.`],
  extra: [t`extras for which dishes?`, t`The heading names no section, so they are sold with the section before it.`],
  'extra alone': [t`extras for which dishes?`, t`The heading names no section, so they are dishes of their own.`],
  'extra size': [t`extras by size`, t`Some dishes have none of these sizes: there the lowest price is charged.`],
  choice: [
    t`a choice of a section`,
    t`Each of its dishes asks for one of them. Take the group away in menu.json where it does not hold.`,
  ],
  picture: [t`pictures`, t`They are not copied. Put them into the folder pictures.`],
  heading: [t`a section?`, t`The line above was taken for the name of a section. See whether it is one.`],
  'no section': [t`no section`, t`These dishes stand under no heading, so their section has a name of its own.`],
  twice: [t`twice in a section`, t`Both are kept. Take one away if they are the same.`],
  'price in text': [t`price in the description`, t`It is not charged. Make it an option.`],
  free: [t`costs nothing`, t`The price is 0.`],
  currency: [t`another currency`, t`The price was read as one in the currency of the restaurant.`],
  currencies: [t`two currencies`, t`The price in the currency of the restaurant was taken, the other left out.`],
  thousands: [t`three digits after the point`, t`They were taken for thousands. See whether they are decimals.`],
  outlier: [t`unusual price`, t`It is far from the other prices. See whether the decimals are right.`],
  shared: [t`a price for several`, t`The price stands above these dishes, and was taken for each of them.`],
  whole: [t`price or number?`, t`A number ends the line and was taken for the price.`],
  wrapped: [t`name on another line`, t`Name and price stand on different lines. See whether they belong together.`],
  'no name': [t`no name?`, t`A description stands where the name should. Name the dish in menu.json.`],
  running: [
    t`text without lines`,
    t`Dishes follow one another in one line, and their names were told by capital letters. Compare them.`,
  ],
  block: [t`prices apart`, t`The prices stand below the names, and were given to them one by one. Compare them.`],
  value: [t`not understood`, t`What is written there stands in the description.`],
} satisfies Record<string, [words: string, advice: string]>

export type Cause = keyof typeof CAUSES
