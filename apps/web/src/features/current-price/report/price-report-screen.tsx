import { useState } from 'react'
import { useSearchParams } from 'react-router'
import {
  ChevronLeftIcon,
  ClockIcon,
  EditIcon,
  HiddenIcon,
  PeopleIcon,
} from '../../../shared/icons/icons.ts'
import { useReadPriceRuleQuery } from '../../../shared/prices/price.api.ts'
import { permits } from '../../../shared/session/role.ts'
import { useSession } from '../../../shared/session/session-store.ts'
import { LinkButton } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { NarrowPage } from '../../../shared/ui/layout/page.tsx'
import { pricePaths } from '../price-paths.ts'
import { ReportDone } from './report-done.tsx'
import { ReportForm } from './report-form.tsx'
import { emptyReport, type ReportValues } from './report-values.ts'
import styles from './report.module.css'
import { reportTexts } from './report.texts.ts'
import type { ReportOutcome } from './use-report-form.ts'

/** /current-price/create: what somebody sold, bought or saw, in twenty seconds. */
export function PriceReportScreen() {
  const texts = reportTexts
  const [params] = useSearchParams()
  const canReport = permits(useSession().roles, 'current-price.report')
  const { data: rule } = useReadPriceRuleQuery()
  const [round, setRound] = useState(0)
  const [outcome, setOutcome] = useState<ReportOutcome | null>(null)
  const [start, setStart] = useState<ReportValues>(() => startOf(params))
  const again = () => {
    setStart(emptyReport(outcome?.sent.basis))
    setOutcome(null)
    setRound(round + 1)
  }
  return (
    <NarrowPage
      size="medium"
      title={
        <span className={styles.title}>
          <LinkButton
            variant="ghost"
            to={pricePaths.list}
            aria-label={texts.back}
            icon={<ChevronLeftIcon />}
            className={styles.back ?? ''}
          />
          {texts.title}
        </span>
      }
      line={<span className={styles.line}>{canReport ? texts.line : texts.visitor}</span>}
    >
      <div className={styles.columns}>
        {/* Hidden, not gone: who comes back from a refusal finds what was typed. */}
        <div hidden={outcome !== null} className={styles.main}>
          <ReportForm key={round} start={start} onOutcome={setOutcome} />
        </div>
        {outcome !== null && (
          <ReportDone outcome={outcome} onAgain={again} onBack={() => setOutcome(null)} />
        )}
        <Card as="section" padding="medium" aria-labelledby="uses" className={styles.uses}>
          <h2 id="uses" className={styles.usesTitle}>
            {texts.uses.title}
          </h2>
          <ul>
            <li>
              <HiddenIcon aria-hidden="true" />
              {texts.uses.hidden}
            </li>
            <li>
              <PeopleIcon aria-hidden="true" />
              {texts.uses.once}
            </li>
            {rule !== undefined && (
              <li>
                <EditIcon aria-hidden="true" />
                {texts.uses.edit(rule.editHours)}
              </li>
            )}
            {rule !== undefined && rule.probationDays > 0 && (
              <li>
                <ClockIcon aria-hidden="true" />
                {texts.uses.probation(rule.probationDays)}
              </li>
            )}
          </ul>
        </Card>
      </div>
    </NarrowPage>
  )
}

/** `?item=` names an item, `?name=` one that is to be proposed. */
function startOf(params: URLSearchParams): ReportValues {
  const itemId = params.get('item') ?? ''
  return {
    ...emptyReport(),
    itemId: /^[\w-]{1,64}$/.test(itemId) ? itemId : '',
    itemName: (params.get('name') ?? '').trim().slice(0, 100),
  }
}
