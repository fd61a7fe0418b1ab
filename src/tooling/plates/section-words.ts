import {
  DRINKS,
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

export type Row = {
  /** What a dish of the section is where nothing else says it. */
  kind: KindName
  words: string
  /** What all its dishes are, where it says so clearly; without it each dish may be anything. */
  holds?: KindName[]
  /** What a name of the section means as a topping or a filling. 'all': whatever the section does not hold. */
  over?: KindName[] | 'all'
}

const ON_BREAD: KindName[] = ['salad', 'fried-balls', 'hummus', 'omelette', 'scrambled-eggs', 'stew']

/** The words of a menu's headings, in English, German, Italian and Arabic. */
export const SECTIONS: Row[] = [
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
  { kind: 'panini', words: 'panini melts toasties', holds: HANDHELDS, over: ON_BREAD },
  {
    kind: 'baguette',
    words: 'baguettes baguette pizzabaguettes subs hoagies cheesesteaks',
    holds: HANDHELDS,
    over: ON_BREAD,
  },
  { kind: 'wrap', words: 'wraps wrap rollos durum burritos quesadillas', holds: HANDHELDS, over: ON_BREAD },
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
  },
  { kind: 'crepe', words: 'crepes crepe dosas galettes palatschinken', holds: GRIDDLE },
  {
    kind: 'ice-cream',
    words:
      'puddings pudding dolci dolce dessert desserts nachspeise nachspeisen nachtisch susses sussspeisen sweets treats afters eis eisbecher eiskarte eisspezialitaten gelato gelati sundaes tatlilar postres حلويات تحلية',
    holds: SWEETS,
  },
  { kind: 'cookie', words: 'cookies cookie kekse platzchen', holds: SWEETS, over: ['porridge'] },
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
    kind: 'cold-glass',
    words:
      'boissons refrescos kaltgetranke erfrischungsgetranke drinks drink beverages beverage getranke bevande bibite softdrinks softs alkoholfrei alkoholfreie alkoholfreies limonaden safte juices refreshments refreshers cocktails mocktails longdrinks icecekler bebidas thirsty quenchers مشروبات عصائر',
    holds: DRINKS,
    over: 'all',
  },
  { kind: 'wine', words: 'wine wines wein weine offene vini vino schaumweine', holds: DRINKS, over: 'all' },
  { kind: 'beer', words: 'beer beers bier biere birre birra fass', holds: DRINKS, over: 'all' },
  {
    kind: 'spirit',
    words: 'spirits spirituosen digestif digestifs digestivi schnapse aperitif aperitifs aperitivi amari grappe likore',
    holds: DRINKS,
    over: 'all',
  },
  {
    kind: 'hot-cup',
    words:
      'coffee coffees kaffee kaffeespezialitaten heissgetranke warmegetranke hotdrinks heisses caffe caffetteria espresso قهوة مشروباتساخنة',
    holds: DRINKS,
    over: 'all',
  },
  { kind: 'tea', words: 'tea teas tee tees شاي', holds: DRINKS, over: 'all' },
  { kind: 'creamy-glass', words: 'smoothies shakes milkshakes lassis lassi', holds: DRINKS, over: 'all' },
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
  {
    kind: 'steak',
    words:
      'carnes viandes viande steak steaks meat meats fleisch fleischgerichte carne carni secondi grill grilled bbq grillgerichte rind lamm لحوم مشاوي',
  },
  {
    kind: 'roast-chicken',
    words: 'pollo pollos viandesblanches chicken poultry geflugel huhn hahnchen wings pollame دجاج',
  },
  {
    kind: 'fish',
    words: 'pescados poissons fish seafood fisch fischgerichte pesce pesci meeresfruchte baliklar اسماك سمك بحرية',
  },
  {
    kind: 'mixed-plate',
    words:
      'entradas platosfuertes plats antojitos starters starter appetizers appetisers vorspeise vorspeisen entrees mains main hauptgerichte hauptspeisen hauptgange specials spezialitaten platters favorites favourites klassiker classics',
  },
  { kind: 'cold-cuts', words: 'fromages kase antipasti antipasto tapas brotzeit vesper charcuterie' },
  { kind: 'hummus', words: 'mezze meze mezes mezedes مازة مقبلات' },
  {
    kind: 'vegetables',
    words:
      'contorni vegetables vegetable vegetarisch vegetarische vegetarian veggie vegan verdure gemuse gemusegerichte خضار نباتي',
  },
  {
    kind: 'fries',
    words:
      'acompanamientos sides beilagen extras kids kinder kinderteller kindergerichte kinderkarte bambini kleinen snacks اطفال جانبية',
  },
]
