import { useEffect, useState } from 'react'
import { enter } from './enter'
import { useKeptFocus } from './use-kept-focus'

/** A title that stands so long, in ms, is that of the page: a dish is named once it has been read. */
const SETTLED = 500

interface Props {
  /** The title when the customer began: this code comes later, and the page may have changed in between. */
  titleBefore?: string | undefined
}

/** What a screen reader and a keyboard need on every page: the focus is kept, and another page is told by its title. */
export function ByEarAndKeyboard({ titleBefore }: Props) {
  const [title, setTitle] = useState('')
  useKeptFocus()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tell = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setTitle(document.title), SETTLED)
    }
    const observer = new MutationObserver(tell)
    if (titleBefore !== undefined && titleBefore !== document.title) {
      tell()
      const main = document.querySelector('main')
      if (main && document.activeElement === document.body) enter(main)
    }
    observer.observe(document.querySelector('title')!, { childList: true })
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [titleBefore])
  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  )
}
