import { OR } from './choices.ts'

/** Names for what a file has no name for, in the shop's language. */
const NAMES = {
  en: { menu: 'Menu', dishes: 'Dishes', extras: 'Extras', size: 'Size' },
  de: { menu: 'Speisekarte', dishes: 'Gerichte', extras: 'Extras', size: 'Größe' },
  fr: { menu: 'Carte', dishes: 'Plats', extras: 'Suppléments', size: 'Taille' },
  es: { menu: 'Carta', dishes: 'Platos', extras: 'Extras', size: 'Tamaño' },
  it: { menu: 'Menù', dishes: 'Piatti', extras: 'Aggiunte', size: 'Formato' },
  tr: { menu: 'Menü', dishes: 'Yemekler', extras: 'Ekstralar', size: 'Boy' },
  ar: { menu: 'القائمة', dishes: 'الأطباق', extras: 'إضافات', size: 'حجم' },
} as const

export const namesIn = (locale: string) => NAMES[new Intl.Locale(locale).language as keyof typeof NAMES] ?? NAMES.en

/** Whether a section holds drinks with alcohol, in the seven languages. */
const ALCOHOL =
  /\b(?:beers?|wines?|cocktails?|spirits?|liquors?|liqueurs?|whisk(?:e?y|ies)|gins?|vodkas?|rh?ums?|tequilas?|cognacs?|brandy|champagnes?|prosecco|sparkling wines?|cid(?:er|re)s?|aperitifs?|digestifs?|shots|biere?n?|weine?|\p{L}*biere?|\p{L}*weine?|riojas?|sangr(?:i|í)a|ca(?:ñ|n)as?|lagers?|pils(?:ner)?|helles|m(?:ä|a)rzen|radler|spritz|aperol|campari|merlot|chardonnay|riesling|pinot|montepulciano|chianti|spirituosen|schn(?:a|ä)pse|lik(?:o|ö)re?|sekt|longdrinks?|bi(?:è|e)res?|vins?|alcools?|ap(?:é|e)ritifs?|cervezas?|vinos?|licores?|birr[ae]|vin[io]|liquori|amari|grappe|distillati|biralar?|(?:ş|s)araplar?|rak(?:ı|i)|alkoll(?:ü|u)\p{L}*)(?!\p{L})|نبيذ|بيرة|كحول/iu
const NO_ALCOHOL =
  /alkoholfrei|alcohol[- ]free|non[- ]?alcoholic|mocktail|virgin|sans alcool|sin alcohol|analcolic|alkols(?:ü|u)z|0[.,]0|root beer|ginger (?:beer|ale)|خالي|بدون/i
/** Whether a section holds drinks, where 'beer' is a beer and no batter. */
export const isDrinks = (section: string) =>
  /getr(?:ä|a)nke|\bdrinks?\b|beverages?|boissons|bebidas|bevande|bibite|i(?:ç|c)ecek|مشروبات/i.test(section)
/** 'MENU ENFANT  12': a meal at one price, with what it is made of below it. */
export const isOfOne = (name: string) =>
  /^(?:set |kids.? |children.s )?(?:menus?|formules?|meal|menü|menú|menù)(?!\p{L})/iu.test(name)
export const isAlcoholic = (text: string) => ALCOHOL.test(text) && !NO_ALCOHOL.test(text)
/** What is drunk everywhere, and begins its name: in 'Wine & drinks' it stands beside the wine. */
const SOFT =
  /^(?:eau|caf(?:é|e)s?|th(?:é|e)s?|jus|limonade|sirop|chocolat|mineral|water|still|sparkling water|coffee|tea|juice|lemonade|espresso|cappuccino|latte|(?:coca[ -]?)?cola|coke|fanta|sprite|wasser|mineralwasser|kaffee|tee|\p{L}*saft|\p{L}*schorle|agua|zumo|t(?:é|e)|acqua|succo|su|(?:ç|c)ay|ayran|kahve|ماء|قهوة|شاي|عصير)(?![\p{L}-])/iu
export const isWithoutAlcohol = (name: string, words: string) =>
  NO_ALCOHOL.test(words) || ((SOFT.test(name) || isOfOne(name)) && !ALCOHOL.test(name))

/** Whether a heading is of extras, and of no dishes that people order by themselves. */
const EXTRAS =
  /\bextras?\b|add[- ]?ons?\b|\btoppings?\b|zutaten|zusatz|bel(?:ä|a)ge|suppl(?:é|e)ments?|suplementos?|aggiunt[ae]|supplementi|ekstra|ilaveler|إضافات|اضافات|الإضافات/i
const OWN_DISHES =
  /beilagen|\bsides?\b|zusatzstoffe|accompagnements?|guarniciones|contorni|getr(?:ä|a)nke|drinks|drunks|brot|specials?/i
export const isExtras = (heading: string) => EXTRAS.test(heading) && !OWN_DISHES.test(heading)
/** Whether a line of a section is something that is added to its dishes. */
export const isExtraName = (name: string) =>
  /^(?:\+|extras?[\s:]|extra(?:belag|zutat)|jede[rs]?\s(?:weitere|zus)|zus(?:ä|a)tzlich|ingr(?:é|e)dient suppl|ingrediente (?:extra|adicional|aggiuntiv)|each (?:extra|additional)|additional\s|add\s|mit extra\s|suppl(?:é|e)ment\s|aggiunta\s|ogni (?:aggiunta|ingrediente)|suplemento\s|ekstra\s|ilave\s|إضافة\s|اضافة\s)/i.test(
    name,
  )
/** '+ Käse', 'Extra: Käse' and 'add Käse' as 'Käse'. */
export const addedName = (name: string) =>
  name.replace(/^(?:\+|add\s|(?:extras?|suppl(?:é|e)ment|suplemento|aggiunta|ekstra|ilave|إضافة|اضافة)\s*:)\s*/iu, '')
/** 'Extras: Käse, Pilze je' are two of one price; of anything else there is one, without a name of its own. */
export function eachIn(name: string): string[] {
  const list =
    /^(?:extras?|suppl(?:é|e)ments?|suplementos?|aggiunt[ae]|ekstra(?:lar)?|ilaveler|إضافات|اضافات)\s*:\s*(?<all>.+?)(?:\s+(?:je|jeweils|each|chacune?|cada uno|cad\.?|ciascun[oa]|adet|لكل))?$/iu.exec(
      name,
    )?.groups?.all
  const parts = list?.split(OR).map((part) => part.trim()) ?? []
  return parts.length > 1 && parts.every((part) => /^\p{L}.{1,40}$/u.test(part)) ? parts : ['']
}
/** Whether a heading of extras says that they are for all. */
export const isForAll = (heading: string) =>
  /\b(?:all[e]?n?|every|any|tou[ts](?:es)?|todos?|todas|tutt[ie]|t(?:ü|u)m|her)\b|جميع|لكل|كل /i.test(heading)
/** 'Extras' alone may be side dishes, and are additions after what people add to. */
export const isBareExtras = (heading: string) =>
  /^(?:extras?|ekstra(?:lar)?|إضافات|اضافات|الإضافات)$/i.test(heading.trim())
export const takesToppings = (section: string) =>
  /pi(?:zz|d)|calzone|pasta|nudel|burger|sal(?:a[dt]|ata)|sandwich|wrap|bowl|cr(?:ê|e)pe|waff|gauf|kebab?p?|d(?:ö|o)ner|taco|burrito|ba?guette|toast|kaffee|coffee|caf(?:é|e)|tost|بيتزا|برغر|برجر|قهوة|ساخنة|سلطة/i.test(
    section,
  )
