/** What was answered so far, and `spoken`: the locale in which setup asks. */
export type Given = Record<string, string | undefined>

export type Question = {
  ask: string
  /** What an empty answer means. */
  fallback: (answers: Given) => string
  /** Whether the default is only a sample that most restaurants must change. */
  isSample?: (answers: Given) => boolean
  /** Normalises an answer for the files. */
  tidy?: (answer: string, answers?: Given) => string
  /** What is expected, when the answer is wrong. */
  wrong?: (answer: string, answers?: Given) => string | false | Promise<string | false>
  /** Whether the question is asked. If not, its flag can still be given. */
  isAsked?: (answers: Given) => boolean
  /** Whether the answer is used. */
  isUsed?: (answers: Given) => boolean
}
