import { EVENTS } from './sandbox-paths'

/** Updates the panel's analytics figures as events arrive. */
export const eventsScript = `
const funnel = document.querySelector('#funnel'), vitals = document.querySelector('#vitals'), events = document.querySelector('#events')
const LIMITS = { LCP: [2500, 4000], INP: [200, 500], CLS: [0.1, 0.25], FCP: [1800, 3000], TTFB: [800, 1800] }
let figures = ''
function bar(label, value, share, colour) {
  const row = document.createElement('li'), name = document.createElement('span'), amount = document.createElement('span'), line = document.createElement('i')
  name.textContent = label
  amount.textContent = value
  line.style.cssText = 'width:' + Math.max(1, share * 100) + '%;background:' + colour
  row.append(name, amount, line)
  return row
}
const rated = (value, [good, poor]) => value <= good ? '#15803d' : value <= poor ? '#ca8a04' : '#b91c1c'
async function readEvents() {
  const text = await (await fetch('${EVENTS}')).text()
  if (text === figures) return
  figures = text
  const now = JSON.parse(text), most = Math.max(1, now.funnel[0].visits)
  funnel.replaceChildren(...now.funnel.map(({ label, visits }) => bar(label, visits, Math.min(1, visits / most), '#4f46e5')))
  vitals.replaceChildren(...now.vitals.map(({ metric, value }) => {
    const limits = LIMITS[metric]
    return bar(metric, metric === 'CLS' ? value.toFixed(3) : Math.round(value) + ' ms', Math.min(1, value / limits[1]), rated(value, limits))
  }))
  events.replaceChildren(...now.newest.map(({ name, params }) => {
    const row = document.createElement('li'), what = document.createElement('code'), details = document.createElement('small')
    what.textContent = name
    const { items, ...rest } = params
    details.textContent = Object.entries(rest).map(([key, value]) => key + ' ' + value).join(', ') + (items ? ', ' + items.length + ' items' : '')
    row.append(what, details)
    return row
  }))
}
readEvents()
setInterval(() => document.hidden || readEvents(), 1500)`

export const EVENTS_PART = `<h2>What the owner sees</h2><p><small>The events of the shop, as they arrive: how many visits come how far, and the page's speed at the 75th percentile of the last hour.</small></p>
<ul id="funnel" class="bars"></ul><ul id="vitals" class="bars"></ul><ul id="events" class="events"></ul>`
