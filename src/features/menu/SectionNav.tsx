import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { t } from 'ttag'
import type { MenuSection } from '../../api/types'
import { hashOf } from '../../lib/paths'
import { scrollFromRight } from './scroll-from-right'
import styles from './SectionNav.module.css'

/** The id of the section in view: the first one visible below the bars. `ids` is a JSON list. */
function useSectionInView(ids: string): string {
  const [current, setCurrent] = useState('')
  useEffect(() => {
    const seen = new Map<string, boolean>()
    const order = JSON.parse(ids) as string[]
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) seen.set(target.id, isIntersecting)
        const first = order.find((id) => seen.get(id))
        if (first) setCurrent(first)
      },
      { rootMargin: '-132px 0px -45% 0px' },
    )
    for (const id of order) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [ids])
  return current
}

/** Sticky links to the sections. The current one follows the scroll position. */
export function SectionNav({ sections }: { sections: MenuSection[] }) {
  const { search } = useLocation()
  const list = useRef<HTMLUListElement>(null)
  const inView = useSectionInView(JSON.stringify(sections.map(({ id }) => id)))
  const current = inView || sections[0]?.id

  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (link) {
      list.current?.scrollTo({
        left: import.meta.env.RTL ? scrollFromRight(link) : link.offsetLeft - 48,
        behavior: 'smooth',
      })
    }
  }, [current])

  return (
    <nav className={styles.nav} aria-label={t`Sections`}>
      <ul ref={list} className="fading">
        {sections.map(({ id, name }) => (
          <li key={id}>
            <Link to={{ search, hash: hashOf(id) }} aria-current={id === current || undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
