import styles from './EmptyPlate.module.css'

/** A plate with nothing but crumbs on it, as high as `className` says. */
export const EmptyPlate = ({ className = '' }: { className?: string | undefined }) => (
  <div className={`${styles.table} ${className}`} aria-hidden="true">
    <div className={styles.plate} />
  </div>
)
