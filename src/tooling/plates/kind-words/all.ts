import type { KindName } from '../kinds/all'
import { breads } from './breads'
import { drinkWords } from './drinks'
import { grains } from './grains'
import { mains } from './mains'
import { mornings } from './mornings'
import { sides } from './sides'
import { small } from './small'
import { sweets } from './sweets'

/**
 * The words by which a kind is known, in English, German, Italian and Arabic and as other kitchens are written there;
 * they are folded as the words of a dish. Where two kinds fit equally well, the first wins.
 */
export const KIND_WORDS = [...grains, ...breads, ...small, ...mains, ...sides, ...mornings, ...sweets, ...drinkWords]

/** Names of toppings and sauces that say what a dish is only where nothing else does. */
export const WEAK_WORDS: [KindName, string][] = [
  [
    'pizza',
    'margherita margarita diavola diavolo quattro stagioni capricciosa funghi prosciutto napoli romana hawaii hawaiana tonno formaggi vegetariana salami calabrese siciliana rustica bufala parma pepperoni',
  ],
  [
    'pasta',
    'carbonara bolognese bolognaise arrabbiata arrabiata alfredo amatriciana pomodoro aglio puttanesca ragualla',
  ],
  ['dip', 'gravy sauce sosse dressing ketchup mayo mayonnaise'],
  ['vegetables', 'tomato tomatoes tomaten'],
  ['fruit', 'apple apples applesauce peaches bananas strawberries'],
  ['fried-chicken', 'chilicheese'],
  ['wine', 'rose rosso bianco'],
  ['stew', 'chili chilli'],
  ['stir-fry', 'tofu'],
  ['cold-cuts', 'ham schinken camembert feta schafskase halloumi kase cheese formaggio جبنه حلوم'],
  ['schnitzel', 'saganaki'],
  [
    'steak',
    'filet filetto lamb lamm lammfleisch beef rind rindfleisch manzo pork schwein schweinefleisch maiale moo nua لحم',
  ],
]

/** Kinds that are what is served, and not how: 'chicken' in a chicken soup. Another word of the name goes first. */
export const CONTENTS = new Set<KindName>([
  'bacon',
  'bread',
  'cabbage',
  'chops',
  'corn',
  'cold-cuts',
  'cucumbers',
  'beans',
  'eggs',
  'fish',
  'fruit',
  'green-beans',
  'greens',
  'lobster',
  'meatballs',
  'mushrooms',
  'mussels',
  'olives',
  'plain-rice',
  'roast-chicken',
  'roti',
  'schnitzel',
  'shrimp',
  'squid',
  'steak',
  'sweet-potato',
  'vegetables',
  'yogurt',
])

/** Kinds whose word comes first in Italian and on German menus: 'Pizza Gyros' is a pizza. */
export const HEADS = new Set<KindName>([
  'pizza',
  'pasta',
  'short-pasta',
  'filled-pasta',
  'gnocchi',
  'risotto',
  'salad',
  'baguette',
  'calzone',
  'schnitzel',
  'gratin',
  'wrap',
  'panini',
  'ice-cream',
])

/** Kinds that come beside another: named after the first thing of a description, they are not what the dish is. */
export const SIDES = new Set<KindName>([
  'bread',
  'bacon',
  'cabbage',
  'corn',
  'cucumbers',
  'dip',
  'egg-toast',
  'eggs',
  'fries',
  'fruit',
  'green-beans',
  'greens',
  'hummus',
  'mash',
  'muffin',
  'mushrooms',
  'olives',
  'plain-rice',
  'roast-potatoes',
  'roti',
  'salad',
  'vegetables',
])

/** Those of them that are seldom a dish of their own. */
export const TRIMMINGS = new Set<KindName>([
  'bread',
  'fries',
  'mash',
  'plain-rice',
  'roast-potatoes',
  'salad',
  'vegetables',
])
