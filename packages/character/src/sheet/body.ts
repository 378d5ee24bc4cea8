import { isOtherwise, part, personalPoints, type SheetContext, statPart } from './context.ts'
import { dualShare, multiplied, personalShare } from './critical.ts'
import type { Figure, FigureId } from './figure.ts'
import { clamp, growFigure } from './grow.ts'
import { subShare } from './weapon.ts'

/** Most HP a character can have (CH6). */
const MAX_HP_LIMIT = 99_999
/** Most MP a character can have (CH7). */
const MAX_MP_LIMIT = 2000

/** CH6. */
export function maxHpFigure(context: SheetContext): Figure {
  const { input, stats, sums } = context
  const perLevel = isOtherwise(context, 'hpLess') ? 2240 : 2241
  const grown = Math.floor(((100 * stats.vit.value + perLevel) * input.level) / 300)
  return growFigure(
    {
      id: 'maxHp',
      rule: 'CH6',
      parts: [part('constant', 93), part({ stat: 'vit' }, grown)],
      percentStat: 'max_hp_pct',
      flatStat: 'max_hp',
      max: MAX_HP_LIMIT,
    },
    sums,
  )
}

/** CH7: without TEC one point of it counts. */
export function maxMpFigure(context: SheetContext): Figure {
  const { input, sums } = context
  const isTec = input.personal?.kind === 'tec'
  const without = isOtherwise(context, 'tecZero') ? 0 : 1
  return growFigure(
    {
      id: 'maxMp',
      rule: 'CH7',
      parts: [
        part('constant', 99),
        part('level', input.level),
        part('personal', isTec ? personalPoints(input, 'tec') : without),
        statPart(context, 'int', 100),
      ],
      isBaseRounded: true,
      percentStat: 'max_mp_pct',
      flatStat: 'max_mp',
      min: 0,
      max: MAX_MP_LIMIT,
    },
    sums,
  )
}

/** CH8: doubled with two swords, the flat part too. */
export function amprFigure({ sums, isDual }: SheetContext, maxMp: number): Figure {
  const total = sums.hundredths('attack_mp_recovery_total')
  return growFigure(
    {
      id: 'ampr',
      rule: 'CH8',
      parts: [
        part('constant', 10),
        { part: { figure: 'maxMp' }, milli: Math.floor(maxMp / 100) * 1000, times: 10 },
      ],
      percentStat: 'attack_mp_recovery_pct',
      flatStat: 'attack_mp_recovery',
      finish: (raw) => multiplied(isDual ? raw * 2 : raw, total),
    },
    sums,
  )
}

/** CH22. */
export function accuracyFigure(context: SheetContext): Figure {
  return growFigure(
    {
      id: 'accuracy',
      rule: 'CH22',
      parts: [part('level', context.input.level), statPart(context, 'dex', 1000)],
      percentStat: 'accuracy_pct',
      flatStat: 'accuracy',
      worn: [dualShare(context)],
    },
    context.sums,
  )
}

/** Constant, per level and per AGI, in thousandths (CH23). */
const DODGE_ROWS = {
  none: [75_000, 1500, 2000],
  light: [30_000, 1250, 1750],
  heavy: [-15_000, 500, 750],
  normal: [0, 1000, 1000],
} as const

/** CH23. */
export function dodgeFigure(context: SheetContext): Figure {
  const { input } = context
  const [constant, perLevel, perAgi] = DODGE_ROWS[input.armor?.make ?? 'none']
  return growFigure(
    {
      id: 'dodge',
      rule: 'CH23',
      parts: [
        ...(constant === 0 ? [] : [{ part: 'constant' as const, milli: constant }]),
        { part: 'level', milli: input.level * perLevel, times: perLevel },
        statPart(context, 'agi', perAgi),
      ],
      isBaseRounded: true,
      percentStat: 'dodge_pct',
      flatStat: 'dodge',
    },
    context.sums,
  )
}

/** Per level and per VIT or INT, in thousandths (CH24). */
const DEFENSE_ROWS = {
  none: [400, 100],
  light: [800, 250],
  heavy: [1200, 2000],
  normal: [1000, 1000],
} as const

