import type { MenuItem } from '../../api/types'
import { pictureUrl } from '../../lib/picture-url'
import { pictureLayers } from './picture-layers'
import styles from './PictureLayers.module.css'
import type { Selection } from './selection'

/** What the customer's choice lays on the picture of a dish. All of it is loaded at once, so that a choice shows in the next frame. */
export const PictureLayers = ({ item, selection }: { item: MenuItem; selection: Selection | undefined }) =>
  pictureLayers(item, selection).map(
    ({ url, isShown }, at) =>
      pictureUrl(url) && (
        <img key={at} src={url} alt="" className={styles.layer} data-shown={isShown} fetchPriority="low" />
      ),
  )
