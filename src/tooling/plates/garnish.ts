import {
  leafOf,
  lobed,
  ringOf,
  chunk,
  cube,
  slice,
  wedge,
  strandOf,
  shrimp,
  friedEgg,
  boiledEgg,
  mushroom,
  cucumber,
  radish,
  tomato,
  onionRing,
  avocado,
  broccoli,
  bacon,
  shell,
  squid,
  pineapple,
  type Piece,
} from './pieces'
import type { Random } from './random'
import { polar, filtered, circle, ellipse, path, line, box, blob, times } from './shapes'

/** All that can lie on a dish or swim in it. The order is the one in which things are laid. */
export const GARNISHES = {
  spinach: { draw: () => leafOf('#2f6a2c', '#7fae6c', 1.1), count: 8, scale: 1.3 },
  cabbage: { draw: strandOf(['#dbe6b4', '#c4d892', '#eef3d4'], 4, 44), count: 16, scale: 1 },
  lettuce: {
    draw: (random: Random) =>
      filtered('leaf', path(blob(random, 22, 0.26, [0, 0], 13), random.pick(['#86b54a', '#a3c95f', '#6ea03c']))),
    count: 9,
    scale: 1,
  },
  chicken: { draw: chunk('crust', ['#c98338', '#d9974a', '#b8702b'], 19), count: 7, scale: 1 },
  beef: {
    draw: (random: Random) =>
      filtered(
        'meat',
        path(blob(random, 24, 0.14, [0, 0], 10), random.pick(['#7d3423', '#8f4530', '#6b2a1c'])) +
          line('M-13-3C-4-8 6-7 14-2', '#c98a72', 2),
      ),
    count: 6,
    scale: 1,
  },
  pork: {
    draw: (random: Random) =>
      filtered(
        'meat',
        path(blob(random, 22, 0.1, [0, 0], 10), '#c78a63') +
          line('M-14 3C-4-4 6 6 15-2M-12 10C-2 6 6 12 13 8', '#f4dcc2', 3.4),
      ),
    count: 5,
    scale: 1,
  },
  mince: { draw: chunk('crust', ['#5f2d17', '#7a4022', '#4d2312'], 6, 0.3), count: 34, scale: 1 },
  meatball: { draw: () => filtered('crust', circle(24, '#8f5730')), count: 5, scale: 1 },
  sausage: {
    draw: () => filtered('meat', box(62, 19, '#a4472a', 10) + line('M-16-9L-20 8M0-9L-4 8M16-9L12 8', '#5f2312', 3)),
    count: 3,
    scale: 1,
  },
  bacon: { draw: bacon, count: 3, scale: 1 },
  salmon: {
    draw: () =>
      filtered(
        'wet',
        path('M-28-10C-10-18 14-16 28-6L24 12C8 16-12 16-26 10Z', '#f58a5a') +
          line('M-18-10L-10 12M-4-13L2 13M10-11L15 10', '#ffd3b4', 2.6),
      ),
    count: 4,
    scale: 1,
  },
  fish: { draw: chunk('crust', ['#e9c996', '#dfb77c', '#f0d8ad'], 22), count: 5, scale: 1 },
  shrimp: { draw: shrimp, count: 5, scale: 1.35 },
  mussel: { draw: shell, count: 6, scale: 1 },
  squid: { draw: squid, count: 6, scale: 1 },
  tofu: { draw: cube('soft', ['#f4e6c6', '#ecd9ae', '#e2c48c'], 30), count: 7, scale: 1 },
  paneer: { draw: cube('soft', ['#fbf1dc', '#f3e2bd'], 28), count: 7, scale: 1 },
  cheese: { draw: chunk('cream', ['#f7d98a', '#fbe7ae'], 16, 0.26), count: 8, scale: 1 },
  crumbledCheese: { draw: chunk('soft', ['#fffdf6', '#f7f1e0'], 6.5, 0.3), count: 22, scale: 1 },
  shavedCheese: {
    draw: () => filtered('leaf', path('M-20-4C-8-13 10-12 21-3 10 3-8 5-20-4Z', '#fbeeca')),
    count: 9,
    scale: 1,
  },
  chickpea: { draw: () => filtered('bread', circle(9.5, '#dcb267')), count: 14, scale: 1 },
  bean: {
    draw: (random: Random) => filtered('wet', ellipse(11, 7, random.pick(['#2c1517', '#3d1c1c', '#22100f']))),
    count: 24,
    scale: 1,
  },
  pea: { draw: () => filtered('wet', circle(6, '#6fae3a')), count: 18, scale: 1 },
  corn: { draw: () => filtered('wet', box(9, 11, '#f5c33b', 4)), count: 22, scale: 1 },
  potato: { draw: chunk('bread', ['#e8c167', '#dcae4f', '#f0d184'], 18), count: 7, scale: 1 },
  carrot: { draw: () => filtered('wet', circle(13, '#e8772a') + circle(8, '#f0924a')), count: 8, scale: 1 },
  pepper: { draw: strandOf(['#d5301f', '#e8a21e', '#4c8f2f'], 7, 34), count: 10, scale: 1 },
  broccoli: { draw: broccoli, count: 6, scale: 1.1 },
  mushroom: { draw: mushroom, count: 6, scale: 1 },
  eggplant: {
    draw: () => filtered('meat', circle(20, '#3c2140') + circle(17, '#c9a66f') + circle(9, '#b48b56')),
    count: 5,
    scale: 1,
  },
  tomato: { draw: tomato, count: 6, scale: 1 },
  cucumber: { draw: cucumber, count: 6, scale: 1 },
  radish: { draw: radish, count: 6, scale: 1 },
  olive: { draw: () => filtered('wet', circle(10, '#2b2230') + circle(4.2, '#7c2f22')), count: 9, scale: 1 },
  greenOlive: {
    draw: () => filtered('wet', ellipse(12, 10, '#8c9a3a') + circle(3.4, '#c8402a', [4, 0])),
    count: 9,
    scale: 1,
  },
  avocado: { draw: avocado, count: 4, scale: 1.1 },
  pineapple: { draw: pineapple, count: 6, scale: 1 },
  mango: { draw: cube('wet', ['#f7a823', '#f9b93c'], 22), count: 8, scale: 1 },
  banana: { draw: () => filtered('wet', circle(15, '#f6e3a6') + circle(5, '#ecd080')), count: 6, scale: 1 },
  berries: {
    draw: (random: Random) =>
      filtered('wet', circle(9, random.pick(['#2f3f86', '#3d4d9a', '#27336b'])) + circle(3, '#1a2350')),
    count: 10,
    scale: 1,
  },
  strawberry: {
    draw: () =>
      filtered('wet', path('M0 18C-20 6-18-16 0-14 18-16 20 6 0 18Z', '#d9232e')) +
      times(6, (index) => circle(1.3, '#f9dd9a', polar(index * 60, 7, [0, 1]))),
    count: 5,
    scale: 1,
  },
  egg: { draw: boiledEgg, count: 2, scale: 1.05 },
  friedEgg: { draw: friedEgg, count: 1, scale: 1.15 },
  seaweed: { draw: () => filtered('leaf', box(52, 40, '#16261c', 3)), count: 1, scale: 1 },
  pickledOnion: { draw: onionRing, count: 9, scale: 1 },
  shallots: { draw: strandOf(['#a8622a', '#c47d3a', '#8a4a1c'], 3.4, 17), count: 24, scale: 1 },
  croutons: { draw: cube('crust', ['#c88a3c', '#d79c50', '#b5742c'], 21), count: 8, scale: 1 },
  kimchi: { draw: chunk('wet', ['#c9361c', '#dd5a2c', '#e9b06a'], 15, 0.3), count: 9, scale: 1 },
  sourCream: {
    draw: (random: Random) => filtered('cream', path(blob(random, 24, 0.16), '#fffaf0')),
    count: 2,
    scale: 1,
  },
  nuts: { draw: chunk('crust', ['#c98d4b', '#dba763', '#a96f33'], 6.5, 0.3), count: 24, scale: 1 },
  pineNuts: { draw: () => filtered('grains', ellipse(7, 3.4, '#f0d9a4')), count: 16, scale: 1 },
  chili: { draw: ringOf('#d3201f', '#f3d9a0', 4), count: 5, scale: 1 },
  greenChili: { draw: ringOf('#4c8f2f', '#eef3cf', 4), count: 4, scale: 1 },
  scallion: { draw: ringOf('#5d9c34', '', 3.6), count: 10, scale: 0.85 },
  basil: { draw: () => leafOf('#3b7f2c', '#8fbf74', 1.25), count: 6, scale: 1.15 },
  mint: { draw: () => leafOf('#4d9a4a', '#a6d39a', 1.1), count: 7, scale: 1 },
  curryLeaf: { draw: () => leafOf('#2f6a2a', '#6f9f5c', 0.75), count: 8, scale: 0.95 },
  cilantro: { draw: lobed('#4a8f36'), count: 10, scale: 0.95 },
  parsley: { draw: lobed('#3b7a30'), count: 10, scale: 0.8 },
  rosemary: {
    draw: () =>
      filtered(
        'leaf',
        line('M-18 0L18 0', '#4a5f38', 2) +
          times(9, (index) => line(`M${-15 + index * 4} 0l5 -7M${-15 + index * 4} 0l5 7`, '#55734a', 2)),
      ),
    count: 5,
    scale: 1,
  },
  rocket: {
    draw: () =>
      filtered(
        'leaf',
        path(
          'M-24 0C-14-4-12-14-4-6 2-16 8-12 10-5 20-10 26-4 28 0 26 4 20 10 10 5 8 12 2 16-4 6-12 14-14 4-24 0Z',
          '#4f8f36',
        ) + line('M-24 0L22 0', '#a8cf86', 1.4),
      ),
    count: 14,
    scale: 1,
  },
  sesame: { draw: () => filtered('grains', ellipse(3.4, 2, '#fff4d6')), count: 46, scale: 1 },
  spice: {
    draw: (random: Random) => circle(random.between(1, 2.4), random.pick(['#2a0d05', '#5a1d0a'])),
    count: 34,
    scale: 1,
  },
  chiliFlakes: { draw: chunk('grains', ['#b7321a', '#d4471f', '#8f2412'], 2.6, 0.35), count: 30, scale: 1 },
  sugar: { draw: () => circle(1.8, '#fffdf8'), count: 60, scale: 1 },
  chocolate: { draw: chunk('wet', ['#3a1d10', '#2b140a'], 7.5, 0.26), count: 13, scale: 1 },
  lemon: { draw: slice('#f2c21c', '#fdf6d4', '#f8dc58', 23), count: 1, scale: 1.1 },
  lime: { draw: slice('#6fa02b', '#f0f6d2', '#bfd96c', 22), count: 1, scale: 1.1 },
  limeWedge: { draw: wedge('#6fa02b', '#cfe28a'), count: 1, scale: 1.1 },
  orange: { draw: slice('#e8861a', '#fdeccb', '#f7a53a', 24), count: 1, scale: 1.1 },
} satisfies Record<string, { draw: Piece; count: number; scale: number }>

export type Garnish = keyof typeof GARNISHES
