/** Runs in each page before all else, and reports what is wrong. It also keeps the heading that the build drew. */
export function watch(reports: string) {
  let isLeft = false
  for (const name of ['beforeunload', 'pagehide']) addEventListener(name, () => void (isLeft = true))
  const tell = (what: string) => navigator.sendBeacon(reports, `${location.pathname} ${what}`)
  addEventListener(
    'error',
    (event) => {
      const { target } = event
      // What is not loaded because the page is left is not wrong. Firefox also delivers what the page before did not
      // load, whose elements are none of this one.
      if (event instanceof ErrorEvent) tell(`error: ${event.message} ${event.filename}:${event.lineno}`)
      else if (target instanceof Element && !isLeft) tell(`did not load: ${target.outerHTML.slice(0, 200)}`)
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => void tell(`rejection: ${reason}`))
  addEventListener(
    'securitypolicyviolation',
    (event) => void tell(`refused by ${event.violatedDirective}: ${event.blockedURI}`),
  )
  const said = (value: unknown) =>
    typeof value === 'string' ? value : value instanceof Error ? String(value) : JSON.stringify(value)
  for (const name of ['error', 'warn'] as const) {
    const print = console[name].bind(console)
    console[name] = (...values: unknown[]) => {
      const at = `${Math.round(performance.now())} ms after the page began${isLeft ? ', while it is left' : ''}`
      tell(`console.${name}: ${values.map(said).join(' ')} (${at})`)
      print(...values)
    }
  }
  addEventListener('readystatechange', () => (window.drawnHeading ??= document.querySelector('h1')), {
    capture: true,
    once: true,
  })
}

declare global {
  interface Window {
    /** The heading as the build drew it. */
    drawnHeading?: Element | null
  }
}
