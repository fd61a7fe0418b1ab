import { declaredTexts, type Declared } from '../lib/declared'
import styles from './Contents.module.css'

/** What is in food, as law wants it said; nothing where there is nothing to say. */
export function Contents({ of }: { of: Declared }) {
  const texts = declaredTexts(of)
  return (
    texts.length > 0 && (
      <p className={styles.contents}>
        {texts.map((text) => (
          <span key={text}>{text} </span>
        ))}
      </p>
    )
  )
}
