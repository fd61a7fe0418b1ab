import { useState } from 'react'
import { t } from 'ttag'
import type { GiftCard } from '../../api/types'
import { GiftCardForm } from '../../features/gift-cards/GiftCardForm'
import { formatMoney } from '../../lib/money'
import styles from './AccountLayout.module.css'
import kept from './KeptRow.module.css'

/** The form that looks a gift card up, and what is on the one that was looked up last. */
export function AddGiftCard() {
  const [found, setFound] = useState<GiftCard | null>(null)
  return (
    <section className={styles.part} aria-labelledby="add-gift-card">
      <h2 id="add-gift-card">{t`Add a gift card`}</h2>
      <div className={styles.list}>
        <div className={kept.card}>
          <GiftCardForm onChecked={setFound} keepByDefault />
          <p role="status" className={found ? styles.found : ''}>
            {found && t`The gift card ending in ${found.lastFour} has ${formatMoney(found.balance, found.currency)}.`}
          </p>
        </div>
      </div>
    </section>
  )
}
