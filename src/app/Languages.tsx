import { useLocation } from 'react-router-dom'
import { t } from 'ttag'
import styles from './Languages.module.css'
import { Icon } from '../components/Icon'
import { useHydrated } from '../lib/use-hydrated'

/** Leads to the open page in the shop's other languages, each a document of its own. */
export function Languages({ linkClass }: { linkClass?: string }) {
  const { pathname, search } = useLocation()
  const query = useHydrated() ? search : ''
  return (
    <nav className={linkClass ? undefined : styles.languages} aria-label={t`Language`}>
      {import.meta.env.LANGUAGES?.map(({ locale, base, name }) => (
        <a
          key={locale}
          className={linkClass}
          href={base + pathname + query}
          lang={locale}
          hrefLang={locale}
          aria-current={base === import.meta.env.BASE_PATH ? 'true' : undefined}
        >
          {name} {linkClass && base === import.meta.env.BASE_PATH && <Icon name="check" size={18} />}
        </a>
      ))}
    </nav>
  )
}
