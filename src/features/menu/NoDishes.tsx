import { t } from 'ttag'
import { Button } from '../../components/Button'
import { filtersCleared, type MenuFilters } from '../../stores/menu-filters'
import { isFiltering } from './filter'
import styles from './NoDishes.module.css'

function noneText(isHidden: boolean, filters: MenuFilters): string {
  if (!isHidden) return t`There are no dishes on this menu right now.`
  if (isFiltering(filters)) return t`No dish fits all of your filters.`
  return t`Every dish here contains what you avoid. You can change that under Allergens.`
}

/** In place of the dishes of a menu that shows none. */
export const NoDishes = ({ isHidden, filters }: { isHidden: boolean; filters: MenuFilters }) => (
  <div className={styles.none}>
    <p>{noneText(isHidden, filters)}</p>
    {isFiltering(filters) && (
      <Button variant="outlined" onClick={filtersCleared}>
        {t`Show all dishes`}
      </Button>
    )}
  </div>
)
