import type { StattingDocument } from '../sessions/statting-document.ts'
import { isWireBuild, readBuild, writeBuild } from '../sessions/statting-wire.ts'

/** Names the kind of file, so that a foreign JSON is told from ours. */
const FILE_KIND = 'gyeol-statting'
const FILE_VERSION = 1
const MAX_FILE_CHARS = 1024 * 1024
const MAX_BUILDS = 60

/** What was found in a file: the builds that could be read, and how many could not. */
export type FileReading =
  | {
      readonly kind: 'builds'
      readonly builds: ReturnType<typeof readBuild>[]
      readonly broken: number
    }
  | { readonly kind: 'newer' }
  | { readonly kind: 'foreign' }
  | { readonly kind: 'too-large' }

/** Sessions as a JSON file that a person can keep and give away. */
export function writeFile(docs: readonly StattingDocument[]): string {
  return `${JSON.stringify(
    { kind: FILE_KIND, version: FILE_VERSION, builds: docs.map(writeBuild) },
    null,
    1,
  )}\n`
}

/** Reads a JSON file; never throws, and takes what it can of a partly damaged one. */
export function readFile(text: string): FileReading {
  if (text.length > MAX_FILE_CHARS) return { kind: 'too-large' }
  const parsed = parseJson(text)
  if (!isOurFile(parsed)) return { kind: 'foreign' }
  if (parsed.version > FILE_VERSION) return { kind: 'newer' }
  const builds = parsed.builds.slice(0, MAX_BUILDS).filter(isWireBuild).map(readBuild)
  return builds.length === 0
    ? { kind: 'foreign' }
    : { kind: 'builds', builds, broken: parsed.builds.length - builds.length }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isOurFile(value: unknown): value is { version: number; builds: unknown[] } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    value.kind === FILE_KIND &&
    'version' in value &&
    typeof value.version === 'number' &&
    'builds' in value &&
    Array.isArray(value.builds)
  )
}
