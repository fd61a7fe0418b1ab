import styles from './Skeleton.module.css'

type Props = { width?: string; height?: string; className?: string | undefined }

/** Stands where something of this size will be. A class may give the size instead. */
export const Skeleton = ({ width, height, className = '' }: Props) => (
  <span aria-hidden="true" className={`${styles.bone} ${className}`} style={{ width, height }} />
)
