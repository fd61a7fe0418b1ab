import type { SeedItem, SeedMenuFile } from './types'

const DISHES = 5000
const SECTIONS = 60
const SYLLABLES = [
  'ka',
  'mo',
  'ri',
  'ten',
  'sul',
  'ba',
  'vel',
  'no',
  'chi',
  'par',
  'du',
  'lo',
  'sha',
  'we',
  'gor',
  'my',
  'fi',
]

/** A village for each number: a word no other dish has. */
const village = (at: number) => {
  const count = SYLLABLES.length
  const name = [at, Math.floor(at / count), Math.floor(at / count ** 2)]
    .map((place) => SYLLABLES[place % count])
    .join('')
  return name.charAt(0).toUpperCase() + name.slice(1)
}

const dish = (seeds: SeedItem[], at: number): SeedItem => {
  const seed = seeds[at % seeds.length]!
  const place = village(at)
  return {
    ...seed,
    id: `dish-${at}`,
    name: `${seed.name} of ${place}`,
    description: `${seed.description} As ${place} has it.`,
    price: seed.servings.length > 0 ? seed.price : seed.price + (at % 100),
  }
}

/** 5,000 dishes in 60 sections, each of its own name, made of a menu's; always the same. */
export function largeMenu(own: SeedMenuFile): SeedMenuFile {
  const seeds = own.menus.flatMap(({ sections }) => sections.flatMap(({ items }) => items))
  return {
    menus: [
      {
        id: 'all-day',
        name: 'All day',
        sections: Array.from({ length: SECTIONS }, (_, section) => ({
          id: `section-${section}`,
          name: `${village(section * 83)} kitchen`,
          items: Array.from({ length: DISHES }, (_, at) => at)
            .filter((at) => at % SECTIONS === section)
            .map((at) => dish(seeds, at)),
        })),
      },
    ],
  }
}
