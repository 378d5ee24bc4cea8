import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { InputKind } from './inputs/input-kind.ts'
import { spreadsheets } from './inputs/spreadsheets.ts'
import { posts, texts } from './inputs/texts.ts'

/** Who reads what; a file nobody reads is passed over aloud. */
const KINDS: readonly InputKind[] = [spreadsheets, texts, posts]

/** `npm run inputs -- folder`: a line for each file in it, what it is read as or refused with. */
async function main([folder, ...rest]: readonly string[]): Promise<number> {
  if (folder === undefined || rest.length > 0) {
    console.error('쓰는 법: npm run -s inputs -- 폴더')
    return 2
  }
  // npm runs the script in the project's root; the path was typed where the player of npm stood.
  const root = resolve(process.env.INIT_CWD ?? process.cwd(), folder)
  for (const name of readdirSync(root).toSorted()) {
    const path = join(root, name)
    if (statSync(path).isFile()) console.log(`${name}: ${await tell(path, name)}`)
  }
  return 0
}

async function tell(path: string, name: string): Promise<string> {
  const kind = KINDS.find(({ endings }) =>
    endings.some((ending) => name.toLowerCase().endsWith(ending)),
  )
  if (kind === undefined) return '지나침'
  return kind
    .tell({ name, bytes: readFileSync(path) })
    .catch((error: unknown) => `오류 · ${String(error)}`)
}

process.exitCode = await main(process.argv.slice(2))
