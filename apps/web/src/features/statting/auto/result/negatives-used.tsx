import type { Session } from '@gyeol/statting'
import type { AutoCandidate } from '@gyeol/statting-auto'
import { CloseIcon, LockIcon } from '../../../../shared/icons/icons.ts'
import { Button } from '../../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../../shared/ui/display/card.tsx'
import { Tag } from '../../../../shared/ui/display/tag.tsx'
import { amountText } from '../../log/step-words.ts'
import { optionName } from '../../slots/option-labels.ts'
import { findOption } from '../../sessions/statting-view.ts'
import { valueOf } from '@gyeol/statting'
import { type AutoForm, exclude, pin } from '../question/auto-form.ts'
import { autoResultTexts } from './auto-result.texts.ts'
import { inCatalogueOrder } from '../question/catalogue-order.ts'
import styles from './negatives-used.module.css'
import { editAndSearch } from '../search/search-again.ts'

type NegativesUsedProps = {
  readonly plan: AutoCandidate
  readonly form: AutoForm
  readonly start: Session | null
}

/** What the plan gives away; one tap forbids it or makes it a must, and searches again. */
export function NegativesUsed({ plan, form, start }: NegativesUsedProps) {
  const texts = autoResultTexts.negatives
  const pinned = new Set(form.fixed.map(({ option }) => option))
  return (
    <Card as="section" className={styles.card} aria-labelledby="auto-used">
      <h2 id="auto-used">{texts.title}</h2>
      {plan.negatives.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ul>
          {inCatalogueOrder(plan.negatives).map(({ option, steps }) => {
            const definition = findOption(option)
            const value = definition ? valueOf(definition, plan.settings, steps) : steps
            const name = optionName(option)
            const isKept = start?.slots.some((slot) => slot.option === option) ?? false
            return (
              <li key={option}>
                <span className={styles.name}>{amountText(option, value)}</span>
                {pinned.has(option) || isKept ? (
                  <Tag>{texts.pinned}</Tag>
                ) : (
                  <>
                    <Button
                      size="small"
                      variant="ghost"
                      icon={<LockIcon />}
                      aria-label={texts.pin(name)}
                      onClick={() => editAndSearch((now) => pin(now, option, value), start)}
                    >
                      {texts.pinShort}
                    </Button>
                    <Button
                      size="small"
                      variant="ghost"
                      icon={<CloseIcon />}
                      aria-label={texts.exclude(name)}
                      onClick={() => editAndSearch((now) => exclude(now, option), start)}
                    >
                      {texts.excludeShort}
                    </Button>
                  </>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}
