import { CentredSpinner, ErrorState } from '../../components/PageState'
import prose from '../../components/Prose.module.css'
import { useTitle } from '../../components/use-title'
import { AddressLines } from '../../features/restaurant/AddressLines'
import { Hours } from '../../features/restaurant/Hours'
import { StoreStatus } from '../../features/restaurant/StoreStatus'
import { useRestaurant } from '../../features/restaurant/use-restaurant'

export function ContactPage() {
  useTitle('Contact')
  const { data: restaurant, error, refetch } = useRestaurant()
  if (error && !restaurant) return <ErrorState title="This page could not be loaded" onRetry={() => void refetch()} />
  if (!restaurant) return <CentredSpinner />
  return (
    <div className={prose.page}>
      <header>
        <h1>Contact</h1>
        <p className={prose.lead}>
          <StoreStatus />
        </p>
      </header>
      <div className={prose.two}>
        <section>
          <h2>Find us</h2>
          <AddressLines restaurant={restaurant} />
        </section>
        <section>
          <h2>Hours</h2>
          <Hours restaurant={restaurant} />
        </section>
      </div>
    </div>
  )
}
