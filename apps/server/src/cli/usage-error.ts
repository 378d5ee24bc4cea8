import { ERRORS } from '@gyeol/contract'
import { AppError } from '../errors/app-error.ts'

/** What the person typed cannot be done as it stands. */
export class UsageError extends Error {}

const wordsOf = ({ code, options }: AppError) =>
  options.errors?.[0]?.message ?? ERRORS[code].message

type Telling = { readonly usage: string; readonly print: (line: string) => void }

/** Runs a command and gives its exit code; a refusal is told in Korean and gives 1. */
export async function tellingRefusals(
  { usage, print }: Telling,
  work: () => Promise<number>,
): Promise<number> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof UsageError) print(`${error.message}\n\n${usage}`)
    else if (error instanceof AppError) print(wordsOf(error))
    else throw error
    return 1
  }
}
