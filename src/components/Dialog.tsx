import MuiDialog, { type DialogProps } from '@mui/material/Dialog'
import { useLayoutEffect, useRef } from 'react'
import { MuiTheme } from '../theme/MuiTheme'

/** In ms. */
const EXIT = 160

/** Fades out a picture of what is about to be removed, so that nothing waits for it. */
function fadeOut(dialog: HTMLElement | null) {
  // A browser without animations shows none.
  if (!dialog || !('animate' in dialog) || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const leaving = dialog.cloneNode(true) as HTMLElement
  leaving.inert = true
  leaving.ariaHidden = 'true'
  leaving.style.pointerEvents = 'none'
  for (const one of leaving.querySelectorAll('[id], [role]'))
    for (const name of ['id', 'role']) one.removeAttribute(name)
  document.body.append(leaving)
  const scrolled = leaving.querySelector('.MuiDialog-paper')
  if (scrolled) scrolled.scrollTop = dialog.querySelector('.MuiDialog-paper')?.scrollTop ?? 0
  leaving
    .animate({ opacity: [1, 0] }, { duration: EXIT, easing: 'ease-out', fill: 'forwards' })
    .finished.finally(() => leaving.remove())
    .catch(() => {})
}

/** A modal dialog. Traps the focus, closes on Escape, returns the focus, and fades out when it is removed. */
export function Dialog(props: Omit<DialogProps, 'open'>) {
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => () => fadeOut(root.current), [])
  return (
    <MuiTheme>
      <MuiDialog ref={root} open fullWidth {...props} />
    </MuiTheme>
  )
}
