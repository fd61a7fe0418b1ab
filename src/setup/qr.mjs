// Draws QR codes to print: npm run qr -- --tables 1-12 --site https://shop.example
import { shopLocale } from '../i18n/shop-locale.mjs'
import { loadIn } from '../tooling/load-in.mjs'

const { qr } = await loadIn(shopLocale(), new URL('./qr.ts', import.meta.url))
process.exitCode = qr(process.argv.slice(2))
