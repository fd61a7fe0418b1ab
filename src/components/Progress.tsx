import styles from './Progress.module.css'

/** A thin bar at the top that appears after 300 ms. */
export const Progress = () => <div className={styles.bar} data-testid="progress" aria-hidden="true" />
