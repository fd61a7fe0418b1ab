/** Escapes text for HTML. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 30rem; padding: 1.5rem 1rem 3rem; }
h1 { font-size: 1.375rem; line-height: 1.25; margin: 0 0 .25rem; } h2 { font-size: 1rem; margin: 2rem 0 .5rem; }
p { margin: 0 0 1rem; } dl { display: grid; grid-template-columns: 1fr auto; gap: .5rem 1rem; margin: 1.5rem 0; }
dd { margin: 0; font-variant-numeric: tabular-nums; } .total { font-weight: 700; }
button { font: inherit; font-weight: 600; min-height: 48px; width: 100%; border-radius: 12px; border: 1px solid #8886;
  background: none; color: inherit; cursor: pointer; margin-bottom: .5rem; }
button.primary { background: #14532d; border-color: #14532d; color: #fff; }
button:focus-visible { outline: 3px solid #4f46e5; outline-offset: 2px; }
.note { border-left: 4px solid #ca8a04; padding: .25rem .75rem; margin-bottom: 1.5rem; }
li { display: flex; justify-content: space-between; gap: 1rem; padding: .5rem 0; border-bottom: 1px solid #8883; }
ul { list-style: none; margin: 0; padding: 0; } code { font-size: 1.25rem; font-weight: 700; letter-spacing: .1em; }
.stories li { display: grid; gap: 0; padding: 1rem 0 .75rem; } .stories code { font-size: .8125rem; letter-spacing: 0; }
.bars li { display: grid; grid-template-columns: 1fr auto; gap: 0 1rem; border: 0; padding: .25rem 0; } .bars i { height: 8px; border-radius: 4px; }
.events li { display: grid; gap: 0; } .events code { font-size: .8125rem; letter-spacing: 0; } .events small { overflow-wrap: anywhere; }
form { display: grid; gap: .5rem; margin-bottom: 1rem; } label { display: grid; gap: .25rem; }
label:has(> [type=checkbox]) { display: flex; align-items: center; gap: .75rem; } [type=checkbox] { width: 24px; flex: none; }
input { font: inherit; min-height: 44px; padding: 0 .75rem; border: 1px solid #8886; border-radius: 12px; background: none;
  color: inherit; min-width: 0; } small { opacity: .8; }`

/** A page of the sandbox. Only the storefront may frame it, and it may call its own origin and that of `connect`. */
export function htmlPage(title: string, body: string, { status = 200, connect = '', locale = 'en' } = {}): Response {
  const html = `<!doctype html><html lang="${locale}" dir="${/^(ar|fa|he|ur)\b/.test(locale) ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<link rel="icon" href="/favicon.ico"><meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head>
<body><main>${body}</main></body></html>`
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'self'; style-src 'unsafe-inline'; script-src 'self' 'unsafe-inline'; frame-ancestors 'self'; connect-src 'self' " +
        connect,
    },
  })
}
