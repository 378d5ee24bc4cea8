import type { SheetStat } from '@gyeol/character'
import type { CaseInputs } from '@gyeol/contract'
import { GEAR_NAMES, STAT_DICTIONARY } from '@gyeol/game-data'
import { formatNumber } from '@gyeol/korean'
import { DefinitionList, DefinitionRow } from '../../../shared/ui/display/definition-row.tsx'
import { figureTexts, type FigureTexts } from '../sheet/figure.texts.ts'
import { sheetAmount } from '../sheet/figure-words.ts'
import { sheetStatName } from '../sheet/sheet-stat-name.ts'
import styles from './case.module.css'
import { caseTexts } from './case.texts.ts'

/** What a value was calculated from, in words. */
export function CaseInputsList({ inputs: { character, hit } }: { readonly inputs: CaseInputs }) {
  const texts = caseTexts.office
  const figures = figureTexts
  const { level, base, personal, main, sub, armor, lines } = character
  const stats = Object.entries(base).map(([stat, points]) => `${stat.toUpperCase()} ${points}`)
  return (
    <details className={styles.inputs}>
      <summary>{texts.inputs}</summary>
      <DefinitionList>
        <DefinitionRow term={texts.level}>{String(level)}</DefinitionRow>
        <DefinitionRow term={figures.groups.stats}>{stats.join(' · ')}</DefinitionRow>
        <DefinitionRow term={texts.personal}>
          {personal ? `${personal.kind.toUpperCase()} ${personal.value}` : texts.absent}
        </DefinitionRow>
        <DefinitionRow term={texts.main}>{handWords(main)}</DefinitionRow>
        <DefinitionRow term={texts.sub}>{sub ? handWords(sub) : texts.absent}</DefinitionRow>
        <DefinitionRow term={texts.armor}>
          {armor
            ? `${texts.makes[armor.make]} · DEF ${armor.def} · +${armor.refine}`
            : texts.absent}
        </DefinitionRow>
        {hit && (
          <>
            <DefinitionRow term={texts.power}>{formatNumber(hit.power)}</DefinitionRow>
            <DefinitionRow term={`${texts.constant} · ${texts.multiplier}`}>
              {`${hit.skill.constant} · ${hit.skill.multiplier}`}
            </DefinitionRow>
            <DefinitionRow term={texts.proration}>{String(hit.proration)}</DefinitionRow>
            <DefinitionRow term={texts.targetLevel}>{String(hit.target.level)}</DefinitionRow>
            <DefinitionRow term={texts.targetDefense}>
              {`${hit.target.def} · ${hit.target.mdef}`}
            </DefinitionRow>
          </>
        )}
      </DefinitionList>
      {lines.length > 0 && (
        <p className={styles.word}>
          <b>{texts.lines(lines.length)}</b>{' '}
          {lines.map((line) => lineWords(line, figures)).join(' · ')}
        </p>
      )}
    </details>
  )
}

function handWords({
  kind,
  atk,
  def,
  refine,
  stability,
}: NonNullable<CaseInputs['character']['sub']>) {
  return [
    GEAR_NAMES[kind],
    atk !== undefined && `ATK ${atk}`,
    def !== undefined && def > 0 && `DEF ${def}`,
    refine !== undefined && refine > 0 && `+${refine}`,
    stability !== undefined && `${stability}%`,
  ]
    .filter(Boolean)
    .join(' · ')
}

function lineWords(
  { stat, value }: CaseInputs['character']['lines'][number],
  figures: FigureTexts,
): string {
  const isKnown = Object.hasOwn(STAT_DICTIONARY, stat) || Object.hasOwn(figures.skillStats, stat)
  // Asked just above; what a newer release sends is shown by its code.
  const known = stat as SheetStat
  return isKnown ? `${sheetStatName(known, figures)} ${sheetAmount({ stat: known, value })}` : stat
}
