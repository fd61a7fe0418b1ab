/** Why something is unsure: in short, and what to do about it. */
export const CAUSES = {
  'no legend': [
    'codes without a legend',
    'The file does not say what these codes mean, so they stay in the text. Name allergens and additives in menu.json.',
  ],
  'unknown allergen': [
    'allergens not known',
    'These words name no allergen the shop knows, so they stand in the description. Name the allergens in menu.json.',
  ],
  code: ['code or name?', 'What ends the name was taken for a code. Put it back if it is part of the name.'],
  nuts: [
    'which nuts?',
    'Nuts may be tree nuts or peanuts, so both are declared. Take away in menu.json what is not in it.',
  ],
  diet: ['"V" not explained', 'It is taken for vegetarian, which promises less than vegan. Change it in menu.json.'],
  stars: ['stars not explained', 'The file does not say what the stars mean, so they stay in the text.'],
  age: [
    'alcohol, no age',
    'The file names no age for it, so it is sold from the age shown. Change "minimumAge" in menu.json.',
  ],
  tax: ['tax not understood', 'It is left out. Give the dish or its section a "taxPercent" in menu.json.'],
  deposit: ['deposit', 'The deposit stands in the description, and is not charged. Give the dish a "deposit".'],
  from: ['"from" prices', 'The file says "from" this price, which is charged as it is. Add the sizes or options.'],
  'price words': ['words at the price', 'They stand in the description. See whether the price is that of a portion.'],
  sizes: ['sizes have no names', 'There are several prices and no names for them. Name the sizes in menu.json.'],
  variants: ['several prices', 'The words before the prices were taken for their names.'],
  'size column': ['which size?', 'The price stands between columns of sizes, and was taken for the nearest one.'],
  column: ['column taken for a size', 'Its heading is not known. It has prices, so it is taken for a size.'],
  heads: ['no known headings', 'Name and price of these rows were told by what the cells hold.'],
  extra: ['extras for which dishes?', 'The heading names no section, so they are sold with the section before it.'],
  'extra alone': ['extras for which dishes?', 'The heading names no section, so they are dishes of their own.'],
  'extra size': ['extras by size', 'Some dishes have none of these sizes: there the lowest price is charged.'],
  picture: ['pictures', 'They are not copied. Put them into the folder pictures.'],
  'no section': ['no section', 'These dishes stand under no heading, so their section has a name of its own.'],
  twice: ['twice in a section', 'Both are kept. Take one away if they are the same.'],
  'price in text': ['price in the description', 'It is not charged. Make it an option.'],
  free: ['costs nothing', 'The price is 0.'],
  currency: ['another currency', 'The price was read as one in the currency of the restaurant.'],
  currencies: ['two currencies', 'The price in the currency of the restaurant was taken, the other left out.'],
  thousands: ['three digits after the point', 'They were taken for thousands. See whether they are decimals.'],
  outlier: ['unusual price', 'It is far from the other prices. See whether the decimals are right.'],
  whole: ['price or number?', 'A number ends the line and was taken for the price.'],
  wrapped: ['name on another line', 'Name and price stand on different lines. See whether they belong together.'],
  value: ['not understood', 'What is written there stands in the description.'],
} as const

export type Cause = keyof typeof CAUSES
