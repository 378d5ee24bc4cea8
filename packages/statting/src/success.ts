/** What the success rate depends on (SPEC.md SUC1). */
export type SuccessInput = {
  readonly futurePotential: number
  /** Potential before the pending step. */
  readonly potential: number
  readonly recipePotential: number
}

/** Success rate before floor and clamp, in percent (specification §9). */
export function unclampedSuccessRate(input: SuccessInput): number {
  return 160 + (230 * input.futurePotential) / denominatorOf(input)
}

/** Success rate as shown: whole percent, 0…100 (SPEC.md SUC2). */
export function successRate(input: SuccessInput): number {
  const rate = 160 + Math.floor((230 * input.futurePotential) / denominatorOf(input))
  return Math.min(100, Math.max(0, rate))
}

function denominatorOf({ potential, recipePotential }: SuccessInput): number {
  return Math.max(potential, recipePotential)
}

/** What the expected success depends on (SPEC.md SUC3). */
export type ExpectedSuccessInput = {
  /** Shown success rate, 0…100. */
  readonly rate: number
  /** Options with a positive amount; each is rolled separately. */
  readonly positives: number
  /** The owner has 장인의 강화기술 II: the first option always succeeds. */
  readonly expertReinforcement2: boolean
}

/** Chance that every positive option succeeds, in percent (not rounded). */
export function expectedSuccess(input: ExpectedSuccessInput): number {
  const rolled = input.positives - (input.expertReinforcement2 ? 1 : 0)
  return 100 * (input.rate / 100) ** Math.max(0, rolled)
}
