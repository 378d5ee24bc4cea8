import { GEAR_KINDS } from '@gyeol/terms'
import { z } from 'zod'
import {
  CASE_FIGURES,
  CASE_STATES,
  type CaseFigure,
  CAST_CASE_FIGURES,
} from './names/character-cases.ts'
import { pageOf, pagingFields } from './paging.ts'
import { postAuthorSchema } from './post.ts'
import { wireTimeSchema } from './versions.ts'

/** Largest report: a whole build with what it was calculated from. */
export const CHARACTER_CASE_BODY_BYTES = 96 * 1024

/** Letters of a build as JSON; the longest one a planner saves has a third of them. */
const MOST_BUILD_LETTERS = 48 * 1024

const amountSchema = z.number().min(-1e12).max(1e12)
const wholeSchema = z.int().min(-1e9).max(1e9)
const pointsSchema = z.int().min(0).max(999)
const refineSchema = z.int().min(0).max(15)
const wordSchema = z.string().max(200)

const handSchema = z.strictObject({
  kind: z.enum(GEAR_KINDS),
  atk: wholeSchema.optional(),
  refine: refineSchema.optional(),
  stability: wholeSchema.optional(),
  def: wholeSchema.optional(),
  element: z.string().max(20).optional(),
})

/** One line; stats only skills give are among them, so that a name is all that is asked. */
const lineSchema = z.strictObject({
  stat: z.string().regex(/^[a-z][a-z0-9_]{1,40}$/),
  value: amountSchema,
  when: z
    .strictObject({
      worn: z.array(z.enum([...GEAR_KINDS, 'normalArmor', 'noArmor'])).max(GEAR_KINDS.length + 2),
    })
    .optional(),
  source: z.string().max(120).optional(),
})

/** A character as the recordings of other programs write it. */
export const caseCharacterSchema = z
  .strictObject({
    level: z.int().min(1).max(999),
    base: z.strictObject({
      str: pointsSchema,
      int: pointsSchema,
      vit: pointsSchema,
      agi: pointsSchema,
      dex: pointsSchema,
    }),
    personal: z
      .strictObject({ kind: z.enum(['crt', 'men', 'tec', 'luk']), value: pointsSchema })
      .nullable(),
    main: handSchema.required({ atk: true, refine: true, stability: true }),
    sub: handSchema.nullable(),
    armor: z
      .strictObject({
        make: z.enum(['normal', 'light', 'heavy']),
        def: wholeSchema,
        refine: refineSchema,
      })
      .nullable(),
    additional: z.strictObject({ def: wholeSchema, refine: refineSchema }).nullable(),
    special: z.strictObject({ def: wholeSchema }).nullable(),
    lines: z.array(lineSchema).max(700),
  })
  .meta({ id: 'CaseCharacter', description: '수치를 계산한 캐릭터' })

/** One hit as the recordings of other programs write it. */
export const caseHitSchema = z
  .strictObject({
    weapon: z.string().max(40),
    type: z.enum(['physical', 'magic']),
    level: wholeSchema,
    power: wholeSchema,
    pierce: amountSchema,
    stability: amountSchema,
    critRate: amountSchema,
    critDamage: amountSchema,
    accuracy: amountSchema,
    advantage: amountSchema,
    shortRange: amountSchema,
    longRange: amountSchema,
    unsheathe: z.strictObject({ flat: amountSchema, pct: amountSchema }),
    proration: amountSchema,
    combo: amountSchema,
    passive: amountSchema,
    brave: amountSchema,
    skill: z.strictObject({
      constant: amountSchema,
      multiplier: amountSchema,
      mp: amountSchema,
      hits: amountSchema,
      range: z.enum(['short', 'long', 'none']),
      unsheathe: z.boolean(),
      defense: z.enum(['def', 'mdef']).optional(),
    }),
    target: z.strictObject({
      level: amountSchema,
      def: amountSchema,
      mdef: amountSchema,
      physResist: amountSchema,
      magicResist: amountSchema,
      critResist: amountSchema,
      dodge: amountSchema,
      hp: amountSchema.optional(),
    }),
  })
  .meta({ id: 'CaseHit', description: '대미지를 계산한 한 대' })

const buildSchema = z
  .record(z.string(), z.unknown())
  .refine((build) => JSON.stringify(build).length <= MOST_BUILD_LETTERS, '빌드가 너무 커요.')

/** What our number was calculated from: the character, and for a cast its hit. */
const inputsSchema = z.strictObject({
  character: caseCharacterSchema,
  hit: caseHitSchema.nullable(),
})

/** What was calculated from; see {@link characterCaseInputSchema}. */
export type CaseInputs = z.output<typeof inputsSchema>

const isOfCast = (figure: CaseFigure) => CAST_CASE_FIGURES.some((one) => one === figure)

/**
 * What the game shows in the place of a figure. `build` is the whole build as its planner saves it,
 * to be opened again; `inputs` is what the figure was calculated from.
 */
