import { Fragment } from 'react'
import styles from './Dotted.module.css'

/** Text whose parts stand between dots (' · '). Where a line ends between two parts, no dot is drawn. */
export const Dotted = ({ children }: { children: string }) => (
  <span>
    {children.split(' · ').map((part, index) => (
      <Fragment key={index}>
        {index > 0 && (
          <span className={styles.dot}>
            <span className="visually-hidden"> ·</span>{' '}
          </span>
        )}
        {part}
      </Fragment>
    ))}
  </span>
)
