/**
 * A button that opens the sandbox panel. It sits below the page, or in the corner on pages that ask for an SMS code. It
 * needs no script: the panel is a page of the sandbox in an iframe.
 */
const handle = `<aside id="sandbox" aria-label="Sandbox"><style>
#sandbox{padding:8px 16px;font:600 13px/1 system-ui,sans-serif;letter-spacing:0}
#sandbox summary{display:inline-grid;place-items:center;min-height:44px;padding:0 16px;border-radius:8px;background:#1c1917;color:#fafaf9;cursor:pointer;list-style:none}
#sandbox summary::-webkit-details-marker{display:none}
#sandbox iframe{position:fixed;left:0;bottom:0;z-index:1600;width:min(380px,100vw);height:min(560px,60vh);border:0;border-radius:0 16px 0 0;background:Canvas;box-shadow:0 0 40px #0006}
#sandbox details[open] summary{position:fixed;left:12px;bottom:min(572px,calc(60vh + 12px));z-index:1601}
body:has([autocomplete=one-time-code]) #sandbox details:not([open]) summary{position:fixed;left:12px;bottom:12px;z-index:1600}
@media print{#sandbox{display:none}}
</style><details><summary>Sandbox · SMS inbox</summary><iframe src="/__sandbox" title="Sandbox: SMS inbox and scenarios" loading="lazy"></iframe></details></aside>`

export const withHandle = (html: string) => html.replace('</body>', `${handle}</body>`)
