import { SOURCES_PART } from '@gyeol/catalogue'
import type { Boss } from '@gyeol/contract'
import type { BossDifficulty } from '@gyeol/terms'
import list from '../../shared/catalogue/list/list.module.css'
import { HintIcon } from '../../shared/icons/icons.ts'
import { latePart } from '../../shared/loading/late-part.tsx'
import { LinkButton } from '../../shared/ui/buttons/button.tsx'
import styles from './boss.module.css'
import { BossNumbers, BossProration } from './boss-numbers.tsx'
import { bossTexts } from './boss.texts.ts'

const BossMatch = latePart(async () => (await import('./boss-match.tsx')).BossMatch)

type BossFactsProps = {
  readonly boss: Boss
  readonly first: BossDifficulty | null
}

/** What is known of a boss: its page and the look at it over the list say the same. */
export function BossFacts({ boss, first }: BossFactsProps) {
  return (
    <>
      <BossNumbers boss={boss} first={first} />
      <BossProration boss={boss} />
      <div className={styles.matchRoom}>
        <BossMatch boss={boss} />
      </div>
      <LinkButton to={`/character?boss=${boss.id}`} icon={<HintIcon />}>
        {bossTexts.casts}
      </LinkButton>
      <Place boss={boss} />
    </>
  )
}

function Place({ boss: { map, mapAlt, mapEvidence } }: { boss: Boss }) {
  const texts = bossTexts
  return (
    <section id={SOURCES_PART} className={list.section}>
      <h3 className={list.heading}>{texts.place}</h3>
      <p className={list.muted}>
        {map === null ? texts.noPlace : [map, mapAlt].filter((word) => word !== null).join(' · ')}
        {mapEvidence === 'guess' && <> {texts.likelyPlace}</>}
      </p>
    </section>
  )
}
