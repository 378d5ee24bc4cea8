import { MAX_DISH_LEVEL } from '@gyeol/cook'
import { parseKoreanNumber } from '@gyeol/korean'
import type { Food } from '@gyeol/terms'
import type { ReactNode } from 'react'
import { CloseIcon } from '../../../shared/icons/icons.ts'
import { classNames } from '../../../shared/theme/class-names.ts'
import { IconButton } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { HintStrip } from '../../../shared/ui/display/hint-strip.tsx'
import { NumberField } from '../../../shared/ui/fields/number-field.tsx'
import { foodName, foodValue } from './foods.ts'
import { hasBothAggros } from './wish.ts'
import type { WishesState } from './use-wishes.ts'
import styles from './wanted-card.module.css'
import { wishTexts } from './wish.texts.ts'

type WantedCardProps = {
  readonly state: WishesState
  readonly missing: readonly string[]
  /** The highest level an open house has of a dish; 0 where none has it. */
  readonly topLevel: (food: Food) => number
  /** At the right of the title. */
  readonly action?: ReactNode
}

/** What one wants to eat: each dish with the least level that will do. */
export function WantedCard({ state, missing, topLevel, action }: WantedCardProps) {
  const texts = wishTexts
  const { dishes } = state.wish
  return (
    <Card as="section" aria-labelledby="cook-wanted">
      <div className={styles.head}>
        <h2 id="cook-wanted" className={styles.title}>
          {texts.title}{' '}
          <span translate="no" className={styles.count}>
            {dishes.length}
          </span>
        </h2>
        {action}
      </div>
      {dishes.length === 0 && <p className={styles.none}>{texts.none}</p>}
      <ul>
        {dishes.map(({ food, level }) => (
          <li key={food} className={styles.dish}>
            <div className={styles.words}>
              <b>{foodName(food)}</b>{' '}
              <span className={styles.value}>{texts.atLeast(foodValue(food, level))}</span>
            </div>
            {missing.includes(food) ? (
              <span className={styles.nobody}>
                {topLevel(food) > 0 ? texts.upTo(topLevel(food)) : texts.nobody}
              </span>
            ) : (
              <LevelBars level={level} />
            )}
            <NumberField
              label={texts.levelOf(foodName(food))}
              value={level}
              parse={parseKoreanNumber}
              min={1}
              max={MAX_DISH_LEVEL}
              onChange={(next) => state.setLevel({ food, level: next })}
              onInvalid={() => undefined}
              className={styles.level}
            />
            <IconButton
              className={styles.remove}
              label={texts.remove(foodName(food))}
              icon={<CloseIcon />}
              onClick={() => state.remove(food)}
            />
          </li>
        ))}
      </ul>
      {hasBothAggros(state.wish) && (
        <div className={styles.hint}>
          <HintStrip>{texts.bothAggros}</HintStrip>
        </div>
      )}
    </Card>
  )
}

const LEVELS = Array.from({ length: MAX_DISH_LEVEL }, (_, index) => index + 1)

/** Ten bars; the levels that will do are filled. The number stands beside it. */
function LevelBars({ level }: { level: number }) {
  return (
    <svg className={styles.bars} viewBox="0 0 108 20" preserveAspectRatio="none" aria-hidden="true">
      {LEVELS.map((one) => {
        const height = 4 + one * 1.6
        return (
          <rect
            key={one}
            className={classNames(one >= level && styles.filled)}
            x={(one - 1) * 11}
            y={20 - height}
            width="8.4"
            height={height}
            rx="1"
          />
        )
      })}
    </svg>
  )
}
