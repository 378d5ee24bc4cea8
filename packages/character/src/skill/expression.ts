import {
  compare,
  floored,
  type Fraction,
  fractionOf,
  minus,
  over,
  plus,
  times,
  ZERO,
} from './fraction.ts'

/** Reads the value of a variable. */
export type ReadVariable = (name: string) => Fraction

/** A compiled expression. */
type Node = (read: ReadVariable) => Fraction

const TOKEN = /\s*(\d+(?:\.\d+)?|[A-Za-z_][\w.]*|[-+*/(),])/y

const FUNCTIONS: Readonly<Record<string, (values: readonly Fraction[]) => Fraction>> = {
  floor: ([value = ZERO]) => floored(value),
  ceil: ([value = ZERO]) => negative(floored(negative(value))),
  min: (values) => values.reduce((best, value) => (compare(value, best) < 0 ? value : best)),
  max: (values) => values.reduce((best, value) => (compare(value, best) > 0 ? value : best)),
}

/**
 * Compiles the small language of skill numbers: + − · / ( ), floor, ceil, min, max and variables.
 * Exact fractions, so that a floor never sees the dust of binary numbers.
 */
export function compileExpression(text: string): Node {
  const tokens = tokensOf(text)
  let at = 0
  const peek = () => tokens[at]
  const take = () => tokens[at++]
  const expect = (token: string) => {
    if (take() !== token) throw new Error(`"${token}" is missing in ${text}`)
  }

  function sum(): Node {
    let left = product()
    for (let sign = peek(); sign === '+' || sign === '-'; sign = peek()) {
      take()
      left = joined(sign === '+' ? plus : minus, left, product())
    }
    return left
  }
  function product(): Node {
    let left = atom()
    for (let sign = peek(); sign === '*' || sign === '/'; sign = peek()) {
      take()
      left = joined(sign === '*' ? times : over, left, atom())
    }
    return left
  }
  function atom(): Node {
    const token = take()
    if (token === undefined) throw new Error(`${text} ends too early`)
    if (token === '-') {
      const inner = atom()
      return (read) => negative(inner(read))
    }
    if (token === '(') {
      const inner = sum()
      expect(')')
      return inner
    }
    if (/^\d/.test(token)) return constant(fractionOf(Number(token)))
    return peek() === '(' ? call(token) : (read) => read(token)
  }
  function call(name: string): Node {
    const run = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined
    if (!run) throw new Error(`there is no function ${name}`)
    expect('(')
    const inputs = [sum()]
    while (peek() === ',') {
      take()
      inputs.push(sum())
    }
    expect(')')
    return (read) => run(inputs.map((input) => input(read)))
  }

  const whole = sum()
  if (at < tokens.length) throw new Error(`"${tokens[at]}" is too much in ${text}`)
  return whole
}

function tokensOf(text: string): string[] {
  const tokens: string[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const from = TOKEN.lastIndex
    const token = TOKEN.exec(text)?.[1]
    if (token === undefined) throw new Error(`cannot read ${text} at ${from}`)
    tokens.push(token)
  }
  return tokens
}

function constant(value: Fraction): Node {
  return () => value
}

function joined(run: (left: Fraction, right: Fraction) => Fraction, left: Node, right: Node): Node {
  return (read) => run(left(read), right(read))
}

function negative({ top, bottom }: Fraction): Fraction {
  return { top: -top, bottom }
}
