import { showToast } from '../../../shared/toast/toast.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { SectionTitle } from '../../../shared/ui/display/section-title.tsx'
import build from '../build/build.module.css'
import type { CharactersState } from '../build/use-characters.ts'
import { characterTexts } from '../character.texts.ts'
import type { ComboStats, TakenOver } from '../taken-over.ts'
import { comboStatsOf, linesFromCombo, wordsOf } from './from-combo.ts'

type ComboCardProps = {
  readonly state: Pick<CharactersState, 'character' | 'built' | 'change'>
  readonly taken: Pick<TakenOver, 'comboStats' | 'sendToCombo'>
}

/** The combo planner counts with three figures of a sheet: either side can tell the other. */
export function ComboCard({ state, taken }: ComboCardProps) {
  const texts = characterTexts.combo
  const { character, built, change } = state
  const own = comboStatsOf(built)
  const { comboStats } = taken
  const isSame = comboStats !== null && wordsOf(comboStats) === wordsOf(own)
  const send = () => {
    taken.sendToCombo(own)
    showToast(texts.sent, { kind: 'success' })
  }
  const take = (wanted: ComboStats) => {
    const lines = linesFromCombo(character, wanted, built.effects)
    change((now) => ({ ...now, own: [...now.own, ...lines] }))
    showToast(texts.taken, { kind: 'success' })
  }
  return (
    <Card as="section" padding="medium" aria-label={texts.title} className={build.card}>
      <SectionTitle more={{ label: texts.open, to: '/skill/combo' }}>{texts.title}</SectionTitle>
      <p className={build.muted}>{wordsOf(own)}</p>
      {comboStats && !isSame && (
        <p className={build.muted}>{texts.takeLine(wordsOf(comboStats))}</p>
      )}
      {isSame && <p className={build.muted}>{texts.same}</p>}
      <div className={build.choices}>
        <Button size="small" disabled={isSame} onClick={send}>
          {texts.send}
        </Button>
        {comboStats && !isSame && (
          <Button size="small" onClick={() => take(comboStats)}>
            {texts.take}
          </Button>
        )}
      </div>
    </Card>
  )
}