/** CH24; MDEF is the same with INT. */
export function defenseFigure(context: SheetContext, id: 'def' | 'mdef'): Figure {
  const { input, stats } = context
  const [perLevel, perStat] = DEFENSE_ROWS[input.armor?.make ?? 'none']
  const stat = id === 'def' ? 'vit' : 'int'
  const own = Math.floor((input.level * perLevel + stats[stat].value * perStat) / 1000)
  const level = input.level * perLevel
  return growFigure(
    {
      id,
      rule: 'CH24',
      parts: [
        part('gear', wornDefense(context)),
        { part: 'level', milli: level, times: perLevel },
        // What is left of the rounded sum belongs to the stat.
        { part: { stat }, milli: own * 1000 - level, times: perStat },
      ],
      percentStat: `${id}_pct`,
      flatStat: id,
      worn: [subShare(context, 'arrow', -25)],
    },
    context.sums,
  )
}

function wornDefense({ input }: SheetContext): number {
  const shield = input.sub?.kind === 'shield' ? (input.sub.def ?? 0) : 0
  return (input.armor?.def ?? 0) + (input.additional?.def ?? 0) + (input.special?.def ?? 0) + shield
}

/** CH32: percent of every hit taken that refining keeps away; heavy armour counts twice. */
export function refineReductionFigure(context: SheetContext): Figure {
  const { input } = context
  const isTwice = input.armor?.make === 'heavy' && !isOtherwise(context, 'heavyOnce')
  const armor = (input.armor?.refine ?? 0) * (isTwice ? 2 : 1)
  const shield = input.sub?.kind === 'shield' ? (input.sub.refine ?? 0) : 0
  const value = armor + (input.additional?.refine ?? 0) + shield
  return {
    id: 'refineReduction',
    rule: 'CH32',
    value,
    parts: [{ of: 'refine', value }],
    base: value,
    percent: null,
    flat: null,
    raw: value,
  }
}

/** CH28. */
export function ailmentFigure({ input, sums }: SheetContext): Figure {
  const base = personalShare(personalPoints(input, 'men'))
  return linesFigure(
    { id: 'ailmentResist', rule: 'CH28', base, lines: sums.of('ailment_resist_pct') },
    { max: 100 },
  )
}

/** CH29. */
export function aggroFigure({ sums }: SheetContext): Figure {
  const figure = linesFigure(
    { id: 'aggro', rule: 'CH29', base: 100, lines: sums.of('aggro_pct') },
    { min: 0 },
  )
  return { ...figure, value: multiplied(figure.value, sums.hundredths('aggro_pct_total')) }
}

/** CH30. */
export function pierceFigure({ sums }: SheetContext, kind: 'phys' | 'magic'): Figure {
  const id = kind === 'phys' ? 'physPierce' : 'magicPierce'
  const lines = sums.of(`${kind}_pierce_pct`)
  const total = kind === 'phys' ? sums.hundredths('phys_pierce_pct_total') : 0
  return linesFigure({ id, rule: 'CH30', base: 0, lines: multiplied(lines, total) }, { max: 100 })
}

type LinesOf = {
  readonly id: FigureId
  readonly rule: string
  readonly base: number
  readonly lines: number
}

const LINES_STAT = {
  ailmentResist: 'ailment_resist_pct',
  aggro: 'aggro_pct',
  physPierce: 'phys_pierce_pct',
  magicPierce: 'magic_pierce_pct',
} as const

function linesFigure(
  { id, rule, base, lines }: LinesOf,
  bounds: { readonly min?: number; readonly max?: number },
): Figure {
  const raw = base + lines
  return {
    id,
    rule,
    value: clamp(raw, bounds.min, bounds.max),
    parts: base === 0 ? [] : [{ of: id === 'aggro' ? 'constant' : 'personal', value: base }],
    base,
    percent: null,
    flat: { stat: LINES_STAT[id as keyof typeof LINES_STAT], value: lines },
    raw,
    ...bounds,
  }
}
