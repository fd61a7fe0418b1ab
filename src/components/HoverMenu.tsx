import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './HoverMenu.module.css'
import { Icon } from './Icon'
import { useHoverIntent } from './use-hover-intent'

export type HoverMenuItem = { label: string; current?: boolean } & ({ to: string } | { onSelect: () => void })
type Props = { name: string; children: ReactNode; items: HoverMenuItem[] }

/** A menu that opens on hover with the specified delays, at once on a click, and by keyboard. */
export function HoverMenu({ name, children, items }: Props) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const intent = useHoverIntent(open, setOpen)

  const entries = () => [...(root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
  const close = () => {
    setOpen(false)
    trigger.current?.focus()
  }
  const openAndFocus = (at: 0 | -1) => {
    setOpen(true)
    requestAnimationFrame(() => entries().at(at)?.focus())
  }
  const move = (by: number) => {
    const all = entries()
    const now = all.findIndex((entry) => entry === document.activeElement)
    all.at((now + by + all.length) % all.length)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const action = {
      Escape: close,
      ArrowDown: () => (open ? move(1) : openAndFocus(0)),
      ArrowUp: () => (open ? move(-1) : openAndFocus(-1)),
      Home: () => entries().at(0)?.focus(),
      End: () => entries().at(-1)?.focus(),
    }[event.key]
    if (!action || (!open && !event.key.startsWith('Arrow'))) return
    event.preventDefault()
    action()
  }
  const onClick = (event: { detail: number }) => {
    intent.cancel()
    if (open) setOpen(intent.hasJustOpened())
    else if (event.detail === 0) openAndFocus(0)
    else setOpen(true)
  }

  return (
    <div
      ref={root}
      className={styles.root}
      onKeyDown={onKeyDown}
      onPointerEnter={intent.enter}
      onPointerLeave={intent.leave}
      onBlur={({ relatedTarget }) => {
        if (!root.current?.contains(relatedTarget)) setOpen(false)
      }}
    >
      <button
        ref={trigger}
        type="button"
        className={styles.trigger}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={name}
        onClick={onClick}
      >
        {children}
      </button>
      {open && (
        <div className={styles.panel} role="menu" aria-label={name}>
          {items.map((item) => (
            <MenuEntry key={item.label} item={item} onDone={close} />
          ))}
        </div>
      )}
    </div>
  )
}

function MenuEntry({ item, onDone }: { item: HoverMenuItem; onDone: () => void }) {
  const content = (
    <>
      {item.label}
      {item.current && <Icon name="check" size={18} />}
    </>
  )
  const shared = {
    role: 'menuitem',
    tabIndex: -1,
    className: styles.item,
    ...(item.current && { 'aria-current': true as const }),
  }
  if ('to' in item) {
    return (
      <Link to={item.to} {...shared} onClick={onDone}>
        {content}
      </Link>
    )
  }
  return (
    <button
      type="button"
      {...shared}
      onClick={() => {
        onDone()
        item.onSelect()
      }}
    >
      {content}
    </button>
  )
}
