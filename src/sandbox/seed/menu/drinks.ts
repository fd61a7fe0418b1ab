import { dish, option, pickOne, pickUpTo } from '../build'
import { milk, sweetness } from '../groups'
import type { SeedSection } from '../types'

export const drinks: SeedSection = {
  id: 'drinks',
  name: 'Drinks',
  description: 'Squeezed, brewed and shaken here.',
  items: [
    dish({
      name: 'Tamarind lemonade',
      description: 'Whole tamarind pods soaked overnight, pressed with lemon and cane sugar, poured over cracked ice.',
      picture: '1f34b',
      price: 450,
      diets: ['VEGAN', 'VEGETARIAN', 'GLUTEN_FREE'],
    }),
    dish({
      name: 'Bubble tea',
      description:
        'Assam tea brewed strong and shaken with milk over brown sugar pearls that we cook every three hours.',
      picture: '1f9cb',
      price: { Regular: 600, Large: 725 },
      diets: ['VEGETARIAN', 'GLUTEN_FREE'],
      groups: [
        milk,
        sweetness,
        pickUpTo(
          'Extra scoops',
          3,
          [
            option('Brown sugar pearls', { Regular: 75, Large: 100 }),
            option('Grass jelly', { Regular: 75, Large: 100 }),
            option('Egg pudding', { Regular: 100, Large: 125 }, { allergens: ['EGG', 'MILK'] }),
          ],
          { perOption: 2 },
        ),
      ],
    }),
    dish({
      name: 'Ginger beer',
      description:
        'Fresh ginger, lime and chili fermented three days in the cellar. Cloudy, hot at the back, alcohol-free.',
      picture: '1fada',
      price: 500,
      diets: ['VEGAN', 'VEGETARIAN', 'GLUTEN_FREE'],
    }),
    dish({
      name: 'Mango lassi',
      description: 'Alphonso mango blended with whole-milk yogurt, cardamom and a little salt, thick enough to linger.',
      picture: '1f964',
      price: 600,
      allergens: ['MILK'],
      diets: ['VEGETARIAN', 'GLUTEN_FREE'],
    }),
    dish({
      name: 'Hibiscus cooler',
      description:
        'Dried hibiscus steeped with clove, orange peel and ginger, served cold, tart and deep red over ice.',
      picture: '1f33a',
      price: 475,
      diets: ['VEGAN', 'VEGETARIAN', 'GLUTEN_FREE'],
    }),
    dish({
      name: 'Watermelon agua fresca',
      description:
        'Cold watermelon, lime and mint blended when you order, lightly salted so the fruit tastes of itself.',
      picture: '1f349',
      price: 550,
      diets: ['VEGAN', 'VEGETARIAN', 'GLUTEN_FREE'],
    }),
    dish({
      name: 'Young coconut',
      description:
        'A whole green coconut chilled, opened with a cleaver and handed over with a straw and a long spoon.',
      picture: '1f965',
      price: 750,
      diets: ['VEGAN', 'VEGETARIAN', 'GLUTEN_FREE'],
      soldOut: true,
      maxQuantity: 6,
    }),
    dish({
      name: 'Market coffee',
      description: 'Single-farm beans from Veracruz, roasted in Brooklyn and pulled as espresso under steamed milk.',
      picture: '2615',
      price: { Small: 425, Large: 500 },
      diets: ['VEGETARIAN', 'GLUTEN_FREE'],
      groups: [
        milk,
        pickUpTo('Extra shots', 3, [option('Espresso shot', 100)], { perOption: 3 }),
        pickUpTo('Flavor', 1, [option('Cardamom', 50), option('Cinnamon and cane sugar', 50)]),
      ],
    }),
    dish({
      name: 'Stone-ground matcha',
      description:
        'First-harvest Uji matcha whisked by hand until it froths, grassy and mellow, served hot or over ice.',
      picture: '1f375',
      price: 575,
      diets: ['VEGAN', 'VEGETARIAN', 'GLUTEN_FREE'],
      groups: [pickOne('Served', [option('Hot', 0, { defaultQuantity: 1 }), option('Over ice')])],
    }),
    dish({
      name: 'Pot of mint tea',
      description:
        'Gunpowder green tea and a fistful of fresh spearmint, poured from high. Two generous glasses a pot.',
      picture: '1fad6',
      price: 550,
      diets: ['VEGAN', 'VEGETARIAN', 'GLUTEN_FREE'],
      groups: [sweetness],
    }),
    dish({
      name: 'Iced mate',
      description:
        'Smoky yerba mate brewed cold with grapefruit peel, a clear head in a tall glass for a long afternoon.',
      picture: '1f9c9',
      price: 525,
      diets: ['VEGAN', 'VEGETARIAN', 'GLUTEN_FREE'],
    }),
  ],
}
