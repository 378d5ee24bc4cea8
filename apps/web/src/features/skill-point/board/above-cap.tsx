import { LEVEL_CAP_HISTORY } from '@gyeol/game-data'
import styles from './points-card.module.css'
import { skillPointTexts } from '../skill-point.texts.ts'

const LEVEL_CAP = LEVEL_CAP_HISTORY.at(-1)?.level ?? 0

/** Says when nobody can reach a level yet. On its own, because the table beside the cap is long. */
export function AboveCap({ level }: { readonly level: number }) {
  const texts = skillPointTexts.points
  return level > LEVEL_CAP ? <em className={styles.above}>{texts.aboveCap(LEVEL_CAP)}</em> : null
}
