import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import { msgid, ngettext, t } from 'ttag'
import type { AddCartItem } from '../../api/types'
import { Button } from '../../components/Button'
import { Dialog } from '../../components/Dialog'
import { Dotted } from '../../components/Dotted'
import { ErrorState } from '../../components/PageState'
import { Skeleton } from '../../components/Skeleton'
import { StillWorking } from '../../components/StillWorking'
import { formatMoney } from '../../lib/money'
import { AgainRow } from './AgainRow'
import { groupedRows, type GroupedRow } from './grouped-rows'
import styles from './OrderAgain.module.css'
import { useOrderedAgain, type OrderedAgain, type WantedLines } from './use-ordered-again'

type Props = WantedLines & {
  title: string
  /** Receives the lines that the customer wants again, as they are now. */
  onAdd: (items: AddCartItem[]) => void
  onClose: () => void
  /** What is said before the dishes. */
  notice?: string | undefined
}

/** The preview of an old order as a new one. A line that is not wanted can be left out. */
export function OrderAgain({ title, onAdd, onClose, notice, ...wantedLines }: Props) {
  const { currency } = wantedLines
  const { rows, failed, retry } = useOrderedAgain(wantedLines)
  const [leftOut, setLeftOut] = useState<string[]>([])
  /** The ids of the substitutes chosen, by the id of the line. */
  const [instead, setInstead] = useState<Record<string, string>>({})
  const money = (amount: number) => formatMoney(amount, currency)
  const groups = rows ? groupedRows(rows) : []
  const insteadOf = (group: GroupedRow, { substitutes }: Pick<OrderedAgain, 'substitutes'>) =>
    substitutes.find(({ id }) => id === instead[group.line.cartItemId])
  const wanted = groups.filter(({ line }) => !leftOut.includes(line.cartItemId))
  const items = wanted.flatMap((group) => group.rows.flatMap((row) => insteadOf(group, row)?.item ?? row.item ?? []))
  const count = items.reduce((sum, { qty }) => sum + qty, 0)
  const total = items.reduce((sum, { qty, price }) => sum + qty * price, 0)
  const words = ngettext(msgid`Add ${count} item · ${money(total)}`, `Add ${count} items · ${money(total)}`, count)
  const toggle = (id: string) =>
    setLeftOut((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]))
  return (
    <Dialog onClose={onClose} aria-labelledby="again-title" maxWidth="sm">
      <DialogTitle id="again-title" component="h2">
        {title}
      </DialogTitle>
      <DialogContent>
        {failed && <ErrorState title={t`The menu could not be loaded`} onRetry={retry} page={false} />}
        {!rows && !failed && (
          <>
            <StillWorking isRead />
            <Skeleton height="160px" />
          </>
        )}
        {notice && <p className={`${styles.change} ${styles.notice}`}>{notice}</p>}
        <ul className={styles.rows} aria-label={t`Items`}>
          {groups.map((row) => {
            const { cartItemId } = row.line
            return (
              <AgainRow
                key={cartItemId}
                row={row}
                instead={insteadOf(row, row)}
                currency={currency}
                wanted={!leftOut.includes(cartItemId)}
                onToggle={() => toggle(cartItemId)}
                onInstead={(id) => setInstead((now) => ({ ...now, [cartItemId]: id }))}
              />
            )
          })}
        </ul>
      </DialogContent>
      <DialogActions disableSpacing sx={{ p: 2, gap: 1, flexWrap: 'wrap' }}>
        <Button onClick={onClose}>{t`Cancel`}</Button>
        <Button variant="contained" disabled={count === 0} onClick={() => onAdd(items)}>
          {!rows ? t`Add to cart` : count > 0 ? <Dotted>{words}</Dotted> : t`Nothing to add`}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
