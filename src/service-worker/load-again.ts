/** How long, in ms, the page waits for the newer version to take over before it asks again. */
const PAUSE = 1000

/**
 * An empty page that loads its address again once the newer version has taken over, or after a pause. Not while it takes
 * over: a busy Chromium lost 4 of 38 requests at that moment, and the page stayed empty. By a script: to an address with
 * a fragment, `Refresh` only moves within the empty page.
 */
export const loadAgain = () =>
  new Response(
    `<!doctype html><script>
const again = () => location.reload()
const { serviceWorker: workers } = navigator
const whenActive = (worker) => (worker.state === 'activating' ? (worker.onstatechange = again) : again())
workers.oncontrollerchange = () => workers.controller && whenActive(workers.controller)
setTimeout(again, ${PAUSE})
</script>`,
    { headers: { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' } },
  )
