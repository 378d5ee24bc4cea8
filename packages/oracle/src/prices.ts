import { dayOfText, dayText } from '@gyeol/korean'
import {
  boardPrice,
  changePermille,
  estimateWindow,
  kindIndex,
  sellerShare,
  unitPrice,
} from '@gyeol/prices'
import {
  differences,
  type Fields,
  fieldsAt,
  integerAt,
  isFields,
  listAt,
  textAt,
  unknownKeys,
} from './json-fields.ts'
import type { OracleEngine, OracleVector } from './oracle-engine.ts'
import { playHistory, writtenEstimate } from './price-history.ts'

/** Recorded prices: `{ vectors: [{ id, kind, input, expect }] }`. */
export const pricesOracle: OracleEngine = {
  read(file) {
    const isOurs =
      isFields(file) &&
      Array.isArray(file.vectors) &&
      file.vectors.length > 0 &&
      file.vectors.every((vector) => !isFields(vector) || typeof vector.kind === 'string')
    if (!isOurs || !isFields(file))
      return { ok: false, message: 'not a file of prices: it has no list "vectors" of kinds' }
    return { ok: true, vectors: listAt(file, 'vectors').map(readVector) }
  },
}

const VECTOR_KEYS = ['id', 'kind', 'rules', 'input', 'expect']

type Kind = {
  readonly keys: readonly string[]
  readonly answer: (input: Fields) => unknown
}

const KINDS: Readonly<Record<string, Kind>> = {
  'unit-price': {
    keys: ['amount', 'quantity', 'unitQuantity'],
    answer: (input) => ({
      unit: unitPrice({
        amount: integerAt(input, 'amount'),
        quantity: integerAt(input, 'quantity'),
        unitQuantity: integerAt(input, 'unitQuantity'),
      }),
    }),
  },
  fee: {
    keys: ['amount', 'rate'],
    answer: (input) => {
      const [amount, rate] = [integerAt(input, 'amount'), integerAt(input, 'rate')]
      return { board: boardPrice(amount, rate), net: sellerShare(amount, rate) }
    },
  },
  change: {
    keys: ['now', 'then'],
    answer: (input) => ({
      permille: changePermille(integerAt(input, 'now'), integerAt(input, 'then')),
    }),
  },
  estimate: {
    keys: ['asOf', 'windowDays', 'voices'],
    answer: (input) => {
      const votes = listAt(input, 'voices').map((voice) => {
        if (!isFields(voice)) throw new Error('a voice is not an object')
        return {
          voice: textAt(voice, 'member'),
          day: dayOfText(textAt(voice, 'day')),
          value: integerAt(voice, 'value'),
          weight: integerAt(voice, 'weight'),
          reports: voice.reports === undefined ? 1 : integerAt(voice, 'reports'),
        }
      })
      const asOf = dayOfText(textAt(input, 'asOf'))
      return writtenEstimate(estimateWindow(votes, asOf, integerAt(input, 'windowDays')))
    },
  },
  history: {
    keys: ['asOf', 'members', 'operations', 'trend', 'unitQuantity'],
    answer: playHistory,
  },
  'kind-index': {
    keys: ['from', 'to', 'items'],
    answer: (input) => {
      const items = listAt(input, 'items').map((item) => {
        if (!isFields(item)) throw new Error('an item is not an object')
        return listAt(item, 'points').map((point) => {
          if (!isFields(point)) throw new Error('a point is not an object')
          const median = point.median === null ? null : integerAt(point, 'median')
          return { day: dayOfText(textAt(point, 'day')), median }
        })
      })
      const range = { from: dayOfText(textAt(input, 'from')), to: dayOfText(textAt(input, 'to')) }
      return kindIndex(items, range).map(({ day, ...point }) => ({ day: dayText(day), ...point }))
    },
  },
}

function readVector(vector: unknown, index: number): OracleVector {
  if (!isFields(vector))
    return { id: `vectors[${index}]`, run: () => ['the vector is not an object'] }
  const id = typeof vector.id === 'string' ? vector.id : `vectors[${index}]`
  return { id, run: () => runVector(vector) }
}

function runVector(vector: Fields): string[] {
  const name = textAt(vector, 'kind')
  const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined
  if (!kind) return [`the oracle does not know the kind ${name}`]
  const input = fieldsAt(vector, 'input')
  const unknown = [
    ...unknownKeys(vector, VECTOR_KEYS, 'vector'),
    ...unknownKeys(input, kind.keys, 'input'),
  ]
  const answer = kind.answer(input)
  const { expect } = vector
  if (!isFields(expect) || !isFields(answer))
    return [...unknown, ...differences({ expect }, { expect: answer }, name)]
  const surplus = Object.keys(answer).filter((key) => !Object.hasOwn(expect, key))
  return [
    ...unknown,
    ...differences(expect, answer, name),
    ...surplus.map((key) => `${name}: ${key} is not expected`),
  ]
}
