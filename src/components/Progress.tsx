import styles from './Progress.module.css'

/** A thin bar at the top that appears once what it stands for has taken 300 ms. */
export const Progress = () => <div className={styles.bar} data-testid="progress" aria-hidden="true" />
