import { useState } from 'react'

/** Announces changes of a text to screen readers, politely. The first text is not announced. */
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
