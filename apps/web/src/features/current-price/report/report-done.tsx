import { MINUTE_MS } from '@gyeol/korean'
import type { CreatedReport } from '@gyeol/contract'
import { useEffect, useRef, useState } from 'react'
import { serverNow } from '../../../shared/http/server-time.ts'
import {
  CheckIcon,
  ClockIcon,
  EditIcon,
  LedgerIcon,
  OfflineIcon,
  RecentIcon,
} from '../../../shared/icons/icons.ts'
import { useNow } from '../../../shared/korean-time/use-now.ts'
import { latePart } from '../../../shared/loading/late-part.tsx'
import { useListOwnReportsQuery, useReadPriceRuleQuery } from '../../../shared/prices/price.api.ts'
import {
  koreanToday,
  provenanceWords,
  spinaWords,
} from '../../../shared/prices/words/price-words.ts'
import { classNames } from '../../../shared/theme/class-names.ts'
import { Button, LinkButton } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { whenWords } from '../item/item-words.ts'
import { pricePaths } from '../price-paths.ts'
import styles from './report.module.css'
import { reportTexts } from './report.texts.ts'
import type { ReportOutcome } from './use-report-form.ts'

const ReportDialog = latePart(async () => (await import('../item/report-dialog.tsx')).ReportDialog)

type ReportDoneProps = {
  readonly outcome: ReportOutcome
  readonly onAgain: () => void
  /** Back to what was typed. */
  readonly onBack: () => void
}

/** What came of a report, in the place of its form. */
export function ReportDone({ outcome, onAgain, onBack }: ReportDoneProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const texts = reportTexts.done
  const isCounted = outcome.kind === 'taken' && outcome.created.use === 'counted'
  return (
    <Card as="section" className={styles.done} aria-labelledby="report-done">
      <span className={classNames(styles.doneSign, isCounted && styles.good)} aria-hidden="true">
        <Sign outcome={outcome} />
      </span>
      <h2 id="report-done" ref={title} tabIndex={-1} className={styles.doneTitle}>
        {outcome.kind === 'taken' && texts.titles[outcome.created.use]}
        {outcome.kind === 'kept' && texts.kept}
        {outcome.kind === 'tooSoon' && texts.tooSoon}
      </h2>
      {outcome.kind === 'tooSoon' ? (
        <TooSoon itemId={outcome.sent.itemId} itemName={outcome.itemName} onBack={onBack} />
      ) : (
        <>
          <p className={styles.doneLine}>
            {outcome.kind === 'kept' ? texts.keptLine : takenWords(outcome.created, texts)}
          </p>
          {outcome.sent.itemId === '' && <p className={styles.doneLine}>{texts.proposed}</p>}
          <div className={styles.doneWays}>
            <Button onClick={onAgain}>{texts.again}</Button>
            {outcome.kind === 'taken' && (
              <>
                <LinkButton to={pricePaths.item(outcome.created.itemId)}>{texts.view}</LinkButton>
                {outcome.sent.basis !== 'asked' && (
                  <LinkButton
                    icon={<LedgerIcon />}
                    to={pricePaths.ledgerLine(outcome.created.itemId)}
                  >
                    {texts.ledger}
                  </LinkButton>
                )}
              </>
            )}
          </div>
        </>
      )}
    </Card>
  )
}

function Sign({ outcome }: { outcome: ReportOutcome }) {
  if (outcome.kind === 'kept') return <OfflineIcon />
  if (outcome.kind === 'tooSoon') return <RecentIcon />
  return outcome.created.use === 'counted' ? <CheckIcon /> : <ClockIcon />
}

function takenWords(
  { use, current, countsFrom }: CreatedReport,
  texts: (typeof reportTexts)['done'],
): string {
  if (countsFrom !== null) return texts.probation(whenWords(Date.parse(countsFrom), serverNow()))
  if (use === 'filtered') return texts.filtered
  if (current.median !== null && use === 'counted')
    return texts.price(
      spinaWords(current.median),
      provenanceWords(current, { today: koreanToday() }),
    )
  if (current.reason === 'SCATTERED') return texts.scattered
  if (use === 'single' || current.median === null) return texts.single(current.members)
  return texts.other
}

type TooSoonProps = {
  readonly itemId: string
  readonly itemName: string
  readonly onBack: () => void
}

/** The same item within the site's minutes: the report that is there can be corrected (PR10). */
function TooSoon({ itemId, itemName, onBack }: TooSoonProps) {
  const texts = reportTexts.done
  const now = useNow()
  const [isEditing, setEditing] = useState(false)
  const { data: rule } = useReadPriceRuleQuery()
  const { currentData } = useListOwnReportsQuery(undefined, { refetchOnMountOrArgChange: true })
  const last = currentData?.items.find((report) =>
    itemId === '' ? report.itemName === itemName : report.itemId === itemId,
  )
  return (
    <>
      {last !== undefined && (
        <p className={styles.doneLine}>
          {texts.tooSoonAt(
            Math.floor(Math.max(0, now - Date.parse(last.at)) / MINUTE_MS),
            spinaWords(last.unit),
          )}
        </p>
      )}
      {rule !== undefined && (
        <p className={styles.doneLine}>{texts.tooSoonLine(rule.pauseMinutes)}</p>
      )}
      <div className={styles.doneWays}>
        {last?.canEdit === true && (
          <Button variant="primary" icon={<EditIcon />} onClick={() => setEditing(true)}>
            {texts.editThat}
          </Button>
        )}
        <Button onClick={onBack}>{texts.back}</Button>
      </div>
      {isEditing && last !== undefined && (
        <ReportDialog
          report={last}
          item={{ name: itemName, variant: '' }}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  )
}
