import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './theme/global.css'
import { App } from './app/App'
import { firstPage, nextPages } from './app/first-page'
import { startSession } from './app/session'

startSession()
await firstPage(window.location.pathname)
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
window.addEventListener('pointerdown', nextPages, { once: true })
window.addEventListener('keydown', nextPages, { once: true })
