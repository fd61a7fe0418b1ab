import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import 'virtual:brand.css'
import 'virtual:looks.css'
import './theme/global.css'
import { loadWire } from './api/client'
import { App } from './app/App'
import { beginWith, drawnHere, isAsDrawn } from './app/drawn'
import { firstPage, nextPages } from './app/first-page'
import { startSession } from './app/session'
import { loadFormats } from './lib/time'

const root = document.getElementById('root')!
const drawn = drawnHere(window.location)
const app = (
  <StrictMode>
    <App Router={BrowserRouter} />
  </StrictMode>
)

startSession()
void loadWire().catch(() => {})
setTimeout(loadFormats)
if (drawn) beginWith(drawn)
const isThere = await firstPage(window.location.pathname, { isDrawn: root.hasChildNodes(), hasData: drawn !== null })
// A transition renders in slices, so that the browser can respond to the first taps.
startTransition(() => {
  if (drawn && isThere && isAsDrawn(window.location)) hydrateRoot(root, app)
  else createRoot(root).render(app)
})
window.addEventListener('pointerdown', nextPages, { once: true })
window.addEventListener('keydown', nextPages, { once: true })
