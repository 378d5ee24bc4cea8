import { bossAt, type BossNumber } from '@gyeol/catalogue'
import type { BossInput } from '@gyeol/contract'
import { BOSS_DIFFICULTY_NAMES, BOSS_STAT_NAMES } from '@gyeol/game-data'
import { formatKoreanUnits, formatNumber } from '@gyeol/korean'
import type { BossDifficulty } from '@gyeol/terms'
import { type ReactNode, useState } from 'react'
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
      <Known
        rows={[
          [texts.orders.level, at.level],
          ['HP', amountOf(at.hp)],
          ['EXP', amountOf(at.exp)],
          [BOSS_STAT_NAMES.def, valuesOf(at.def)],
          [BOSS_STAT_NAMES.mdef, valuesOf(at.mdef)],
          ...DEFENCES.map((stat) => [BOSS_STAT_NAMES[stat], valuesOf(boss.stats[stat])] as const),
        ]}
      />
    </section>
  )
}

/** What is known, a row each; what is not is named once below. */
function Known({ rows }: { rows: readonly (readonly [term: string, shown: ReactNode])[] }) {
  const known = rows.filter(([, shown]) => shown !== null)
  const unknown = rows.filter(([, shown]) => shown === null).map(([term]) => term)
  return (
    <>
      {known.length > 0 && (
        <DefinitionList columns={2} className={styles.numbers}>
          {known.map(([term, shown]) => (
            <DefinitionRow key={term} term={term}>
              {shown}
            </DefinitionRow>
          ))}
        </DefinitionList>
      )}
      {unknown.length > 0 && (
        <p className={list.muted}>
          {known.length === 0 ? bossTexts.noneKnown : bossTexts.unknownOnes(unknown)}
        </p>
      )}
    </>
  )
}

function amountOf(amount: number | null): ReactNode {
  if (amount === null) return null
  return <span title={formatNumber(amount)}>{formatKoreanUnits(amount, { maxUnits: 2 })}</span>
}

function valuesOf(values: readonly BossNumber[]): ReactNode {
  const texts = bossTexts
  if (values.length === 0) return null
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
      <Known
        rows={kinds.map((kind) => [
          texts.prorations[kind],
          proration[kind] === null ? null : `${proration[kind]}%`,
        ])}
      />
    </section>
  )
}
