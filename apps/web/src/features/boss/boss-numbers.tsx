import { bossAt, type BossNumber } from '@gyeol/catalogue'
import type { BossInput } from '@gyeol/contract'
import { BOSS_DIFFICULTY_NAMES, BOSS_STAT_NAMES } from '@gyeol/game-data'
import { formatKoreanUnits, formatNumber } from '@gyeol/korean'
import type { BossDifficulty } from '@gyeol/terms'
import { useState } from 'react'
import list from '../../shared/catalogue/list/list.module.css'
import { DefinitionList, DefinitionRow } from '../../shared/ui/display/definition-row.tsx'
import { SegmentedControl } from '../../shared/ui/fields/segmented-control.tsx'
import styles from './boss.module.css'
import { bossTexts } from './boss.texts.ts'

const DEFENCES = ['physResist', 'magicResist', 'critResist', 'flee', 'guard', 'evade'] as const

type BossNumbersProps = {
  readonly boss: BossInput
  /** The difficulty it is shown at first; null for its own first one. */
  readonly first: BossDifficulty | null
}

/** The numbers of a boss at any of its difficulties. */
export function BossNumbers({ boss, first }: BossNumbersProps) {
  const texts = bossTexts
  const [difficulty, setDifficulty] = useState<BossDifficulty | null>(
    () => first ?? boss.difficulties[0] ?? null,
  )
  const at = (difficulty === null ? null : bossAt(boss, difficulty)) ?? {
    level: boss.level,
    hp: boss.hp,
    exp: boss.exp,
    def: boss.stats.def,
    mdef: boss.stats.mdef,
  }
  return (
    <section className={list.section}>
      <h3 className={list.heading}>{texts.numbers}</h3>
      {difficulty !== null && boss.difficulties.length > 1 && (
        <SegmentedControl
          block
          size="small"
          label={texts.difficulty}
          value={difficulty}
          onChange={setDifficulty}
          segments={boss.difficulties.map((value) => ({
            value,
            label: BOSS_DIFFICULTY_NAMES[value],
          }))}
        />
      )}
      <DefinitionList columns={2} className={styles.numbers}>
        <DefinitionRow term={texts.orders.level} muted={at.level === null}>
          {at.level ?? texts.unknown}
        </DefinitionRow>
        <DefinitionRow term="HP" muted={at.hp === null}>
          <Amount amount={at.hp} />
        </DefinitionRow>
        <DefinitionRow term="EXP" muted={at.exp === null}>
          <Amount amount={at.exp} />
        </DefinitionRow>
        <DefinitionRow term={BOSS_STAT_NAMES.def} muted={at.def.length === 0}>
          <Values values={at.def} />
        </DefinitionRow>
        <DefinitionRow term={BOSS_STAT_NAMES.mdef} muted={at.mdef.length === 0}>
          <Values values={at.mdef} />
        </DefinitionRow>
        {DEFENCES.map((stat) => (
          <DefinitionRow
            key={stat}
            term={BOSS_STAT_NAMES[stat]}
            muted={boss.stats[stat].length === 0}
          >
            <Values values={boss.stats[stat]} />
          </DefinitionRow>
        ))}
      </DefinitionList>
    </section>
  )
}

function Amount({ amount }: { amount: number | null }) {
  const texts = bossTexts
  if (amount === null) return texts.unknown
  return <span title={formatNumber(amount)}>{formatKoreanUnits(amount, { maxUnits: 2 })}</span>
}

function Values({ values }: { values: readonly BossNumber[] }) {
  const texts = bossTexts
  if (values.length === 0) return texts.unknown
  return values.map(({ value, when }) => (
    <div key={`${value} ${when}`} className={styles.value}>
      {formatNumber(value)}
      {when !== null && <small>{texts.when(when)}</small>}
    </div>
  ))
}

/** By how much the same kind of damage shrinks from hit to hit. */
export function BossProration({ boss: { proration } }: { boss: BossInput }) {
  const texts = bossTexts
  const kinds = ['normal', 'physical', 'magic'] as const
  return (
    <section className={list.section}>
      <h3 className={list.heading}>{texts.proration}</h3>
      <p className={list.muted}>{texts.prorationLine}</p>
      <DefinitionList>
        {kinds.map((kind) => (
          <DefinitionRow key={kind} term={texts.prorations[kind]} muted={proration[kind] === null}>
            {proration[kind] === null ? texts.unknown : `${proration[kind]}%`}
          </DefinitionRow>
        ))}
      </DefinitionList>
    </section>
  )
}
