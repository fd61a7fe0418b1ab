import { Skeleton } from '../../components/Skeleton'

/** Stand in a list of the account where its rows will be. */
export const RowSkeletons = () =>
  [1, 2, 3].map((key) => (
    <li key={key}>
      <Skeleton height="96px" />
    </li>
  ))
