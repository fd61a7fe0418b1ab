import { t } from 'ttag'
import type { IssueRequest } from '../../api/types'

export type IssueReason = IssueRequest['dishes'][number]['reason']

export const REASONS: Record<IssueReason, string> = {
  MISSING: t`Missing`,
  WRONG: t`Wrong dish`,
  COLD: t`Cold`,
  OTHER: t`Something else`,
}
