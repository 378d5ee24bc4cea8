import { DishIcon } from '../../../shared/icons/icons.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { STARTERS } from './wish.ts'
import styles from './starter-card.module.css'
import { wishTexts } from './wish.texts.ts'

// Object.keys loses the literal keys; the object is the only source of them.
const SETS = Object.keys(STARTERS) as (keyof typeof STARTERS)[]

/** In the place of the plan while nothing is chosen: three sets to begin with. */
export function StarterCard({ onStart }: { onStart: (set: keyof typeof STARTERS) => void }) {
  const texts = wishTexts.starters
  return (
    <Card as="section" padding="large" aria-labelledby="cook-start" className={styles.card}>
      <span className={styles.icon}>
        <DishIcon aria-hidden="true" />
      </span>
      <h2 id="cook-start" className={styles.title}>
        {texts.title}
      </h2>
      <p className={styles.line}>{texts.line}</p>
      <div className={styles.sets}>
        {SETS.map((set) => (
          <Button key={set} onClick={() => onStart(set)}>
            {texts.sets[set]}
          </Button>
        ))}
      </div>
    </Card>
  )
}
