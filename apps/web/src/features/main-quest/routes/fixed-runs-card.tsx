import { formatNumber, parseKoreanNumber } from '@gyeol/korean'
import { fixedRunsPlan, SETTING_LIMITS } from '@gyeol/main-quest'
import { useState } from 'react'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { Field } from '../../../shared/ui/fields/field.tsx'
import { NumberField } from '../../../shared/ui/fields/number-field.tsx'
import { SectionTitle } from '../../../shared/ui/display/section-title.tsx'
import { episodeWords, expWords, levelWords } from '../quest-words.ts'
import type { RouteViewProps } from './route-rows.ts'
import { routeTexts } from './route.texts.ts'
import styles from './route-view.module.css'

const FIRST_RUNS = 3

/** So many runs and no more: the latest start that is enough. */
export function FixedRunsCard({ quest, plan, onEdit }: RouteViewProps) {
  const all = routeTexts
  const texts = all.fixed
  const [runs, setRuns] = useState(FIRST_RUNS)
  const { range, skipVenena } = plan.setting
  const answer = fixedRunsPlan(quest, { ...range, skipVenena, runs }, plan)
  if (plan.neededExp === 0) return null
  return (
    <Card as="section" padding="medium" className={styles.card} aria-label={texts.heading}>
      <SectionTitle level={3}>{texts.heading}</SectionTitle>
      <p className={styles.line}>{texts.line}</p>
      <Field label={texts.runs} className={styles.short}>
        <NumberField
          label={texts.runs}
          block
          value={runs}
          min={SETTING_LIMITS.runs.min}
          max={SETTING_LIMITS.runs.max}
          parse={parseKoreanNumber}
          onChange={setRuns}
        />
      </Field>
      <div role="status" className={styles.answer}>
        {answer === null ? (
          <p className="muted">{texts.none}</p>
        ) : (
          <>
            <p>
              <b>
                {texts.answer(episodeWords(quest, answer.range.start), formatNumber(answer.runs))}
              </b>
            </p>
            <p className={styles.second}>
              {[
                texts.arrive(levelWords(answer.final)),
                all.episodes(formatNumber(answer.episodes)),
                all.leftover(expWords(answer.leftoverExp)),
              ].join(' · ')}
            </p>
          </>
        )}
      </div>
      {onEdit && answer !== null && (
        <div>
          <Button
            size="small"
            onClick={() => onEdit({ start: answer.range.start, repeat: answer.runs > 1 })}
          >
            {texts.take}
          </Button>
        </div>
      )}
    </Card>
  )
}
