const PATHS = {
  cart: 'M3 4h2.2l2.3 11h10.3l2.2-8H6.2M9 20h.01M17 20h.01',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM20 20l-4-4',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5a7.5 7.5 0 0 1 15 0',
  menu: 'M4 7h16M4 12h16M4 17h16',
  filter: 'M4 7h16M7 12h10M10 17h4',
  close: 'M6 6l12 12M18 6 6 18',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  down: 'M6 9l6 6 6-6',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2',
  pin: 'M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21ZM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  phone: 'M6 3h3l2 5-2.5 1.5a11 11 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3Z',
  mail: 'M4 6h16v12H4ZM4 7l8 6 8-6',
  chili: 'M15 7q5 0 5 5c0 5-7 9-17 8q8-1 8-8 0-5 4-5Zq0-3 3-4',
} as const

/** A name, or the path of an icon that the first load does not show: `later-icons.ts`. */
export type IconName = keyof typeof PATHS | `M${string}`

/**
 * A decorative line icon: use it beside text, or in a control that has an accessible name. `full` as the class of what
 * holds it fills it, and `mirrored` lets it point the other way from right to left.
 */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={name in PATHS ? PATHS[name as keyof typeof PATHS] : name} />
    </svg>
  )
}
