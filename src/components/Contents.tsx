import { declaredTexts, type Declared } from '../lib/declared'

/** What is in food, as law wants it said; nothing where there is nothing to say. */
export function Contents({ of, className }: { of: Declared; className: string | undefined }) {
  const texts = declaredTexts(of)
  return texts.length > 0 && <p className={className}>{texts.join(' · ')}</p>
}
