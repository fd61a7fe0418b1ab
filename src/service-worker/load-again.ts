/**
 * An empty page that loads its address again after a pause, in ms. By a script: to an address with a fragment, `Refresh`
 * only moves within the empty page.
 */
export const loadAgain = (pause: number) =>
  new Response(`<!doctype html><script>setTimeout(()=>location.reload(),${pause})</script>`, {
    headers: { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' },
  })
