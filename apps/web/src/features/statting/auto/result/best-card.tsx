import { formatNumber } from '@gyeol/korean'
import type { Session } from '@gyeol/statting'
import type { AutoCandidate } from '@gyeol/statting-auto'
import { NoteIcon } from '../../../../shared/icons/icons.ts'
import { Card } from '../../../../shared/ui/display/card.tsx'
import { HintStrip } from '../../../../shared/ui/display/hint-strip.tsx'
import { Tag } from '../../../../shared/ui/display/tag.tsx'
import figures from '../../result/result-card.module.css'
import type { StattingView } from '../../sessions/statting-view.ts'
import type { AutoForm } from '../question/auto-form.ts'
import type { AutoSearch } from '../search/auto-search-store.ts'
import { autoResultTexts } from './auto-result.texts.ts'
import { boundWords } from './bound-words.ts'
import { PlanActions } from './plan-actions.tsx'
import { PlanFigures } from './plan-figures.tsx'
import styles from './plan-figures.module.css'
import { secondsText } from '../search/search-part.tsx'

type BestCardProps = {
  readonly search: AutoSearch
  readonly plan: AutoCandidate
  readonly number: number | null
  readonly form: AutoForm
  readonly start: Session | null
  readonly view: StattingView
  readonly hasExpertReinforcement2: boolean
  readonly onPicture: (plan: AutoCandidate) => void
}

/** What the chosen plan comes to, how sure it is that nothing better exists, and the buttons. */
export function BestCard(props: BestCardProps) {
  const { search, plan, number } = props
  const texts = autoResultTexts
  const bound = boundWords(search, number === 1, texts.bound)
  return (
    <Card as="section" className={figures.card} aria-labelledby="auto-best">
      <PlanFigures
        plan={plan}
        view={props.view}
        hasExpertReinforcement2={props.hasExpertReinforcement2}
        tags={
          <>
            {number !== null && <Tag>{texts.best.chosen(number)}</Tag>}
            <Tag tone={bound.tone} className={styles.bound}>
              {bound.tag}
            </Tag>
          </>
        }
      />
      <HintStrip
        tone={bound.tone === 'primary' ? 'primary' : 'brass'}
        icon={<NoteIcon />}
        className={figures.hint}
      >
        {bound.line}
        {!plan.isFinished && ` ${texts.best.notFinished}`}
      </HintStrip>
      {search.phase !== 'searching' && (
        <p className={styles.effort}>
          {texts.elapsed(secondsText(search.elapsedMs))}
          {search.answer && ` · ${texts.evaluations(formatNumber(search.answer.evaluations))}`}
        </p>
      )}
      <PlanActions
        plan={plan}
        form={props.form}
        start={props.start}
        onPicture={() => props.onPicture(plan)}
      />
    </Card>
  )
}
