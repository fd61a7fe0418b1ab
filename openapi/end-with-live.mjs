// The check of a live API as a command: npm run contract -- --live URL.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { t } from 'ttag'
import { wrongFlag } from '../src/setup/wrong-flag.ts'
import { checkLive } from './live.mjs'
import { fileOf, linesOf } from './report.mjs'

const USAGE = `npm run contract [-- --live URL [--restaurant ID] [--customer ID [--write]] [--origin URL] [--show-bodies]
  [--report FILE]]
${t`The customer's token is read from CONTRACT_TOKEN, or given as --token.`}`
const text = { type: 'string' }
const OPTIONS = { live: text, token: text, customer: text, restaurant: text, origin: text, report: text }

function refuse(words) {
  console.error(words)
  process.exit(2)
}

function options() {
  try {
    return parseArgs({ options: { ...OPTIONS, write: { type: 'boolean' }, 'show-bodies': { type: 'boolean' } } }).values
  } catch (cause) {
    return refuse(`${wrongFlag(cause)}\n${USAGE}`)
  }
}

/** Checks the live API that the flags name, prints the report and ends; does nothing if they name none. */
export async function endWithLive() {
  const { live, token = process.env.CONTRACT_TOKEN, ...given } = options()
  const { customer, restaurant, origin, write, 'show-bodies': showBodies, report: file } = given
  if (live === undefined) return
  if (!/^https?:\/\//.test(live) || !URL.canParse(live))
    refuse(`${t`--live must be followed by an http(s) address.`}\n${USAGE}`)
  if (write && !(token && customer)) refuse(`${t`--write needs a token and --customer.`}\n${USAGE}`)
  const report = await checkLive({
    ...{ url: live, token, customer, write, showBodies, ...(restaurant && { restaurant }) },
    ...(origin && { origin: origin.replace(/\/$/, '') }),
  }).catch((cause) => refuse(cause.message))
  if (file) writeFileSync(file, fileOf(report, file))
  const [{ state, reason }] = report
  if (state === 'unreachable') refuse(t`${live} cannot be reached (${reason}). Is it running?`)
  console.log(linesOf(report).join('\n'))
  process.exit(report.every((entry) => entry.state === 'ok' || entry.state === 'skipped') ? 0 : 1)
}
