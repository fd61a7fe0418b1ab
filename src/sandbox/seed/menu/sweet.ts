import { dish, option, pickBetween, pickOne, pickUpTo } from '../build'
import type { SeedSection } from '../types'

export const sweet: SeedSection = {
  id: 'sweet',
  name: 'Sweet',
  description: 'Fruit, sugar, a little salt.',
  items: [
    dish({
      name: 'Tamarind flan',
      description: 'Silky baked custard under dark tamarind caramel, turned out cold with a pinch of flaky salt.',
      picture: '1f36e',
      price: 800,
      allergens: ['MILK', 'EGG'],
      diets: ['VEGETARIAN', 'GLUTEN_FREE'],
    }),
    dish({
      name: 'Mango sticky rice',
      description:
        'Warm glutinous rice soaked in salted coconut milk beside a whole ripe mango, with toasted mung beans.',
      picture: '1f96d',
      price: 950,
      diets: ['VEGAN', 'VEGETARIAN', 'GLUTEN_FREE'],
      popular: true,
    }),
    dish({
      name: 'Doughnut box',
      description: 'Build a box of 6 brioche doughnuts, fried through the afternoon and filled when you order.',
      picture: '1f369',
      price: 2100,
      allergens: ['WHEAT', 'MILK', 'EGG'],
      diets: ['VEGETARIAN'],
      maxQuantity: 10,
      groups: [
        pickBetween(
          'Build a box of 6',
          6,
          6,
          [
            option('Cinnamon sugar'),
            option('Vanilla custard', 0, { allergens: ['MILK', 'EGG'] }),
            option('Passion fruit curd', 50, { allergens: ['MILK', 'EGG'] }),
            option('Hazelnut chocolate', 75, { allergens: ['TREE_NUTS', 'MILK', 'SOY'] }),
            option('Peanut butter', 50, { allergens: ['PEANUT'], soldOut: true }),
          ],
          { perOption: 6 },
        ),
      ],
    }),
    dish({
      name: 'Buffalo milk soft serve',
      description:
        'Swirled from the machine, cool and clean, made with milk from an upstate herd and very little sugar.',
      picture: '1f366',
      price: { Small: 500, Large: 700 },
      allergens: ['MILK'],
      diets: ['VEGETARIAN', 'GLUTEN_FREE'],
      groups: [
        pickOne('Served in', [
          option('Cup', 0, { defaultQuantity: 1 }),
          option('Sugar cone', 50, { allergens: ['WHEAT'] }),
        ]),
        pickUpTo(
          'Toppings',
          3,
          [
            option('Olive oil and salt', 50),
            option('Sour cherries', 100),
            option('Black sesame brittle', 125, { allergens: ['SESAME'] }),
            option('Pistachio crumble', 150, { allergens: ['TREE_NUTS', 'WHEAT', 'MILK'] }),
          ],
          { free: 1 },
        ),
      ],
    }),
    dish({
      name: 'Shaved ice',
      description:
        'Ice shaved as fine as powder, soaked in two to four fruit syrups we cook down ourselves every week.',
      picture: '1f367',
      price: 750,
      diets: ['VEGAN', 'VEGETARIAN', 'GLUTEN_FREE'],
      groups: [
        pickBetween('Syrups', 2, 4, [
          option('Tamarind'),
          option('Lychee'),
          option('Strawberry'),
          option('Passion fruit'),
          option('Condensed milk', 50, { allergens: ['MILK'] }),
          option('Makrut lime', 0, { soldOut: true }),
        ]),
      ],
    }),
    dish({
      name: 'Brown butter cookie',
      description: 'Dark chocolate and brown butter, baked every two hours, crisp at the rim and soft in the middle.',
      picture: '1f36a',
      price: { '1 cookie': 375, '6 cookies': 2050, '12 cookies': 3900 },
      allergens: ['WHEAT', 'MILK', 'EGG', 'SOY'],
      diets: ['VEGETARIAN'],
    }),
    dish({
      name: 'Grilled dango',
      description: 'Chewy rice dumplings on a stick, toasted over the coals and dipped in sweet soy and ginger glaze.',
      picture: '1f361',
      price: 650,
      allergens: ['SOY', 'WHEAT'],
      diets: ['VEGAN', 'VEGETARIAN'],
    }),
    dish({
      name: 'Burnt honey cheesecake',
      description:
        'Baked hot until the top blackens and the center barely holds, with wildflower honey from Queens rooftops.',
      picture: '1f370',
      price: 900,
      allergens: ['MILK', 'EGG', 'WHEAT'],
      diets: ['VEGETARIAN'],
    }),
    dish({
      name: 'Lotus moon cake',
      description: 'Thin pressed pastry around lotus seed paste and a salted egg yolk, baked in small autumn batches.',
      picture: '1f96e',
      price: 750,
      allergens: ['WHEAT', 'EGG'],
      diets: ['VEGETARIAN'],
      soldOut: true,
    }),
    dish({
      name: 'Grilled pineapple',
      description:
        'A thick spear of pineapple turned slowly over oak with black pepper and cane sugar, served with lime.',
      picture: '1f34d',
      price: 700,
      diets: ['VEGAN', 'VEGETARIAN', 'GLUTEN_FREE'],
    }),
    dish({
      name: 'Chocolate tahini pot',
      description:
        'Bitter chocolate whipped with tahini and olive oil, set cold and finished with date syrup and sesame.',
      picture: '1f36b',
      price: 800,
      allergens: ['SESAME', 'SOY'],
      diets: ['VEGAN', 'VEGETARIAN', 'GLUTEN_FREE'],
    }),
  ],
}
