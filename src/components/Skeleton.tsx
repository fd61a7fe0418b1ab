import styles from './Skeleton.module.css'

type Props = { width?: string; height?: string; className?: string | undefined }

/** A placeholder of this size for content that is loading. A class may set the size instead. */
export const Skeleton = ({ width, height, className = '' }: Props) => (
  <span aria-hidden="true" className={`${styles.bone} ${className}`} style={{ width, height }} />
)
