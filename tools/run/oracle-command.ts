import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type OracleEngine, ORACLES, runVectors } from '@gyeol/oracle'

/** By any name somebody types; the search is part of the web app, which takes a while to load. */
const ENGINES: Readonly<Record<string, () => Promise<OracleEngine>>> = {
  ...Object.fromEntries(
    Object.entries(ORACLES).map(([name, engine]) => [name, async () => engine]),
  ),
  search: async () => (await import('../search-oracle.ts')).loadSearchOracle(),
}

const USAGE = `usage: npm run -s oracle -- ENGINE FILE
engines: ${Object.keys(ENGINES).join(', ')}`

/** Where the command tells what it found, and what is wrong with how it was called. */
export type OracleOutput = {
  readonly print: (line: string) => void
  readonly complain: (message: string) => void
}

/** Holds an engine against a file of recordings and gives the exit code. */
export async function runOracleCommand(
  [name, path, ...rest]: readonly string[],
  output: OracleOutput,
): Promise<number> {
  const complain = (message: string) => {
    output.complain(message)
    return 2
  }
  if (name === undefined || path === undefined || rest.length > 0) return complain(USAGE)
  const load = Object.hasOwn(ENGINES, name) ? ENGINES[name] : undefined
  if (!load) return complain(`unknown engine ${name}\n${USAGE}`)
  const engine = await load()
  const file = readJson(path)
  if (!file.ok) return complain(file.message)
  const vectors = engine.read(file.value)
  if (!vectors.ok) return complain(`${path}: ${vectors.message}`)
  const { passed, failed, lines } = runVectors(vectors.vectors)
  for (const line of lines) output.print(line)
  if (vectors.closing) output.print(vectors.closing())
  output.print(`${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

type Read =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly message: string }

function readJson(path: string): Read {
  // npm runs the script in the project's root; the path was typed where the player of npm stood.
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), path)
  try {
    return { ok: true, value: JSON.parse(readFileSync(file, 'utf8')) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { ok: false, message: `cannot read ${file}: ${reason}` }
  }
}
