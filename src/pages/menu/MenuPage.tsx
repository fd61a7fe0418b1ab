import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { t } from 'ttag'
import { restaurantQueries } from '../../api/queries/restaurant'
import { lazyDialog, optional } from '../../components/lazy'
import { ErrorState, Missing } from '../../components/PageState'
import { useHead } from '../../components/use-head'
import { WhenHydrated } from '../../components/WhenHydrated'
import { DishSkeletons } from '../../features/menu/DishGrid'
import { useDishes } from '../../features/menu/dish-index'
import { Filters } from '../../features/menu/Filters'
import { MenuSections } from '../../features/menu/MenuSections'
import { SectionNav } from '../../features/menu/SectionNav'
import { useSearchInAddress, useSearchKeys } from '../../features/menu/use-search-in-address'
import { useWantedTime } from '../../features/menu/use-wanted-time'
import { PriceNote } from '../../features/restaurant/PriceNote'
import { StoreStatus } from '../../features/restaurant/StoreStatus'
import { useCurrency, useRestaurant, useTimeZone } from '../../features/restaurant/use-restaurant'
import { MENU_HEAD } from '../../lib/head'
import { ADD_PARAMETER, paths, TABLE_PARAMETER, withQuery } from '../../lib/paths'
import { useMenuFilters } from '../../stores/menu-filters'
import { useDishCards } from '../common/use-dish-cards'
import { UsualPlace } from '../common/UsualPlace'
import { WhenBar } from '../common/WhenBar'
import styles from './MenuPage.module.css'

const SearchDialog = lazyDialog(() => import('../../features/menu/SearchDialog').then((module) => module.SearchDialog))

const FromAddress = optional(() => import('./FromAddress').then((module) => module.FromAddress))

const BesideMenu = optional(() => import('./BesideMenu').then((module) => module.BesideMenu))

const Skeletons = () => (
  <div role="status" aria-label={t`Loading the menu`} className={styles.skeletons}>
    <DishSkeletons count={9} />
  </div>
)

export function MenuPage() {
  useHead(MENU_HEAD)
  const [query] = useSearchParams()
  const [search, setSearch] = useSearchInAddress()
  const profile = useRestaurant()
  const restaurant = profile.data
  const { data, error, refetch } = useQuery(restaurantQueries.menus())
  const currency = useCurrency()
  const timeZone = useTimeZone()
  const dishes = useDishes()
  const filters = useMenuFilters()
  const cards = useDishCards()
  const { at, isChosen } = useWantedTime()

  const menus = data?.menus ?? []
  const menu = menus.find(({ id }) => id === query.get('menu')) ?? menus[0]
  const isMissing = data ? !menu : error !== null
  useSearchKeys(setSearch, !isMissing)

  const retry = () => {
    void refetch()
    if (!restaurant || restaurant.incomplete) void profile.refetch()
  }
  if (isMissing) {
    const isEmpty = data && !data.incomplete
    return (
      <ErrorState title={isEmpty ? t`There is no menu right now` : t`The menu could not be loaded`} onRetry={retry} />
    )
  }
  return (
    <div className={`${styles.page} page-width`}>
      <div className={styles.main}>
        <header className={styles.head}>
          <h1>{t`Menu`}</h1>
          <StoreStatus />
        </header>
        <UsualPlace />
        {(data?.incomplete || (profile.error && !restaurant)) && (
          <Missing onRetry={retry}>
            {data?.incomplete ? t`Some of the menu could not be loaded.` : t`Our hours could not be loaded.`}
          </Missing>
        )}
        {(query.has(TABLE_PARAMETER) || query.has(ADD_PARAMETER)) && (
          <WhenHydrated>
            <FromAddress />
          </WhenHydrated>
        )}
        <Filters
          before={<WhenBar />}
          after={
            menus.length > 1 && (
              <nav className={styles.menus} aria-label={t`Menus`}>
                {menus.map(({ id, name }) => (
                  <Link
                    key={id}
                    to={id === menus[0]?.id ? paths.menu : withQuery(paths.menu, { menu: id })}
                    aria-current={id === menu?.id ? 'page' : undefined}
                  >
                    {name}
                  </Link>
                ))}
              </nav>
            )
          }
        />
        {menu && currency !== undefined ? (
          <>
            <SectionNav key={menu.id} sections={menu.sections} />
            <MenuSections
              menu={menu}
              dishes={dishes}
              filters={filters}
              currency={currency}
              timeZone={timeZone}
              at={at}
              isChosen={isChosen}
              {...cards}
            />
            <PriceNote restaurant={restaurant} className={styles.prices} />
          </>
        ) : (
          <Skeletons />
        )}
      </div>
      <aside className={styles.cart} aria-label={t`Your cart`}>
        <WhenHydrated>
          <BesideMenu dishes={dishes} restaurant={restaurant} />
        </WhenHydrated>
      </aside>
      {search !== null && menu && currency !== undefined && (
        <SearchDialog
          dishes={dishes}
          sections={menu.sections}
          currency={currency}
          query={search}
          onQuery={setSearch}
          onClose={() => setSearch(null)}
        />
      )}
    </div>
  )
}
