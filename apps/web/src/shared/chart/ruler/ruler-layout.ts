import { linearScale, type Scale } from '../scale/linear-scale.ts'
import { spread } from '../scale/spread.ts'
import { textWidth } from '../scale/text-width.ts'

/** The numbers of a price; the middle ones are null when the reports are too far apart for one. */
export type RulerNumbers = {
  readonly min: number
  readonly max: number
  readonly q1?: number | null | undefined
  readonly median?: number | null | undefined
  readonly q3?: number | null | undefined
  /** What each member says. */
  readonly voices?: readonly number[] | undefined
  readonly ask?: number | null | undefined
  /** What the viewer is about to report. */
  readonly own?: number | null | undefined
}

export type RulerLabel = {
  readonly kind: 'min' | 'max' | 'median' | 'ask' | 'own'
  readonly text: string
  readonly x: number
}

/** A ruler's scale and its words; values beyond the scale stand at its ends. */
export type RulerLayout = {
  readonly x: Scale
  readonly from: number
  readonly to: number
  readonly above: readonly RulerLabel[]
  readonly below: readonly RulerLabel[]
}

/** The words of a ruler's marks. */
export type RulerWords = {
  readonly [Kind in RulerLabel['kind']]: string
}

/** Room at the ends for half of a word, and between words. */
const SIDE_PART = 0.06
const LABEL_ROOM = 10
/** Ask and own value widen the scale up to this many times the span of the voices. */
const MOST_WIDER = 1

/** Lays out a ruler; the words are given, so that the layout stays free of them. */
export function rulerLayout(
  numbers: RulerNumbers,
  words: RulerWords,
  { width, letterPx }: { readonly width: number; readonly letterPx: number },
): RulerLayout {
  const { min, max, median, ask, own } = numbers
  const span = max - min || Math.max(1, max * 0.1)
  const others = [ask, own].filter((value) => value != null)
  const low = Math.max(Math.min(min, ...others), min - span * MOST_WIDER)
  const high = Math.min(Math.max(max, ...others), max + span * MOST_WIDER)
  const side = Math.max(width * SIDE_PART, textWidth(words.min, letterPx) / 2)
  const [from, to] = [side, width - side]
  const scale = linearScale([low, high], [from, to])
  const x = (value: number) => Math.max(from, Math.min(to, scale(value)))
  const pointing = (text: string, value: number) =>
    value > high ? `${text} →` : value < low ? `← ${text}` : text
  const place = (wanted: readonly (readonly [RulerLabel['kind'], number | null | undefined])[]) => {
    const given = wanted.flatMap(([kind, value]) =>
      value == null ? [] : [{ kind, text: pointing(words[kind], value), at: x(value) }],
    )
    const middles = spread(
      given.map(({ text, at }) => ({ at, size: textWidth(text, letterPx) + LABEL_ROOM })),
      -LABEL_ROOM / 2,
      width + LABEL_ROOM / 2,
    )
    return given.map(({ kind, text, at }, index) => ({ kind, text, x: middles[index] ?? at }))
  }
  return {
    x,
    from,
    to,
    above: place([
      ['median', median],
      ['ask', ask],
    ]),
    below: place([
      ['min', min],
      ['own', own],
      ['max', max],
    ]),
  }
}
