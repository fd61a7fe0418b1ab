import { useEffect, useState } from 'react'
import { useKeptFocus } from './use-kept-focus'

/** A title that stands so long, in ms, is that of the page: a dish is named once it has been read. */
const SETTLED = 500

/** What a screen reader and a keyboard need on every page: the focus is kept, and another page is told by its title. */
export function ByEarAndKeyboard() {
  const [title, setTitle] = useState('')
  useKeptFocus()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(() => setTitle(document.title), SETTLED)
    })
    observer.observe(document.querySelector('title')!, { childList: true })
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [])
  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  )
}
