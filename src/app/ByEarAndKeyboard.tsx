import { useEffect, useState } from 'react'
import { useKeptFocus } from './use-kept-focus'

/** What a screen reader and a keyboard need on every page: the focus is kept, and another page is told by its title. */
export function ByEarAndKeyboard() {
  const [title, setTitle] = useState('')
  useKeptFocus()
  useEffect(() => {
    const observer = new MutationObserver(() => setTitle(document.title))
    observer.observe(document.querySelector('title')!, { childList: true })
    return () => observer.disconnect()
  }, [])
  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  )
}
