import { jt, t } from 'ttag'
import type { GroupOrder, OrderLine } from '../../api/types'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../components/Button'
import { DishPicture } from '../../components/DishPicture'
import { QuantityOf } from '../../components/QuantityOf'
import { useOwnLine } from '../../features/group-order/use-group-order'
import { useDishes } from '../../features/menu/dish-index'
import { groupedLines } from '../../features/orders/grouped-lines'
import { listOf } from '../../lib/list'
import { formatMoney } from '../../lib/money'
import { paths } from '../../lib/paths'
import { groupJoined, type Membership } from '../../stores/group-order'
import styles from './GroupOrderPage.module.css'

/** As many of a dish as the API accepts at most; it knows the dish's own limit. */
const MOST = 99

type LineProps = { line: OrderLine; membership: Membership; currency: string; isOpen: boolean }

function Line({ line, membership, currency, isOpen }: LineProps) {
  const { quantity, setQuantity } = useOwnLine(membership, line)
  const dishes = useDishes()
  const { menuItemId, name, servingName, options = [], specialInstructions, imageUrl, unitPrice } = line
  const details = [servingName, ...options, specialInstructions && t`“${specialInstructions}”`].filter(Boolean)
  return (
    <li className={styles.line} aria-label={name}>
      <DishPicture
        src={imageUrl ?? null}
        smallSrc={dishes.get(menuItemId)?.imageSmallUrl}
        kind={dishes.get(menuItemId)?.imageKind}
        className={styles.picture}
      />
      <div>
        <h3>
          <bdi>{name}</bdi>
        </h3>
        {details.length > 0 && <p className={styles.detail}>{listOf(details)}</p>}
      </div>
      <span className="money">{formatMoney(unitPrice * quantity, currency)}</span>
      {isOpen ? (
        <QuantityOf name={name} value={quantity} max={MOST} onChange={setQuantity} />
      ) : (
        <span className={styles.detail}>{quantity} ×</span>
      )}
    </li>
  )
}

type Props = { group: GroupOrder; membership: Membership; currency: string }

/** What this device has chosen, and what is left of the limit. */
export function OwnDishes({ group, membership, currency }: Props) {
  const navigate = useNavigate()
  const { own, limitPerPerson, status } = group
  if (!own) return null
  const isOpen = status === 'OPEN'
  // Each can be changed while the group is open.
  const lines = isOpen ? own.lines : groupedLines(own.lines)
  const name = <bdi key="name">{own.name}</bdi>
  return (
    <section className={styles.section}>
      <h2>{jt`Your dishes, ${name}`}</h2>
      {lines.length === 0 ? (
        <p>{isOpen ? t`Nothing yet. Whatever you add on the menu appears here.` : t`You have chosen nothing.`}</p>
      ) : (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <Line key={line.cartItemId} line={line} membership={membership} currency={currency} isOpen={isOpen} />
          ))}
        </ul>
      )}
      <p className={styles.sum}>
        <span>{limitPerPerson === null ? t`Together` : t`Together, of ${formatMoney(limitPerPerson, currency)}`}</span>
        <span className="money">{formatMoney(own.subtotal, currency)}</span>
      </p>
      {isOpen && (
        <Button
          variant="contained"
          size="large"
          fullWidth
          onClick={() => {
            groupJoined(membership)
            void navigate(paths.menu)
          }}
        >
          {lines.length === 0 ? t`Choose dishes` : t`Add more dishes`}
        </Button>
      )}
    </section>
  )
}
