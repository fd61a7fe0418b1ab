import { plain, wordsOf } from './header-words.ts'

/** What sections of menus are called, in the languages of menus that are read. */
const SECTIONS = new Set(
  wordsOf(
    'sunday lunch, sunday roast, sunday roasts, roasts, starter, starters, main, appetizer, appetizers, appetisers, mains, main courses, main course, entree, entrees, dessert, desserts, sweets, puddings, sides, side dishes, side orders, salads, soups, soups & salads, burgers, sandwiches, wraps, pizzas, seafood, from the grill, grill, breakfast, brunch, lunch, dinner, dinners, kids, kids menu, kids meals, children’s menu, drinks, beverages, soft drinks, hot drinks, wines, beers, cocktails, mocktails, spirits, coffee, teas, specials, chef’s specials, main menu, menu, our menu, menu of the day, lunch menu, dinner menu, snacks, nibbles, small plates, platters, ' +
      'vorspeisen, kalte vorspeisen, warme vorspeisen, suppen, salate, hauptgerichte, hauptspeisen, hauptgänge, fleischgerichte, fischgerichte, fisch, vegetarische gerichte, vegetarisches, vegetarisch, nudeln, nudelgerichte, beilagen, nachspeisen, nachtisch, süßspeisen, mehlspeisen, getränke, alkoholfreie getränke, warme getränke, heiße getränke, biere, bier, weine, offene weine, weißweine, rotweine, spirituosen, schnäpse, kindergerichte, für unsere kleinen gäste, kleine gerichte, speisekarte, getränkekarte, frühstück, brotzeiten, tagesmenü, mittagsmenü, mittagstisch, tageskarte, wochenkarte, ' +
      'entrées, entrées froides, entrées chaudes, plats, plats principaux, viandes, poissons, viandes et poissons, fromages, accompagnements, garnitures, salades, soupes, pâtes, boissons, boissons chaudes, boissons froides, vins, bières, apéritifs, digestifs, menu enfant, menu du jour, menus du jour, plats du jour, menus, la carte, à la carte, suggestions, formules, ' +
      'entrantes, entradas, primeros, segundos, ensaladas, sopas, carnes, pescados, mariscos, arroces, postres, bebidas, refrescos, vinos, cervezas, cafés, tapas, raciones, bocadillos, tostas, platos combinados, guarniciones, para picar, para compartir, desayunos, menú del día, la carta, carta, ' +
      'antipasti, primi, primi piatti, secondi, secondi piatti, secondi di carne, secondi di pesce, contorni, insalate, zuppe, pizze, pizze classiche, pizze speciali, pizze bianche, dolci, dessert, bevande, bibite, vini, birre, caffetteria, amari, fritti, panini, piadine, frutta, menù del giorno, ' +
      'başlangıçlar, mezeler, soğuk mezeler, sıcak mezeler, ara sıcaklar, çorbalar, salatalar, ana yemekler, kebaplar, ızgaralar, pideler, lahmacun, dönerler, tatlılar, içecekler, sıcak içecekler, soğuk içecekler, kahvaltı, kahvaltılar, makarnalar, burgerler, kahveler, çaylar, ' +
      'المقبلات, المقبلات الباردة, المقبلات الساخنة, السلطات, الشوربات, الأطباق الرئيسية, المشاوي, الحلويات, المشروبات, المشروبات الساخنة, المشروبات الباردة, العصائر, الفطور, السندويشات',
  ),
)
/** 'Nos plats', 'Unsere Suppen', 'Le nostre pizze'. */
const OUR =
  /^(?:nos|les|la|le|notre|our|the|all day|unsere?|die|le nostre|i nostri|la nostra|i|gli|nuestr[oa]s|los|las|selection of|selezione di|choix de)\s(?=\S)/
/** 'Carte des poissons et des viandes' */
const CARD = /^(?:carte des?|carta de|menu de|karte der|selection de|selezione di) \p{L}/u

/** 'Snacks for the road', 'Suppen zum Aufwärmen' */
const WHAT_FOR = /\s(?:for|fur|zum|zur|pour|para|by the|al|au)\s.*$/

/** Whether a line without a price is what a section of a menu is called, or several: 'Starters, small bites'. */
export function isSectionName(text: string): boolean {
  const words = plain(text.replace(/\(.*\)/, ''))
  const bare = words.replace(OUR, '').replace(WHAT_FOR, '')
  const [first = '', ...others] = text.split(/,\s/)
  const isFirst = others.length === 1 && SECTIONS.has(plain(first)) && others[0]!.split(' ').length < 4
  return text.trim().length < 50 && (SECTIONS.has(words) || SECTIONS.has(bare) || CARD.test(words) || isFirst)
}

/** 'Our fish dishes', 'Nos plats de la mer' */
const OURS = /^(?:our|nos|unsere|(?:le |i )?nostr[ei]|nuestr[oa]s)(?:\s[\p{L}’']+){1,4}$/iu
/** 'Artisan Salads', 'Kalte Vorspeisen': what a section is called, with a word before it. */
const KIND = /^(?:\p{Lu}\S* (?:& )?){1,2}(?<last>\p{Lu}\p{L}+[sn])$/u
/** 'Hühnerfleischgerichte' */
const COMPOUND = /^\p{Lu}\p{L}+(?:gerichte|spezialitäten|getränke|salate|suppen|weine|biere|speisen)$/u

/** Whether a line may be the name of a section, where names of dishes have a price beside or below them. */
export function isSectionLike(text: string): boolean {
  const short = text.replace(/\(.*\)/, '').trim()
  return (
    isSectionName(text) ||
    OURS.test(short) ||
    COMPOUND.test(short) ||
    SECTIONS.has(plain(KIND.exec(short)?.groups?.last ?? ''))
  )
}
