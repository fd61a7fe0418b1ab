/**
 * The headings of columns, in English, German, French, Spanish, Italian, Turkish and Arabic, as `plain` writes them:
 * lower case, without accents.
 */
const WORDS = {
  number: 'number, no, nr, num, nummer, artikelnummer, art nr, pos, numero, n, sira, sira no, رقم, الرقم, #',
  name:
    'name, dish, dish name, dishes, item, item name, menu item, product name, designation, intitule, libelle, denominazione, denominacion, artikelbezeichnung, urun ismi, اسم الصنف, اسم الطبق, اسم المنتج, item, product, drink, title, gericht, gerichte, speise, speisen, artikel, artikelname, produkt, bezeichnung, getrank, nom, plat, article, produit, boisson, ' +
    'nombre, plato, producto, articulo, bebida, nome, piatto, prodotto, articolo, pietanza, bevanda, ad, adi, isim, urun, urun adi, yemek, yemek adi, icecek, naam, gerecht, navn, namn, nazev, nazwa, prato, اسم, الاسم, الصنف, صنف, الطبق, طبق, المنتج',
  description:
    'description, details, ingredients, beschreibung, zutaten, details, descriptif, ingredients, composition, descripcion, ingredientes, descrizione, ingredienti, aciklama, icindekiler, malzemeler, icerik, وصف, الوصف, المكونات, مكونات',
  section:
    'section, kategori adı, category, categories, category name, kategorien, categorias, menu group, group, artikelgruppe, famille, kategorie, rubrik, warengruppe, gruppe, bereich, categorie, rubrique, section, categoria, seccion, grupo, sezione, portata, kategori, bolum, grup, القسم, قسم, الفئة, فئة, التصنيف',
  subsection:
    'subsection, subcategory, sub category, subgroup, unterkategorie, untergruppe, unterrubrik, sous categorie, sous famille, sous rubrique, subcategoria, subgrupo, sottocategoria, sottogruppo, alt kategori, alt grup, الفئة الفرعية, القسم الفرعي, فئة فرعية',
  menu: 'menu, card, speisekarte, karte, carte, carta, القائمة, قائمة',
  price:
    'price, base price, unit price, item price, selling price, prix ttc, prix de vente, preis brutto, vk brutto, prezzo di vendita, satis fiyati, amount, preis, vk, vk preis, verkaufspreis, bruttopreis, prix, tarif, precio, importe, pvp, prezzo, importo, costo, fiyat, fiyati, tutar, ucret, prijs, preco, cena, pris, hinta, τιμη, цена, السعر, سعر, الثمن',
  size: 'size, size name, unit, price unit, uom, einheit, unite, unita, unidad, birim, وحدة, الوحدة, portion, portion size, variation, variation name, variant, variante, varyant, format, volume, grosse, menge, inhalt, fullmenge, taille, contenance, tamano, cantidad, formato, dimensione, misura, quantita, boy, boyut, porsiyon, miktar, الحجم, حجم, المقاس',
  allergens:
    'allergens, allergen, allergene, allergenkennzeichnung, kennzeichnung, allergenes, alergenos, alergeno, allergeni, alerjen, alerjenler, مسببات الحساسيه, الحساسيه, مسببات الحساسية, الحساسية',
  additives:
    'additives, zusatzstoffe, zusatze, additifs, aditivos, additivi, katki maddeleri, katkilar, مضافات, المضافات, المواد المضافه, المواد المضافة',
  diets:
    'diet, diets, dietary, ernahrung, vegan, vegane, vegano, vegana, vegetarisch, vegetarian, veggie, veg, vegi, vege, vegetarienne, vegetariana, regime, vegetarien, dieta, vegetariano, diyet, vejetaryen, نظام غذائي, نباتي',
  spice:
    'spice, spicy, spiciness, heat, hot, scharfe, scharf, scharfegrad, piquant, epice, picante, piccante, piccantezza, aci, acilik, حار, درجه الحراره, الحراره, درجة الحرارة',
  tax: 'tax, vat, mwst, mwst satz, ust, steuer, steuersatz, tva, iva, kdv, ضريبة, الضريبة',
  deposit: 'deposit, pfand, einsatz, consigne, deposito, cauzione, depozito, تامين, رهن',
  alcohol: 'alcohol, abv, alc, vol, alkohol, alkoholgehalt, alcool, alc vol, grado, gradi, alkol, كحول, الكحول',
  caffeine: 'caffeine, koffein, cafeine, cafeina, caffeina, kafein, كافيين',
  age: 'age, minimum age, alter, mindestalter, ab alter, age minimum, edad, edad minima, eta, eta minima, yas, yas siniri, العمر',
  picture: 'picture, image, photo, bild, foto, image, imagen, immagine, resim, fotograf, صوره, صورة, الصورة',
} as const

export type Column = keyof typeof WORDS

/** A text as the lists of words have it. */
export const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ı/g, 'i')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u064b-\u0652]/g, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}#/½¼]+/gu, ' ')
    .trim()

/** A list of words, and its words as `plain` writes them. */
export const wordsOf = (list: string) => list.split(',').map(plain)

const COLUMNS = new Map(
  Object.entries(WORDS).flatMap(([column, list]) => wordsOf(list).map((word) => [word, column as Column] as const)),
)

/** 'urunadi', 'itemname': names of columns as tills write them. */
const JOINED = new Map([...COLUMNS].map(([word, column]) => [word.replaceAll(' ', ''), column]))

/** A column of prices in cents and the like, as tills export them. */
export const isInMinorUnits = (heading: string) =>
  /(?<!\p{L})(?:cents?|ct|pence|centimes|centesimi|céntimos|kuruş|fils|minor units?|هللة|فلس)(?!\p{L})/iu.test(heading)

/** A heading without what stands in brackets and without a currency: 'Preis (in €)', 'Price EUR'. */
const bare = (heading: string) =>
  plain(heading.replace(/\(.*?\)|\[.*?\]|\p{Sc}/gu, ' ')).replace(/ (in|en)?( ?(eur|euro|usd|chf|gbp|kd|kwd|tl))?$/, '')

/** The column that a heading is of, such as 'Preis in €' or 'Name / Bezeichnung'; undefined if it is not known. */
export function columnOf(heading: string): Column | undefined {
  if (/^#$/.test(heading.trim())) return 'number'
  if (/^\p{Sc}$/u.test(heading.trim())) return 'price'
  const parts = [bare(heading), ...heading.split('/').map(bare)]
  const found = parts.map((part) => COLUMNS.get(part)).find(Boolean) ?? JOINED.get(parts[0]!)
  // 'Reporting category'
  const isSection = COLUMNS.get(parts[0]!.split(' ').at(-1)!) === 'section'
  return found ?? (isSection ? 'section' : undefined)
}

/** 'Preis klein' is the size 'klein': what is left of a heading without its word for the price. */
export function sizeAtPrice(heading: string): string | undefined {
  const words = heading.trim().split(/\s+/)
  const rest = words.filter((word) => COLUMNS.get(bare(word)) !== 'price')
  if (rest.length > 0 && rest.every((word) => isInMinorUnits(word))) return undefined
  const isCurrency = /^[(]?(?:\p{Sc}|[A-Z]{3}|TL|KD|in|en)[)]?$/u
  return rest.some((word) => !isCurrency.test(word)) && rest.length < words.length
    ? rest.join(' ').replace(/^\((.*)\)$/, '$1')
    : undefined
}
