import { castsFor, type DamageShares, type ToldCount } from '@gyeol/character'
import { formatKoreanUnits, formatNumber } from '@gyeol/korean'
import { useRef } from 'react'
import { WarningIcon } from '../../../shared/icons/icons.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { DefinitionList, DefinitionRow } from '../../../shared/ui/display/definition-row.tsx'
import { HintStrip } from '../../../shared/ui/display/hint-strip.tsx'
import { characterTexts } from '../character.texts.ts'
import { sheetAmount } from '../sheet/figure-words.ts'
import { figureTexts } from '../sheet/figure.texts.ts'
import { sheetStatName } from '../sheet/sheet-stat-name.ts'
import { CountFields, countedWords } from '../skills/count-fields.tsx'
import { countTexts } from '../skills/count.texts.ts'
import type { Cast, CastHit } from './cast.ts'
import styles from './cast.module.css'

type CastResultProps = {
  readonly cast: Cast
  readonly hp: number | null
  /** Tells how far the skill is charged or stacked; somebody else's build is only looked at. */
  readonly onCount?: (key: string, value: number) => void
}

/** How many casts, how much each does, and what a hit becomes. */
export function CastResult({ cast, hp, onCount }: CastResultProps) {
  const texts = characterTexts.cast
  if (!cast.ok)
    return (
      <HintStrip icon={<WarningIcon />} live>
        {texts.refusals[cast.refusal]}
      </HintStrip>
    )
  const count = (damage: number) => {
    const casts = castsFor(hp, damage)
    return casts === null ? texts.never : texts.casts(formatNumber(casts))
  }
  const [first] = cast.hits
  return (
    <>
      <div className={styles.count} role="status">
        <b>{cast.casts === null ? '–' : texts.casts(formatNumber(cast.casts))}</b>
        <span>{cast.casts === null ? texts.noHp : texts.castsLine}</span>
      </div>
      {cast.counts.length > 0 && <Counted counts={cast.counts} onCount={onCount} />}
      {first && <Shares shares={first.damage.shares} />}
      <DefinitionList className={styles.facts}>
        <DefinitionRow term={texts.expected}>{amount(cast.expected)}</DefinitionRow>
        <DefinitionRow term={texts.minMax}>
          {texts.range(amount(cast.min), amount(cast.max))}
        </DefinitionRow>
        {hp !== null && (
          <>
            <DefinitionRow term={texts.fastest}>{count(cast.max)}</DefinitionRow>
            <DefinitionRow term={texts.slowest}>{count(cast.min)}</DefinitionRow>
            <DefinitionRow term={texts.allWhite}>{count(cast.white)}</DefinitionRow>
          </>
        )}
        <DefinitionRow term={texts.mp}>
          {mpWords(cast.mp, cast.casts) ?? texts.mpUnknown}
        </DefinitionRow>
        {first && (
          <>
            <DefinitionRow term={texts.hitRate}>{`${first.damage.hitRate}%`}</DefinitionRow>
            <DefinitionRow term={texts.critRate}>{`${first.damage.critRate}%`}</DefinitionRow>
          </>
        )}
        <Brought hits={cast.hits} />
      </DefinitionList>
      {cast.isUnsure && <HintStrip icon={<WarningIcon />}>{texts.isUnsure}</HintStrip>}
    </>
  )
}

type CountedProps = Pick<CastResultProps, 'onCount'> & { readonly counts: readonly ToldCount[] }

/** How far the skill is charged or stacked, beside the number that follows from it. */
function Counted({ counts, onCount }: CountedProps) {
  const fields = useRef<HTMLDivElement>(null)
  return (
    <>
      <p className={styles.counted}>
        {countTexts.counted(countedWords(counts))}
        {onCount && (
          <Button
            size="small"
            variant="ghost"
            onClick={() => fields.current?.querySelector('input')?.focus()}
          >
            {countTexts.change}
          </Button>
        )}
      </p>
      {onCount && (
        <div ref={fields} className={styles.inputs}>
          <CountFields counts={counts} onChange={onCount} />
        </div>
      )}
    </>
  )
}

/** What the skill itself changes while it hits (CHT2); hits that bring the same say it once. */
function Brought({ hits }: { readonly hits: readonly CastHit[] }) {
  const lines = hits.flatMap(({ brought }) => brought)
  const words = lines.map((line) => `${sheetStatName(line.stat, figureTexts)} ${sheetAmount(line)}`)
  if (words.length === 0) return null
  return (
    <DefinitionRow term={characterTexts.cast.brought}>
      {[...new Set(words)].join(' · ')}
    </DefinitionRow>
  )
}

/** `24.7만`. */
export function amount(damage: number): string {
  return formatKoreanUnits(damage, { maxUnits: 2 })
}

function mpWords(mp: number | null, casts: number | null): string | null {
  if (mp === null) return null
  return casts === null ? formatNumber(mp) : formatNumber(mp * casts)
}

const SHARES = ['critical', 'criticalGraze', 'white', 'whiteGraze', 'miss'] as const

/** What a hit becomes, as one bar with words below it. */
function Shares({ shares }: { readonly shares: DamageShares }) {
  const texts = characterTexts.cast
  const shown = SHARES.filter((share) => shares[share] > 0)
  return (
    <div className={styles.shares}>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" className={styles.bar}>
        {shown.map((share, at) => (
          <rect
            key={share}
            className={styles[share]}
            x={shown.slice(0, at).reduce((sum, one) => sum + shares[one] / 100, 0)}
            width={shares[share] / 100}
            height="6"
          />
        ))}
      </svg>
      <ul aria-label={texts.sharesLabel} className={styles.legend}>
        {shown.map((share) => (
          <li key={share} className={styles[share]}>
            {`${texts.shares[share]} ${formatNumber(Math.round(shares[share] / 100))}%`}
          </li>
        ))}
      </ul>
    </div>
  )
}
