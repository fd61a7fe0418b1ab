import type { KindName } from './kinds/all'

/** Kinds that a menu keeps together: a section of one can hold each of them. */
export const DRINKS: KindName[] = [
  'cold-glass',
  'creamy-glass',
  'bubble-tea',
  'coconut',
  'hot-cup',
  'black-coffee',
  'tea',
  'matcha',
  'bottle',
  'wine',
  'beer',
  'spirit',
]

export const SWEETS: KindName[] = [
  ...DRINKS,
  'cake',
  'cereal',
  'cheesecake',
  'chocolate-cake',
  'chocolate-pot',
  'cinnamon-roll',
  'cold-cuts',
  'cookie',
  'crepe',
  'croissant',
  'dango',
  'doughnuts',
  'flan',
  'fried-balls',
  'fruit',
  'ice-cream',
  'mango-rice',
  'moon-cake',
  'muffin',
  'pancakes',
  'pie',
  'pineapple',
  'plantains',
  'profiteroles',
  'rice-pudding',
  'semolina-cake',
  'shaved-ice',
  'soft-serve',
  'tiramisu',
  'waffle',
  'yogurt',
]

export const SOUPS: KindName[] = ['clear-soup', 'cream-soup', 'noodle-soup', 'wonton-soup', 'beans', 'stew']
export const PASTA: KindName[] = ['pasta', 'short-pasta', 'filled-pasta', 'gnocchi', 'risotto', 'gratin']
export const NOODLES: KindName[] = ['dry-noodles', 'noodle-soup', 'fried-rice', 'curry', ...PASTA]
export const RICE: KindName[] = ['fried-rice', 'plain-rice', 'rice-bowl', 'red-rice', 'paella', 'risotto', 'rice-plate']
export const SUSHI: KindName[] = ['maki', 'nigiri', 'onigiri', 'bento-box']
export const HANDHELDS: KindName[] = [
  'sandwich',
  'panini',
  'burger',
  'wrap',
  'baguette',
  'bagel',
  'roll',
  'pita',
  'tacos',
  'egg-toast',
]
/** What a section of omelettes or of poached eggs can hold beside them. */
export const EGG_DISHES: KindName[] = [
  'omelette',
  'scrambled-eggs',
  'benedict',
  'shakshuka',
  'egg-toast',
  'roast-potatoes',
]
export const EGGS: KindName[] = ['eggs', ...EGG_DISHES]
export const GRIDDLE: KindName[] = ['pancakes', 'waffle', 'crepe']
export const PIZZAS: KindName[] = ['pizza', 'red-pizza', 'calzone']
export const SALADS: KindName[] = ['salad', 'cucumbers']
