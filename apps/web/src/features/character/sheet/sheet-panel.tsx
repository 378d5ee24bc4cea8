import type { Alternative, FigureId, Sheet } from '@gyeol/character'
import { memo, type ReactNode, useCallback, useState } from 'react'
import { ChevronDownIcon, WarningIcon } from '../../../shared/icons/icons.ts'
import { latePart } from '../../../shared/loading/late-part.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { VisuallyHidden } from '../../../shared/ui/display/visually-hidden.tsx'
import type { CharacterBody } from '../build/character-build.ts'
import type { CharactersState } from '../build/use-characters.ts'
import { characterTexts } from '../character.texts.ts'
import { figureTexts } from './figure.texts.ts'
import { doubtOf, figureText } from './figure-words.ts'
import styles from './sheet.module.css'

/** What a tap on a figure opens, with the words of every option. */
const WhyPanel = latePart(async () => (await import('./why-panel.tsx')).WhyPanel)
const OtherSums = latePart(async () => (await import('./other-sums.tsx')).OtherSums)

/** Which figures stand together. */
const GROUPS = {
  attack: [
    'atk',
    'matk',
    'weaponAtk',
    'subWeaponAtk',
    'subAtk',
    'subStability',
    'dualAtk',
    'stability',
    'magicStabilityMin',
    'magicStabilityMax',
    'critRate',
    'critDamage',
    'magicCritRate',
    'magicCritDamage',
    'physPierce',
    'magicPierce',
  ],
  speed: ['aspd', 'motionSpeed', 'cspd', 'castReduction', 'accuracy', 'dodge'],
  body: [
    'maxHp',
    'maxMp',
    'ampr',
    'def',
    'mdef',
    'physResist',
    'magicResist',
    'ailmentResist',
    'refineReduction',
    'aggro',
  ],
  stats: ['str', 'int', 'vit', 'agi', 'dex'],
} as const satisfies Readonly<Record<string, readonly FigureId[]>>

const GROUP_ORDER = ['attack', 'speed', 'body', 'stats'] as const

type SheetPanelProps = {
  readonly sheet: Sheet
  readonly body: CharacterBody
  /** Where what the game shows can be told: for one's own builds. */
  readonly onReport?: ((figure: FigureId) => void) | undefined
  /** Takes a rule the other way or back; left out, what was chosen is only told. */
  readonly onChoose?: ((rule: Alternative, isOther: boolean) => void) | undefined
}

/** The whole sheet: every figure opens into what made it. */
export function SheetPanel({ sheet, body, onReport, onChoose }: SheetPanelProps) {
  const texts = figureTexts
  const [open, setOpen] = useState<FigureId | null>(null)
  const turn = useCallback((id: FigureId) => setOpen((now) => (now === id ? null : id)), [])
  return (
    <div className={styles.sheet}>
      {GROUP_ORDER.map((group) => (
        <section key={group} aria-label={texts.groups[group]}>
          <h3 className={styles.group}>{texts.groups[group]}</h3>
          <ul className={styles.figures}>
            {GROUPS[group].map((id) => {
              const figure = sheet.figures.get(id)
              return (
                figure && (
                  <FigureRow
                    key={id}
                    id={id}
                    value={figure.value}
                    isUnsure={doubtOf(figure, texts, sheet.input.otherwise) !== null}
                    onTurn={turn}
                    why={
                      open === id ? (
                        <WhyPanel {...{ figure, sheet, body, onReport, onChoose }} />
                      ) : null
                    }
                  />
                )
              )
            })}
          </ul>
        </section>
      ))}
      <OtherSums sheet={sheet} />
      <p className={styles.evidence}>{characterTexts.evidence}</p>
    </div>
  )
}

type FigureRowProps = {
  readonly id: FigureId
  readonly value: number
  readonly isUnsure: boolean
  readonly onTurn: (id: FigureId) => void
  /** What made it, where it is open. */
  readonly why: ReactNode
}

const FigureRow = memo(function FigureRow({ id, value, isUnsure, onTurn, why }: FigureRowProps) {
  const texts = figureTexts
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-expanded={why !== null}
        onClick={() => onTurn(id)}
      >
        <span className={styles.name}>
          {texts.names[id]}
          {isUnsure && (
            <span className={styles.unsure}>
              <WarningIcon aria-hidden="true" />
              <VisuallyHidden>{texts.unsure}</VisuallyHidden>
            </span>
          )}
        </span>
        <b translate="no" className={styles.value}>
          {figureText(id, value)}
        </b>
        <span className={styles.chevron}>
          <ChevronDownIcon aria-hidden="true" />
          <VisuallyHidden>{texts.why}</VisuallyHidden>
        </span>
      </button>
      {why}
    </li>
  )
})

/** The three figures that matter most with what is worn. */
export function headFigures(sheet: Sheet): readonly FigureId[] {
  const { kind } = sheet.input.main
  const isCaster = kind === 'staff' || kind === 'magicDevice'
  return isCaster ? ['matk', 'cspd', 'maxMp'] : ['atk', 'critRate', 'critDamage']
}

type RailProps = {
  readonly state: CharactersState
  readonly onReport: (figure: FigureId) => void
}

/** The sheet beside the cards on a desk. */
export function SheetRail({ state, onReport }: RailProps) {
  const texts = figureTexts
  const { counting } = characterTexts.dock
  const { sheet } = state.built
  const [first = 'atk', ...others] = headFigures(sheet)
  return (
    <Card as="section" padding="medium" aria-label={texts.sheet} className={styles.rail}>
      <VisuallyHidden>
        <h2>{texts.sheet}</h2>
      </VisuallyHidden>
      {state.skillNumbers === 'coming' && <p className={styles.evidence}>{counting}</p>}
      <div className={styles.head}>
        <div>
          <span>{texts.names[first]}</span>
          <b translate="no" className={styles.big}>
            {figureText(first, sheet.value(first))}
          </b>
        </div>
        {others.map((id) => (
          <div key={id}>
            <span>{texts.names[id]}</span>
            <b translate="no">{figureText(id, sheet.value(id))}</b>
          </div>
        ))}
      </div>
      <SheetPanel
        sheet={sheet}
        body={state.character}
        onReport={onReport}
        onChoose={state.choose}
      />
    </Card>
  )
}
