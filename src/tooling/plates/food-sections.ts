import {
  EGGS,
  EGG_DISHES,
  GRIDDLE,
  HANDHELDS,
  NOODLES,
  PASTA,
  PIZZAS,
  RICE,
  SALADS,
  SOUPS,
  SUSHI,
  SWEETS,
} from './families'
import type { KindName } from './kinds/all'
import type { Row } from './section-row'

const ON_BREAD: KindName[] = ['salad', 'fried-balls', 'hummus', 'omelette', 'scrambled-eggs', 'stew']

/** The words of a menu's headings for what is eaten, in English, German, Italian and Arabic. */
export const FOOD_SECTIONS: Row[] = [
  {
    kind: 'pizza',
    words: 'pizza pizzas pizze pinsa pizzen holzofenpizza steinofenpizza بيتزا',
    holds: PIZZAS,
    over: [
      ...PASTA,
      ...HANDHELDS,
      'salad',
      'curry',
      'skewers',
      'stew',
      'fried-chicken',
      'fries',
      'mash',
      'roast-potatoes',
      'dip',
    ],
  },
  {
    kind: 'clear-soup',
    words: 'sopas soupes potages soup soups suppe suppen zuppe zuppa minestre corbalar شوربة شوربات',
    holds: SOUPS,
    over: [...PASTA, 'dumplings', 'dry-noodles', 'curry', 'gratin', 'stir-fry'],
  },
  {
    kind: 'noodle-soup',
    words: 'noodlesoup noodlesoups nudelsuppe nudelsuppen pho ramen',
    holds: ['noodle-soup', 'wonton-soup'],
    over: ['clear-soup', 'cream-soup', 'dry-noodles'],
  },
  {
    kind: 'salad',
    words: 'ensaladas salades salad salads salat salate salatbar insalate insalata salatalar greens سلطة سلطات',
    holds: SALADS,
    over: [
      ...HANDHELDS,
      ...PASTA,
      'dry-noodles',
      'skewers',
      'fried-balls',
      'fried-chicken',
      'tacos',
      'rice-bowl',
      'hummus',
    ],
  },
  { kind: 'pasta', words: 'pasta paste primi spaghetti nudelgerichte teigwaren باستا معكرونة', holds: PASTA },
  {
    kind: 'gratin',
    words: 'auflauf auflaufe gratins lasagne uberbackenes uberbacken alforno ofengerichte',
    holds: ['gratin'],
    over: [...PASTA, 'pita', 'kebab-plate', 'curry'],
  },
  {
    kind: 'burger',
    words: 'burger burgers برجر برغر',
    holds: ['burger'],
    over: [...ON_BREAD, 'panini', 'curry', 'wrap'],
  },
  {
    kind: 'sandwich',
    words: 'ساندويش sandwich sandwiches handhelds handheld brotchen stullen semmeln butties ساندويتش سندويشات سندويش',
    holds: HANDHELDS,
    over: ON_BREAD,
  },
  { kind: 'egg-toast', words: 'toasts', holds: HANDHELDS, over: ON_BREAD },
  { kind: 'panini', words: 'croque croques panini melts toasties', holds: HANDHELDS, over: ON_BREAD },
  {
    kind: 'baguette',
    words: 'baguettes baguette pizzabaguettes subs hoagies cheesesteaks',
    holds: HANDHELDS,
    over: ON_BREAD,
  },
  {
    kind: 'wrap',
    words: 'rollo wraps wrap rollos durum burritos quesadillas',
    holds: HANDHELDS,
    over: [...ON_BREAD, 'pita', 'skewers'],
  },
  { kind: 'pita', words: 'pita doner doener gyros kebap kebab shawarma شاورما' },
  { kind: 'tacos', words: 'tacos taco', holds: ['tacos'], over: [...ON_BREAD, 'squid'] },
  { kind: 'omelette', words: 'omelettes omelets omeletts frittate frittatas', holds: EGG_DISHES },
  { kind: 'scrambled-eggs', words: 'scrambles', holds: EGG_DISHES },
  { kind: 'benedict', words: 'bennies benedicts', holds: EGG_DISHES, over: [...GRIDDLE, 'fried-balls', 'cake'] },
  { kind: 'eggs', words: 'eggs egg eiergerichte eierspeisen uova بيض', holds: EGGS },
  { kind: 'eggs', words: 'breakfast fruhstuck brunch colazione morning kahvalti فطور افطار' },
  {
    kind: 'pancakes',
    words: 'griddle pancakes hotcakes flapjacks pfannkuchen',
    holds: [...GRIDDLE, ...EGGS, 'roti', 'bacon'],
    over: ['cake', 'ice-cream'],
  },
  { kind: 'crepe', words: 'crepes crepe dosas galettes palatschinken', holds: GRIDDLE },
  {
    kind: 'ice-cream',
    words:
      'spaghettieis fruchtbecher puddings pudding dolci dolce dessert desserts nachspeise nachspeisen nachtisch susses sussspeisen sweets treats afters eis eisbecher eiskarte eisspezialitaten gelato gelati sundaes tatlilar postres حلويات تحلية',
    holds: SWEETS,
  },
  { kind: 'fried-balls', words: 'fritti fritture frittiert' },
  { kind: 'cookie', words: 'cookies cookie kekse platzchen', holds: SWEETS, over: ['oatmeal', 'porridge'] },
  {
    kind: 'bread',
    words: 'breads bread brot brote pane pain loaves مخبوزات خبز',
    holds: ['bread', 'roti', 'focaccia', 'bagel', 'pretzel', 'flatbread'],
    over: ['baguette'],
  },
  { kind: 'stir-fry', words: 'huhnerfleisch rindfleisch schweinefleisch huhnergerichte rindgerichte beef pork tofu' },
  { kind: 'croissant', words: 'bakery backwaren geback bakes viennoiserie pastries معجنات' },
  { kind: 'cake', words: 'cakes kuchen torten torte كيك', holds: SWEETS },
  {
    kind: 'maki',
    words: 'sushi maki sushirolls specialrolls uramaki futomaki hosomaki temaki insideout سوشي',
    holds: SUSHI,
    over: 'all',
  },
  { kind: 'nigiri', words: 'nigiri sashimi', holds: SUSHI, over: 'all' },
  { kind: 'rice-bowl', words: 'bowls bowl poke donburi', holds: RICE, over: [...ON_BREAD, 'fried-chicken', 'skewers'] },
  { kind: 'dry-noodles', words: 'noodles noodle nudeln nudel nudelpfannen نودلز', holds: NOODLES },
  { kind: 'fried-rice', words: 'rice reis reisgerichte reispfannen ارز رز' },
  {
    kind: 'stir-fry',
    words: 'stirfry stirfries wok wokgerichte pfannengerichte teppanyaki',
    holds: ['stir-fry', ...NOODLES, 'fried-rice'],
    over: ['stew'],
  },
  { kind: 'curry', words: 'curry curries currys currygerichte', holds: ['curry'], over: ['vegetables', 'stir-fry'] },
  { kind: 'curry', words: 'indisch indische indisches', holds: ['curry', 'roti', 'red-rice', 'plain-rice', 'skewers'] },
  {
    kind: 'steak',
    words:
      'secondidicarne carnes viandes viande steak steaks meat meats fleisch fleischgerichte carne carni secondi grill grilled bbq grillgerichte rind lamm لحوم مشاوي',
  },
  {
    kind: 'roast-chicken',
    words: 'pollo pollos viandesblanches chicken poultry geflugel huhn hahnchen wings pollame دجاج',
  },
  {
    kind: 'fish',
    words:
      'secondidipesce pescados poissons fish seafood fisch fischgerichte pesce pesci meeresfruchte baliklar اسماك سمك بحرية',
  },
  {
    kind: 'mixed-plate',
    words:
      'entradas platosfuertes plats antojitos starters starter appetizers appetisers vorspeise vorspeisen entrees mains main hauptgerichte hauptspeisen hauptgange specials spezialitaten platters favorites favourites klassiker classics',
  },
  { kind: 'cold-cuts', words: 'fromages kase antipasti antipasto tapas brotzeit vesper charcuterie' },
  { kind: 'hummus', words: 'mezza mezzeh mazza mezze meze mezes mezedes مازة مقبلات' },
  {
    kind: 'vegetables',
    words:
      'contorni vegetables vegetable vegetarisch vegetarische vegetarian veggie vegan verdure gemuse gemusegerichte خضار نباتي',
  },
  {
    kind: 'fries',
    words:
      'acompanamientos side sides beilagen extras kids kinder kinderteller kindergerichte kinderkarte bambini kleinen snacks اطفال جانبية',
  },
]
