import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** What was found at one address with one look; `problems` is empty where all is well. */
export type Finding = {
  readonly look: string
  readonly name: string
  readonly problems: readonly string[]
  /** Until everything had come. */
  readonly ms: number
}

/** Kept in a file, line by line: a crawl that was stopped goes on where it was. */
export class Findings {
  readonly #file: string
  readonly #known = new Map<string, Finding>()

  constructor(file: string) {
    this.#file = file
    if (!existsSync(file)) return
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      if (line !== '') this.#learn(JSON.parse(line) as Finding)
    }
  }

  add(finding: Finding): void {
    this.#learn(finding)
    appendFileSync(this.#file, `${JSON.stringify(finding)}\n`)
  }

  /** Whether all was well there already; what was not is looked at again. */
  isDone(look: string, name: string): boolean {
    return this.#known.get(keyOf({ look, name }))?.problems.length === 0
  }

  /** The newest of each address and look. */
  all(): readonly Finding[] {
    return [...this.#known.values()]
  }

  #learn(finding: Finding): void {
    this.#known.set(keyOf(finding), finding)
  }
}

const keyOf = ({ look, name }: Pick<Finding, 'look' | 'name'>) => `${look} ${name}`