export const characterCaseInputSchema = z
  .strictObject({
    figure: z.enum(CASE_FIGURES),
    ours: amountSchema,
    theirs: amountSchema,
    word: wordSchema.default(''),
    build: buildSchema,
    inputs: inputsSchema,
  })
  .refine(({ figure, inputs }) => isOfCast(figure) === (inputs.hit !== null), {
    path: ['inputs'],
    message: '계산한 값이 수치와 맞지 않아요.',
  })
  .meta({ id: 'ReportCharacterCase', description: '게임에서 본 값 알리기' })

/** See {@link characterCaseInputSchema}. */
export type CharacterCaseInput = z.output<typeof characterCaseInputSchema>

/**
 * A case. `same`: how many members say the same value of the same figure and inputs, this one too.
 * `canReview`, `canWithdraw`: what the viewer may do.
 */
export const characterCaseSchema = z
  .strictObject({
    id: z.string(),
    figure: z.enum(CASE_FIGURES),
    ours: z.number(),
    theirs: z.number(),
    word: z.string(),
    build: z.record(z.string(), z.unknown()),
    inputs: inputsSchema,
    same: z.int().min(0),
    state: z.enum(CASE_STATES),
    author: postAuthorSchema,
    createdAt: wireTimeSchema,
    reviewer: postAuthorSchema,
    reviewedAt: wireTimeSchema.nullable(),
    answer: z.string(),
    canReview: z.boolean(),
    canWithdraw: z.boolean(),
  })
  .meta({ id: 'CharacterCase', description: '게임에서 본 값' })

/** See {@link characterCaseSchema}. */
export type CharacterCase = z.output<typeof characterCaseSchema>

/**
 * The query of the cases: the viewer's own, or everybody's for those who review them. A page holds
 * fewer than asked for where that would be too much to send; it says how many.
 */
export const characterCaseQuerySchema = z.strictObject({
  view: z.enum(['mine', 'all']).default('mine'),
  state: z.enum(CASE_STATES).optional(),
  figure: z.enum(CASE_FIGURES).optional(),
  ...pagingFields,
})

/** See {@link characterCaseQuerySchema}. */
export type CharacterCaseQuery = z.output<typeof characterCaseQuerySchema>

/** One page of cases, the newest first. */
export const characterCasePageSchema = pageOf(characterCaseSchema).meta({
  id: 'CharacterCasePage',
  description: '게임에서 본 값 목록',
})

/** An editor's answer, with a word to the author. */
export const closeCharacterCaseSchema = z
  .strictObject({ state: z.enum(['accepted', 'held']), answer: wordSchema.min(1) })
  .meta({ id: 'CloseCharacterCase', description: '게임에서 본 값에 답하기' })

/** Which cases are written into the file; without a state those that are not taken back. */
export const caseVectorQuerySchema = z.strictObject({
  state: z.enum(['open', 'accepted', 'held']).optional(),
})

const vectorOf = <Input extends z.ZodType>(input: Input) =>
  z.strictObject({
    id: z.string(),
    group: z.literal('players'),
    input,
    expect: z.record(z.string(), z.number()),
    others: z.strictObject({ ours: z.number() }),
    note: z.string(),
  })

/** Cases in the form of the recordings of other programs: each expects the one number its player saw. */
export const caseVectorsSchema = z
  .strictObject({
    cases: z.array(vectorOf(caseCharacterSchema)),
    damage: z.array(vectorOf(caseHitSchema)),
  })
  .meta({ id: 'CaseVectors', description: '게임에서 본 값을 기록의 꼴로' })

/** See {@link caseVectorsSchema}. */
export type CaseVectors = z.output<typeof caseVectorsSchema>

/** An answer to one of the viewer's cases; `isSeen`: they have been told already. */
export const caseNewsItemSchema = characterCaseSchema
  .pick({ id: true, figure: true, theirs: true, state: true, answer: true })
  .extend({ reviewedAt: wireTimeSchema, isSeen: z.boolean() })

/** See {@link caseNewsItemSchema}. */
export type CaseNewsItem = z.output<typeof caseNewsItemSchema>

/** As much of a case as a recording needs. */
type RecordedCase = Pick<CharacterCase, 'id' | 'figure' | 'ours' | 'theirs' | 'word' | 'inputs'>

/**
 * Cases in the form of the recordings of other programs. Each expects only what its player saw; ours
 * stands among the `others`, so that our own number never comes back as an expectation of itself.
 */
export function caseVectorsOf(told: readonly RecordedCase[]): CaseVectors {
  const vectors: CaseVectors = { cases: [], damage: [] }
  for (const { id, figure, ours, theirs, word, inputs } of told) {
    const vector = {
      id: `player-${id}`,
      group: 'players' as const,
      expect: { [figure]: theirs },
      others: { ours },
      note: word,
    }
    if (inputs.hit === null) vectors.cases.push({ ...vector, input: inputs.character })
    else vectors.damage.push({ ...vector, input: inputs.hit })
  }
  return vectors
}
