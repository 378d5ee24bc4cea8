/** The work of a stage: yields evaluations as they are used. */
export type Stage<T = void> = Generator<number, T>
