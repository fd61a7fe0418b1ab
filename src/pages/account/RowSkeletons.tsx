import { Skeleton } from '../../components/Skeleton'

/** Placeholders for the rows of an account list while it loads. */
export const RowSkeletons = () =>
  [1, 2, 3].map((key) => (
    <li key={key}>
      <Skeleton height="96px" />
    </li>
  ))
