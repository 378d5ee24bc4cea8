import { LEVELING_SPOTS_PROVENANCE } from '@gyeol/game-data'
import { formatNumber } from '@gyeol/korean'
import { Card } from '../../../shared/ui/display/card.tsx'
import { mainQuestTexts } from '../main-quest.texts.ts'
import styles from './run-part.module.css'
import { SpotLine, spotsOf } from './spot-line.tsx'

const SHOWN = 3

type SpotCardProps = {
  readonly levels: readonly { readonly label: string; readonly level: number }[]
}

/** Where to fight at the levels the plan touches. */
export function SpotCard({ levels }: SpotCardProps) {
  const texts = mainQuestTexts.spots
  return (
    <Card as="section" padding="medium" className={styles.card} aria-label={texts.heading}>
      <h2 className={styles.heading}>
        {texts.heading}
        <small>{texts.asOf(LEVELING_SPOTS_PROVENANCE.asOf)}</small>
      </h2>
      {levels.map(({ label, level }) => (
        <div key={label} className={styles.spots}>
          <h3>
            {label} · {texts.at(formatNumber(level))}
          </h3>
          <SpotList level={level} />
        </div>
      ))}
    </Card>
  )
}

function SpotList({ level }: { readonly level: number }) {
  const texts = mainQuestTexts.spots
  const spots = spotsOf(level).slice(0, SHOWN)
  if (spots.length === 0) return <p className="muted">{texts.none}</p>
  return (
    <ul>
      {spots.map((spot) => (
        <li key={`${spot.target.ko}-${spot.from}`}>
          <SpotLine spot={spot} />
        </li>
      ))}
    </ul>
  )
}
