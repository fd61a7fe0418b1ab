import { useState } from 'react'

/** Tells a screen reader what a text has changed to, politely; the first one is read with the page. */
export function Announce({ text }: { text: string }) {
  const [first] = useState(text)
  const [hasChanged, setHasChanged] = useState(false)
  if (!hasChanged && text !== first) setHasChanged(true)
  return (
    <p className="visually-hidden" role="status">
      {hasChanged && text}
    </p>
  )
}
