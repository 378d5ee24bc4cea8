import { FLAG_REASONS, type FlagReason, type PriceItem, type PriceReport } from '@gyeol/contract'
import { useState } from 'react'
import {
  AlertIcon,
  CloseIcon,
  EditIcon,
  MoreIcon,
  ReportIcon,
  UndoIcon,
} from '../../../shared/icons/icons.ts'
import { latePart } from '../../../shared/loading/late-part.tsx'
import { LateReportProblem } from '../../../shared/moderation/report-problem.tsx'
import { reportProblemTexts } from '../../../shared/moderation/report-problem.texts.ts'
import {
  useFlagReportMutation,
  useRestoreReportMutation,
} from '../../../shared/prices/price-writing.api.ts'
import { spinaWords } from '../../../shared/prices/words/price-words.ts'
import { permits } from '../../../shared/session/role.ts'
import { useSession } from '../../../shared/session/session-store.ts'
import { showToast } from '../../../shared/toast/toast.ts'
import { IconButton } from '../../../shared/ui/buttons/button.tsx'
import { Menu, type MenuEntry } from '../../../shared/ui/popups/menu.tsx'
import { itemTexts } from './item.texts.ts'

const ReportDialog = latePart(async () => (await import('./report-dialog.tsx')).ReportDialog)
const ExcludeDialog = latePart(async () => (await import('./exclude-dialog.tsx')).ExcludeDialog)

/** What others may do about a report: members flag it once, editors leave it out and take it in again. */
export function ReportMenu({ report, item }: { report: PriceReport; item: PriceItem }) {
  const texts = itemTexts
  const { roles } = useSession()
  const [flag] = useFlagReportMutation()
  const [restore] = useRestoreReportMutation()
  const [isExcluding, setExcluding] = useState(false)
  const [isEditing, setEditing] = useState(false)
  const [isReporting, setReporting] = useState(false)
  const { id, use, isMine, isFlaggedByMe, unit } = report
  const canFlag = permits(roles, 'current-price.report') && !isMine && use !== 'withdrawn'
  const canModerate = permits(roles, 'price-report.moderate') && use !== 'withdrawn' && !isMine
  const tell = (reason: FlagReason) =>
    flag({ params: { id }, body: { reason } })
      .unwrap()
      .then(() => showToast(texts.flagged, { kind: 'success' }))
      // A refusal is told by the call itself.
      .catch(() => undefined)
  const bringBack = () =>
    restore({ params: { id } })
      .unwrap()
      .then(() => showToast(texts.restored, { kind: 'success' }))
      .catch(() => undefined)
  const flags: readonly MenuEntry[] = isFlaggedByMe
    ? [{ kind: 'label', key: 'flagged', label: texts.flaggedAlready }]
    : [
        { kind: 'label', key: 'flag', label: texts.flag },
        ...FLAG_REASONS.map((reason) => ({
          key: reason,
          label: texts.flagOf[reason],
          icon: <ReportIcon />,
          onSelect: () => void tell(reason),
        })),
      ]
  const moderation: MenuEntry =
    use === 'excluded'
      ? {
          key: 'restore',
          label: texts.restore,
          icon: <UndoIcon />,
          onSelect: () => void bringBack(),
        }
      : {
          key: 'exclude',
          label: texts.exclude,
          icon: <CloseIcon />,
          onSelect: () => setExcluding(true),
        }
  const editing: MenuEntry = {
    key: 'edit',
    label: texts.editOther,
    icon: <EditIcon />,
    onSelect: () => setEditing(true),
  }
  const problem: MenuEntry = {
    key: 'problem',
    label: reportProblemTexts.open,
    icon: <AlertIcon />,
    onSelect: () => setReporting(true),
  }
  const entries = [
    ...(canFlag ? flags : []),
    ...(isMine || use === 'withdrawn' ? [] : [problem]),
    ...(canModerate ? [editing, moderation] : []),
  ]
  if (entries.length === 0) return null
  return (
    <>
      <Menu
        trigger={
          <IconButton size="small" label={texts.reportMore(spinaWords(unit))} icon={<MoreIcon />} />
        }
        entries={entries}
      />
      {isEditing && <ReportDialog report={report} item={item} onClose={() => setEditing(false)} />}
      {isReporting && (
        <LateReportProblem
          content={{ kind: 'price-report', id }}
          onClose={() => setReporting(false)}
        />
      )}
      {isExcluding && <ExcludeDialog report={report} onClose={() => setExcluding(false)} />}
    </>
  )
}
