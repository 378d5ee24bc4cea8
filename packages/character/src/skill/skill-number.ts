import { compileExpression, type ReadVariable } from './expression.ts'
import { type Fraction, fractionOf, numberOf, plus, times } from './fraction.ts'
import type { SkillNumber } from './skill-model.ts'

/** What a number of a skill may depend on; a variable that is missing is 0. */
export type SkillVariables = Readonly<Record<string, number>>

/** Highest level of a skill. */
export const MAX_SKILL_LEVEL = 10

const compiled = new Map<string, ReturnType<typeof compileExpression>>()

/** The value of a number at a level (CH34), exact until the last step; null where nobody could read it. */
export function skillNumber(
  number: SkillNumber,
  level: number,
  variables: SkillVariables,
): number | null {
  const exact = exactNumber(number, level, (name) => fractionOf(variables[name] ?? 0))
  // A negative numerator of 0 must not become −0.
  return exact === null ? null : numberOf(exact) + 0
}

/** The variables a number reads. */
export function variablesIn(number: SkillNumber): string[] {
  const names = new Set<string>()
  exactNumber(number, 1, (name) => {
    names.add(name)
    return fractionOf(0)
  })
  return [...names]
}

/** Whether a number reads nothing that is missing among the variables. */
export function isFullyKnown(number: SkillNumber, variables: SkillVariables): boolean {
  return variablesIn(number).every((name) => variables[name] !== undefined)
}

function exactNumber(number: SkillNumber, level: number, readOther: ReadVariable): Fraction | null {
  if (number === null) return null
  if (typeof number === 'number') return fractionOf(number)
  const read: ReadVariable = (name) => (name === 'L' ? fractionOf(level) : readOther(name))
  if ('expr' in number) return expressionOf(number.expr)(read)
  const shares = (number.plus ?? []).map(({ of, each }) =>
    times(fractionOf(atLevel(each, level)), read(of)),
  )
  return shares.reduce(plus, fractionOf(atLevel(number.byLevel, level)))
}

function atLevel(values: number | readonly number[], level: number): number {
  return typeof values === 'number' ? values : (values[level - 1] ?? 0)
}

function expressionOf(text: string): (read: ReadVariable) => Fraction {
  const known = compiled.get(text)
  if (known) return known
  const fresh = compileExpression(text)
  compiled.set(text, fresh)
  return fresh
}
