import { useSearchParams } from 'react-router-dom'
import { ADD_PARAMETER } from '../../lib/paths'
import { SharedOrder } from './SharedOrder'
import { TableNote } from './TableNote'

/** What the address of the menu asks for, once the page is there: a table, dishes for the cart. */
export function FromAddress() {
  const [query] = useSearchParams()
  const added = query.getAll(ADD_PARAMETER).join()
  return (
    <>
      <TableNote />
      {added && <SharedOrder key={added} text={added} />}
    </>
  )
}
