import Rating from '@mui/material/Rating'
import { msgid, ngettext } from 'ttag'
import { MuiTheme } from '../theme/MuiTheme'

type Props = { value: number | null; onChange: (stars: number | null) => void }

/** One to five stars, as radios. The star that is chosen takes them all back. */
export const StarsField = ({ value, onChange }: Props) => (
  <MuiTheme>
    <Rating
      // With null MUI would choose its sixth, hidden radio, and a keyboard would find only that one.
      value={value ?? 0}
      onChange={(_event, stars) => onChange(stars)}
      getLabelText={(stars) => ngettext(msgid`${stars} Star`, `${stars} Stars`, stars)}
      emptyLabelText=""
    />
  </MuiTheme>
)
