import { useProvider } from '../../api/queries/provider'
import { Icon } from '../../components/Icon'
import { CARD } from '../../components/later-icons'
import { wayWords } from '../../features/checkout/way-words'
import styles from './CheckoutPage.module.css'
import type { useCheckout } from './use-checkout'

type Props = Pick<ReturnType<typeof useCheckout>, 'payment' | 'table' | 'isCovered'>

/** How the order will be paid, above the button that places it. Its line is kept while there is nothing to say. */
export function ChosenWay({ payment: { value, cards }, table, isCovered }: Props) {
  const provider = useProvider()
  return (
    <p className={styles.way}>
      {value && !isCovered && (
        <>
          <Icon name={CARD} size={18} />
          {wayWords(value, cards, provider, table !== null).label}
        </>
      )}
    </p>
  )
}
