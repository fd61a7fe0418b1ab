import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import { t } from 'ttag'
import { LIMITS } from '../../api/limits.gen'
import type { Order, Rating } from '../../api/types'
import { Button } from '../../components/Button'
import { Dialog } from '../../components/Dialog'
import { ErrorMessage } from '../../components/ErrorMessage'
import { Field } from '../../components/Field'
import { allFit } from '../../components/fits'
import { StarsField } from '../../components/StarsField'
import { typedText } from '../../lib/typed'
import styles from './RateOrder.module.css'

type Opinion = { stars: number | null; comment: string }
const NONE: Opinion = { stars: null, comment: '' }

type FieldProps = { name: string; value: Opinion; onChange: (value: Opinion) => void }

function OpinionField({ name, value, onChange }: FieldProps) {
  return (
    <fieldset className={styles.opinion}>
      <legend>
        <bdi>{name}</bdi>
      </legend>
      <StarsField value={value.stars} onChange={(stars) => onChange({ ...value, stars })} />
      {value.stars !== null && (
        <Field
          label={t`What should we know? (optional)`}
          rows={2}
          value={value.comment}
          limit={LIMITS.Rating.comment}
          onChange={({ target }) => onChange({ ...value, comment: target.value })}
        />
      )}
    </fieldset>
  )
}

type Props = {
  order: Order
  /** The initial values: an earlier rating, or one that could not be saved. */
  draft: Rating | undefined
  onRate: (rating: Rating) => void
  onClose: () => void
}

/** Stars and a comment for an order and, optionally, for each of its dishes. */
export function RateOrder({ order: { number, lines }, draft, onRate, onClose }: Props) {
  const dishes = [...new Map(lines.map((line) => [line.menuItemId, line])).values()]
  const [whole, setWhole] = useState<Opinion>(draft ?? NONE)
  const [byDish, setByDish] = useState(
    () => new Map<string, Opinion>(draft?.dishes.map(({ menuItemId, ...opinion }) => [menuItemId, opinion])),
  )
  const [isMissing, setMissing] = useState(false)
  const save = () => {
    const { stars, comment } = whole
    if (stars === null) return setMissing(true)
    const rated = dishes.flatMap(({ menuItemId }) => {
      const opinion = byDish.get(menuItemId)
      return opinion?.stars ? [{ menuItemId, stars: opinion.stars, comment: typedText(opinion.comment) }] : []
    })
    return onRate({ stars, comment: typedText(comment), dishes: rated })
  }
  return (
    <Dialog onClose={onClose} aria-labelledby="rate-title" maxWidth="sm">
      <DialogTitle id="rate-title" component="h2">
        {t`How was order ${number}?`}
      </DialogTitle>
      <DialogContent className={styles.fields}>
        <OpinionField name={t`The order`} value={whole} onChange={setWhole} />
        <ErrorMessage>{isMissing && whole.stars === null && t`Please give the order 1 to 5 stars.`}</ErrorMessage>
        {dishes.map(({ menuItemId, name }) => (
          <OpinionField
            key={menuItemId}
            name={name}
            value={byDish.get(menuItemId) ?? NONE}
            onChange={(opinion) => setByDish((known) => new Map(known).set(menuItemId, opinion))}
          />
        ))}
      </DialogContent>
      <DialogActions disableSpacing sx={{ p: 2, gap: 1, flexWrap: 'wrap' }}>
        <Button onClick={onClose}>{t`Cancel`}</Button>
        <Button
          variant="contained"
          onClick={({ currentTarget }) => allFit(currentTarget.closest('[role=dialog]')!) && save()}
        >
          {t`Save rating`}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
