import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ApiError } from '../../api/errors'
import { groupOrderWrites } from '../../api/queries/group-orders'
import type { GroupOrder } from '../../api/types'
import { Button } from '../../components/Button'
import { Field } from '../../components/Field'
import { groupChanged } from '../../features/group-order/changes'
import { paths } from '../../lib/paths'
import { randomId } from '../../lib/random-id'
import { currentSession } from '../../stores/auth'
import { groupJoined } from '../../stores/group-order'
import styles from './GroupOrderPage.module.css'

/** Asks for a name, joins and opens the menu. A repeated try joins once: the token stays the same. */
export function JoinForm({ group }: { group: GroupOrder }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [name, setName] = useState(() => currentSession()?.user.firstName ?? '')
  const [token] = useState(() => `${randomId()}${randomId()}`)
  const { mutate, isPending, error } = useMutation({
    mutationKey: ['group-order', 'join'],
    mutationFn: () => groupOrderWrites.join(group.id, token, name.trim()),
    onSuccess: (joined) => {
      const membership = { groupOrderId: group.id, token, hostName: joined.hostName }
      groupChanged(client, membership, joined)
      groupJoined(membership)
      void navigate(paths.menu)
    },
    meta: { call: 'POST /restaurants/{restaurantId}/group-orders/{groupOrderId}/participants' },
  })
  const refused = error instanceof ApiError ? error.fields['/name'] : undefined
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() && !isPending) mutate()
      }}
    >
      <Field
        label="Your name"
        name="name"
        autoComplete="given-name"
        value={name}
        inputProps={{ maxLength: 40 }}
        error={refused}
        onChange={({ target }) => setName(target.value)}
      />
      {error && refused === undefined && <p role="alert">{error.message}</p>}
      <Button type="submit" variant="contained" size="large" fullWidth loading={isPending} blocked={!name.trim()}>
        Join and choose dishes
      </Button>
    </form>
  )
}
