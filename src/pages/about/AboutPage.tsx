import { LinkButton } from '../../components/Button'
import { CentredSpinner, ErrorState } from '../../components/PageState'
import prose from '../../components/Prose.module.css'
import { useTitle } from '../../components/use-title'
import { useRestaurant } from '../../features/restaurant/use-restaurant'
import { paths } from '../../lib/paths'

export function AboutPage() {
  useTitle('About')
  const { data: restaurant, error, refetch } = useRestaurant()
  if (error && !restaurant) return <ErrorState title="This page could not be loaded" onRetry={() => void refetch()} />
  if (!restaurant) return <CentredSpinner />
  const { name, tagline, story, facts } = restaurant
  return (
    <div className={prose.page}>
      <header>
        <h1>About {name}</h1>
        <p className={prose.lead}>{tagline}</p>
      </header>
      <div className={prose.story}>
        {story.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <dl className={prose.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div>
        <LinkButton to={paths.menu} variant="contained" size="large">
          Order Now
        </LinkButton>
      </div>
    </div>
  )
}
