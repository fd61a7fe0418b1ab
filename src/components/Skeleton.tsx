import styles from './Skeleton.module.css'

type Props = { width?: string; height: string; className?: string | undefined }

/** Stands where something of this size will be. */
export const Skeleton = ({ width = '100%', height, className = '' }: Props) => (
  <span aria-hidden="true" className={`${styles.bone} ${className}`} style={{ width, height }} />
)
