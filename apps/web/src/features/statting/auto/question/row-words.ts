import type { Session } from '@gyeol/statting'
import { stattingTexts } from '../../statting.texts.ts'
import { issueText } from '../../statting-words.ts'
import type { RowIssue } from './auto-problem.ts'
import { autoTexts } from '../auto.texts.ts'

/** The reason under a row's red field. */
export function rowIssueText(issue: RowIssue, session: Session): string {
  switch (issue.kind) {
    case 'not-a-number':
    case 'refused':
      return issueText(issue, session, stattingTexts)
    default:
      return autoTexts.issues[issue.kind]
  }
}
