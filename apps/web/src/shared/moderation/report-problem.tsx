import type { ProblemRef } from '@gyeol/contract'
import { useState } from 'react'
import { ReportIcon } from '../icons/icons.ts'
import { latePart } from '../loading/late-part.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { reportProblemTexts } from './report-problem.texts.ts'

/** The form itself, for those who open it from a menu of their own. */
export const LateReportProblem = latePart(
  async () => (await import('./report-problem-dialog.tsx')).ReportProblemDialog,
)

type ReportProblemProps = {
  readonly content: ProblemRef
  /** What readers hear it is about; without it the page is about nothing else. */
  readonly name?: string
}

/** A small button with which anybody tells that something is wrong with a content. */
export function ReportProblem({ content, name }: ReportProblemProps) {
  const texts = reportProblemTexts
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        variant="ghost"
        icon={<ReportIcon />}
        aria-haspopup="dialog"
        {...(name === undefined ? {} : { 'aria-label': texts.openOf(name) })}
        onClick={() => setOpen(true)}
      >
        {texts.open}
      </Button>
      {isOpen && <LateReportProblem content={content} onClose={() => setOpen(false)} />}
    </>
  )
}
