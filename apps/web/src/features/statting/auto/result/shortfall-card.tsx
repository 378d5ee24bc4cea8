import { type Session, valueOf } from '@gyeol/statting'
import type { Shortfall } from '@gyeol/statting-auto'
import { Button } from '../../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../../shared/ui/display/card.tsx'
import { optionName } from '../../slots/option-labels.ts'
import { findOption } from '../../sessions/statting-view.ts'
import type { AutoForm } from '../question/auto-form.ts'
import type { AutoSearch } from '../search/auto-search-store.ts'
import { autoResultTexts } from './auto-result.texts.ts'
import { editAndSearch } from '../search/search-again.ts'
import styles from './shortfall-card.module.css'
import { shortfallTitle } from './shortfall-words.ts'

type ShortfallCardProps = {
  readonly shortfall: Shortfall
  readonly search: AutoSearch
  readonly start: Session | null
}

/** The wish cannot be had: what comes nearest, and the two smallest changes that would do. */
export function ShortfallCard({ shortfall, search, start }: ShortfallCardProps) {
  const texts = autoResultTexts.shortfall
  const { problem } = search.request
  const wanted = problem.goal === 'rate' ? 100 : (problem.wantedRate ?? 100)
  const { bestRate, neededStartPotential: potential } = shortfall
  // A change that gains nothing is no advice.
  const lowerFirst = (shortfall.lowerFirst?.rate ?? 0) > bestRate ? shortfall.lowerFirst : null
  const lower = lowerFirst && findOption(lowerFirst.option)
  const value = lower && lowerFirst ? valueOf(lower, problem.settings, lowerFirst.steps) : 0
  return (
    <Card as="section" padding="medium" className={styles.card} aria-labelledby="auto-shortfall">
      <h2 id="auto-shortfall">{shortfallTitle(search, texts)}</h2>
      {start === null && (
        <p>{potential === null ? texts.noStart(wanted) : texts.start(potential, wanted)}</p>
      )}
      {lower && lowerFirst && (
        <p>{texts.lower(optionName(lowerFirst.option), value, lowerFirst.rate)}</p>
      )}
      <div className={styles.actions}>
        {start === null && potential !== null && (
          <Button
            size="small"
            onClick={() => editAndSearch((now) => withStart(now, potential), start)}
          >
            {texts.againStart(potential)}
          </Button>
        )}
        {lower && lowerFirst && (
          <Button
            size="small"
            onClick={() => editAndSearch((now) => withValue(now, lowerFirst.option, value), start)}
          >
            {texts.againLower(optionName(lowerFirst.option), value)}
          </Button>
        )}
      </div>
    </Card>
  )
}

function withStart(form: AutoForm, startPotential: number): AutoForm {
  return { ...form, findsStart: false, settings: { ...form.settings, startPotential } }
}

function withValue(form: AutoForm, option: string, value: number): AutoForm {
  return {
    ...form,
    wanted: form.wanted.map((row) => (row.option === option ? { option, value } : row)),
  }
}
