import { useEffect, type CSSProperties, type FocusEvent, type MouseEvent } from 'react'
import { toast, Toaster } from 'sonner'
import { t } from 'ttag'
import { below } from '../lib/breakpoints'
import { toasterMounted } from '../lib/notify'

const look = {
  fontFamily: 'var(--font)',
  '--normal-bg': 'var(--paper)',
  '--normal-text': 'var(--text)',
  '--normal-border': 'var(--line)',
  '--border-radius': 'var(--radius-s)',
} as CSSProperties

/** Lets Tab leave a toast: sonner would move the focus back to where it was before. */
function goOn({ relatedTarget, currentTarget }: FocusEvent) {
  if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) relatedTarget.focus()
}

/** Passes a tap on a toast on to the control that it covers on a phone. Selecting its text is no tap. */
function tapThrough({ target, clientX, clientY }: MouseEvent) {
  if (!(target instanceof Element) || target.closest('button') || !matchMedia(below(600)).matches) return
  if (getSelection()?.isCollapsed === false) return
  const covered = document.elementsFromPoint(clientX, clientY).find((one) => !one.closest('[data-sonner-toaster]'))
  covered?.closest<HTMLElement>('a, button')?.click()
}

/**
 * Toasts as specified: top right, three in view, 14 px apart, 4 s, Alt+T (rule 9.2). On a phone they cover the
 * navigation bar rather than the page below it; its buttons can be tapped through them.
 */
export function Toasts() {
  useEffect(() => toasterMounted(toast), [])
  return (
    <div role="presentation" onBlur={goOn} onClick={tapThrough}>
      <Toaster
        position="top-right"
        visibleToasts={3}
        gap={14}
        duration={4000}
        hotkey={['altKey', 'KeyT']}
        containerAriaLabel={t`Notifications`}
        style={look}
        offset={{ top: 76, right: 16 }}
        mobileOffset={{ top: 'max(4px, env(safe-area-inset-top))', left: 16, right: 16 }}
      />
    </div>
  )
}
