import type { PriceEstimateView, PriceItem, PriceReport } from '@gyeol/contract'
import { formatNumber } from '@gyeol/korean'
import type { ReportUse } from '@gyeol/terms'
import { type ComponentType, useState } from 'react'
import {
  CheckIcon,
  ClockIcon,
  CloseIcon,
  EditIcon,
  PeopleIcon,
  RecentIcon,
  ReportIcon,
  UndoIcon,
} from '../../../shared/icons/icons.ts'
import { latePart } from '../../../shared/loading/late-part.tsx'
import { priceTexts } from '../../../shared/prices/prices.texts.ts'
import { spinaWords } from '../../../shared/prices/words/price-words.ts'
import { Spina } from '../../../shared/prices/words/spina.tsx'
import { classNames } from '../../../shared/theme/class-names.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Tag } from '../../../shared/ui/display/tag.tsx'
import { becameWords, changeWords, weekDay, whenWords } from './item-words.ts'
import { itemTexts } from './item.texts.ts'
import { ReportMenu } from './report-menu.tsx'
import styles from './report-row.module.css'
import { useWithdrawal } from './use-withdrawal.ts'

const ReportDialog = latePart(async () => (await import('./report-dialog.tsx')).ReportDialog)

type ReportRowProps = {
  readonly report: PriceReport
  readonly item: PriceItem
  /** Of the series it speaks in. */
  readonly estimate: PriceEstimateView
  readonly now: number
  /** The address named this one. */
  readonly isLinked?: boolean
}

type Sign = { readonly Icon: ComponentType; readonly tone: 'good' | 'out' | 'quiet' }

const SIGNS = {
  counted: { Icon: CheckIcon, tone: 'good' },
  superseded: { Icon: UndoIcon, tone: 'quiet' },
  filtered: { Icon: CloseIcon, tone: 'out' },
  before: { Icon: RecentIcon, tone: 'quiet' },
  single: { Icon: PeopleIcon, tone: 'quiet' },
  old: { Icon: ClockIcon, tone: 'quiet' },
  probation: { Icon: ClockIcon, tone: 'quiet' },
  withdrawn: { Icon: CloseIcon, tone: 'quiet' },
  excluded: { Icon: ReportIcon, tone: 'out' },
} as const satisfies Record<ReportUse, Sign>

/** What is struck through, and stays readable. */
const STRUCK: ReadonlySet<ReportUse> = new Set(['filtered', 'excluded', 'withdrawn'])

/** One report: what it says, when, and what became of it. */
export function ReportRow({ report, item, estimate, now, isLinked = false }: ReportRowProps) {
  const texts = itemTexts
  const words = priceTexts
  const withdrawal = useWithdrawal(report)
  const { Icon, tone } = SIGNS[report.use]
  const Amount = STRUCK.has(report.use) ? 's' : 'b'
  const bulk = report.quantity > 1 || item.unitQuantity > 1
  return (
    <li className={classNames(styles.row, isLinked && styles.linked)} id={`report-${report.id}`}>
      <span className={classNames(styles.sign, styles[tone])} aria-hidden="true">
        <Icon />
      </span>
      <span className={styles.said}>
        <Amount className={styles.amount}>
          <Spina value={report.unit} />
        </Amount>{' '}
        {words.bases[report.basis]}
        {report.isMine && <Tag tone="primary">{texts.mine}</Tag>}
        {isLinked && <Tag tone="brass">{texts.linked}</Tag>}
        {report.flagCount !== null && report.flagCount > 0 && (
          <Tag tone="danger">{texts.flags(report.flagCount)}</Tag>
        )}
      </span>
      <span className={styles.when}>
        <time dateTime={report.at}>{whenWords(Date.parse(report.at), now)}</time>
      </span>
      <span className={styles.became}>
        {withdrawal.isLeaving ? texts.withdrawing : becameWords(report, estimate)}
        {bulk && (
          <span className={styles.total}>
            {texts.total(spinaWords(report.amount), formatNumber(report.quantity))}
          </span>
        )}
        {report.tradedDay !== null && (
          <span className={styles.total}>{texts.traded(weekDay(report.tradedDay))}</span>
        )}
      </span>
      <span className={styles.who}>
        {report.author === null
          ? report.isLongMember
            ? texts.longMember
            : texts.newMember
          : texts.by(report.author)}
      </span>
      <span className={styles.menu}>
        <ReportMenu report={report} item={item} />
      </span>
      {report.changes.length > 0 && <Changes report={report} now={now} />}
      {report.isMine && report.use !== 'withdrawn' && (
        <OwnActions report={report} item={item} now={now} withdrawal={withdrawal} />
      )}
    </li>
  )
}

/** What it said before, the newest first. */
function Changes({ report, now }: Pick<ReportRowProps, 'report' | 'now'>) {
  return (
    <ul className={styles.changes} aria-label={itemTexts.changesOf}>
      {report.changes.map((change) => (
        <li key={change.at}>{changeWords(change, now)}</li>
      ))}
    </ul>
  )
}

type OwnActionsProps = Pick<ReportRowProps, 'report' | 'item' | 'now'> & {
  readonly withdrawal: ReturnType<typeof useWithdrawal>
}

/** 고치기, 거두기, and until when. */
function OwnActions({ report, item, now, withdrawal }: OwnActionsProps) {
  const texts = itemTexts
  const [isEditing, setEditing] = useState(false)
  if (withdrawal.isLeaving) {
    return (
      <span className={styles.own}>
        <Button size="small" icon={<UndoIcon />} onClick={withdrawal.undo}>
          {texts.undo}
        </Button>
      </span>
    )
  }
  return (
    <span className={styles.own}>
      {report.canEdit && (
        <Button size="small" icon={<EditIcon />} onClick={() => setEditing(true)}>
          {texts.edit}
        </Button>
      )}
      {report.canWithdraw && (
        <Button size="small" variant="ghost" onClick={withdrawal.begin}>
          {texts.withdraw}
        </Button>
      )}
      {report.canEdit && report.editableUntil !== null && (
        <span className={styles.until}>
          {texts.editableUntil(whenWords(Date.parse(report.editableUntil), now))}
        </span>
      )}
      {isEditing && <ReportDialog report={report} item={item} onClose={() => setEditing(false)} />}
    </span>
  )
}
