// The report on a live API: as lines to read, as JSON, and as JUnit for a CI server.

import { msgid, ngettext, t } from 'ttag'

/** What has become of a call, and how it is called in a list. */
const STATES = {
  ok: t`ok`,
  differs: t`differs`,
  absent: t`absent`,
  unreachable: t`unreachable`,
  skipped: t`skipped`,
}
const LENGTH = Math.max(...Object.values(STATES).map((state) => state.length))

const andOthers = (got, others) =>
  ngettext(msgid`${got} and ${others} other value`, `${got} and ${others} other values`, others)
const times = (count, first) =>
  ngettext(msgid`${count} time, first in ${first}`, `${count} times, first in ${first}`, count)

function causeWords({ pointer, expected, got, count, values, first }) {
  const found = values > 1 ? andOthers(got, values - 1) : got
  const words = t`found ${found}, expected ${expected}`
  return `${pointer ? `${pointer}: ` : ''}${words}${count ? `, ${times(count, first)}` : ''}`
}

const wordsOf = ({ differences, reason, body }) => [
  ...(reason ? [t`no answer (${reason})`] : []),
  ...differences.map(causeWords),
  ...(body === undefined ? [] : body.split('\n').map((line) => `| ${line}`)),
]

function countsOf(report) {
  const [ok, differs, absent, unreachable, skipped] = Object.keys(STATES).map(
    (state) => report.filter((entry) => entry.state === state).length,
  )
  return t`${ok} ok, ${differs} differs, ${absent} absent, ${unreachable} unreachable, ${skipped} skipped`
}

/** The report as lines to read. */
export function linesOf(report) {
  return [
    ...report.flatMap((entry) => {
      const { key, state, missing, status } = entry
      const lacks = missing ? ` (${t`no ${missing.join(', ')}`})` : ''
      return [
        `${STATES[state].padEnd(LENGTH)} ${key}${status ? ` (${status})` : ''}${lacks}`,
        ...wordsOf(entry).map((words) => `${' '.repeat(LENGTH + 1)}${words}`),
      ]
    }),
    countsOf(report),
    ...(report.some(({ status, body }) => status >= 500 && body === undefined)
      ? [t`--show-bodies prints what was answered with a status of 500 or more.`]
      : []),
  ]
}

/** How long a check of the contract may take, in ms: a busy machine is not a difference. */
export const TIME_LIMIT = 300_000

/** Why a check failed, in a line. Vitest reports one that took too long only by the name of its error. */
export const reasonOf = (message = '') =>
  message.includes('STACK_TRACE_ERROR') ? `it took longer than ${TIME_LIMIT / 60_000} minutes` : message.split('\n')[0]

const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign])

function testCase(entry) {
  const { key, state, missing } = entry
  const open = `<testcase classname="contract" name="${escaped(key)}"`
  if (state === 'ok') return `${open}/>`
  if (state === 'skipped') return `${open}><skipped message="no ${escaped(missing.join(', '))}"/></testcase>`
  return `${open}><failure message="${state}">${escaped(wordsOf(entry).join('\n'))}</failure></testcase>`
}

/** The report as a file's text: JUnit for a name that ends in .xml, else JSON. */
export function fileOf(report, name) {
  if (!name.endsWith('.xml')) return `${JSON.stringify(report, null, 2)}\n`
  const failures = report.filter(({ state }) => !['ok', 'skipped'].includes(state)).length
  const skipped = report.filter(({ state }) => state === 'skipped').length
  const counts = `tests="${report.length}" failures="${failures}" skipped="${skipped}"`
  return `<?xml version="1.0"?>\n<testsuite name="contract" ${counts}>\n${report.map(testCase).join('\n')}\n</testsuite>\n`
}
