import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter, type BrowserRouterProps } from 'react-router-dom'
import 'virtual:brand.css'
import 'virtual:looks.css'
import './theme/global.css'
import 'virtual:first-font.css'
import { loadRuntime } from './api/client'
import { App } from './app/App'
import { beginWith, drawnHere, isAsDrawn } from './app/drawn'
import { firstPage, nextPages } from './app/first-page'
import { changedPage, isChanged } from './app/page-changes'
import { startSession } from './app/session'
import { pathHere } from './lib/base'
import { takenOver } from './lib/take-over'
import { loadFormats } from './lib/time'
import { whenIdle } from './lib/when-idle'

const root = document.getElementById('root')!
const drawn = drawnHere(window.location)
const Router = import.meta.env.BASE_PATH
  ? (props: BrowserRouterProps) => <BrowserRouter {...props} basename={import.meta.env.BASE_PATH!} />
  : BrowserRouter
const app = (
  <StrictMode>
    <App Router={Router} />
  </StrictMode>
)

/** The press is read at once: another may begin while the code loads. */
function onRecoverableError(error: unknown) {
  const { press } = window
  void changedPage().then(({ drawnAgain }) => drawnAgain(error, press))
}

startSession()
void loadRuntime().catch(() => {})
setTimeout(loadFormats)
if (drawn) beginWith(drawn)
const isThere = await firstPage(pathHere(), { isDrawn: root.hasChildNodes(), hasData: drawn !== null })
const guard = () =>
  changedPage().then(
    ({ guardPage }) => guardPage(root),
    () => {},
  )
const isUntouched = !isChanged()
if (!isUntouched) await guard()
// A transition renders in slices, so that the browser can respond to the first taps.
startTransition(() => {
  if (drawn && isThere && isUntouched && isAsDrawn(window.location)) hydrateRoot(root, app, { onRecoverableError })
  else createRoot(root).render(app)
})
if (isUntouched) void takenOver.then(() => whenIdle(guard))
window.addEventListener('pointerdown', nextPages, { once: true })
window.addEventListener('keydown', nextPages, { once: true })
