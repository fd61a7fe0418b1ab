import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import 'virtual:looks.css'
import './theme/global.css'
import { App } from './app/App'
import { Devtools } from './app/Devtools'
import { firstPage, nextPages } from './app/first-page'
import { startSession } from './app/session'
import { Toasts } from './app/Toasts'

const root = document.getElementById('root')!

startSession()
await firstPage(window.location.pathname, root.hasChildNodes())
createRoot(root).render(
  <StrictMode>
    <App Router={BrowserRouter}>
      <Toasts />
      <Devtools />
    </App>
  </StrictMode>,
)
window.addEventListener('pointerdown', nextPages, { once: true })
window.addEventListener('keydown', nextPages, { once: true })
