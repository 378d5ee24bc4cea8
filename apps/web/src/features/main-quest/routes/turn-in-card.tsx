import { TURN_INS } from '@gyeol/game-data'
import { formatNumber } from '@gyeol/korean'
import { type QuestPlan, turnInsFor } from '@gyeol/main-quest'
import { Card } from '../../../shared/ui/display/card.tsx'
import { DefinitionList, DefinitionRow } from '../../../shared/ui/display/definition-row.tsx'
import { SectionTitle } from '../../../shared/ui/display/section-title.tsx'
import { NameText } from '../name-text.tsx'
import { expWords } from '../quest-words.ts'
import { routeTexts } from './route.texts.ts'
import styles from './route-view.module.css'

/** What is still missing after one pass, counted in hand-ins of NPCs. */
export function TurnInCard({ plan }: { readonly plan: QuestPlan }) {
  const texts = routeTexts.turnIns
  const missing = plan.neededExp - plan.rangeExp
  if (missing <= 0) return null
  return (
    <Card as="section" padding="medium" className={styles.card} aria-label={texts.heading}>
      <SectionTitle level={3}>{texts.heading}</SectionTitle>
      <p className={styles.line}>{texts.line(expWords(missing))}</p>
      <DefinitionList>
        {TURN_INS.map((turnIn) => {
          const unit = texts.units[turnIn.unit]
          return (
            <DefinitionRow
              key={turnIn.name.ko}
              term={
                <span>
                  <NameText name={turnIn.name} />{' '}
                  <small className="muted">{texts.each(expWords(turnIn.exp), unit)}</small>
                </span>
              }
            >
              {texts.times(formatNumber(turnInsFor(missing, turnIn)), unit)}
            </DefinitionRow>
          )
        })}
      </DefinitionList>
    </Card>
  )
}
