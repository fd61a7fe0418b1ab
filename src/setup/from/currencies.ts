/** Signs that are not those of `Intl`, as menus write them. */
const WRITTEN: Record<string, string> = {
  CHF: 'sfr fr',
  HUF: 'ft',
  CZK: 'kč',
  PLN: 'zł',
  RON: 'lei',
  SEK: 'kr',
  NOK: 'kr',
  DKK: 'kr',
  TRY: 'tl ₺',
  KWD: 'kd دك دينار',
  BHD: 'bd دب دينار',
  OMR: 'رع ريال',
  JOD: 'jd دأ دينار',
  QAR: 'qr رق ريال',
  SAR: 'sr رس ريال',
  AED: 'dh dhs دإ درهم',
  MAD: 'dh dhs درهم',
  TND: 'dt دينار',
  EGP: 'le جم جنيه',
  EUR: 'euro',
  INR: 'rs',
  NPR: 'rs',
  PKR: 'rs',
  LKR: 'rs',
  MYR: 'rm',
  IDR: 'rp',
  USD: 'us$',
  CAD: 'ca$ c$',
  AUD: 'au$ a$',
  NZD: 'nz$',
  HKD: 'hk$',
  TWD: 'nt$',
  SGD: 's$',
  MXN: 'mx$',
  BRL: 'r$',
}

/** Whether a sign at a price may be that of a currency: '$' is that of many. */
export function signFits(sign: string, currency: string): boolean {
  const short = sign.toLowerCase().replace(/\.|\s/g, '')
  const own = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value
  const all = [currency, own ?? '', ...(WRITTEN[currency] ?? '').split(' ')].map((one) => one.toLowerCase())
  return all.includes(short)
}
