import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from './find-violations.ts'
import { ARROWS } from './rules.ts'
import { importsOf, isTestFile, type SourceFile } from './source-files.ts'

/** The document that draws the arrows between workspaces. */
export const DOCUMENT = 'docs/architecture.md'

/** `statting-auto --> statting`, one line for each arrow that some file of a workspace makes. */
export function drawnArrows(files: readonly SourceFile[]): string[] {
  const arrows = new Set<string>()
  for (const file of files) {
    const [kind = '', name = ''] = file.path.split('/')
    if (!(`${kind}/${name}` in ARROWS) || isTestFile(file.path)) continue
    for (const specifier of importsOf(file)) {
      const target = /^@gyeol\/([a-z-]+)$/.exec(specifier)?.[1]
      if (target) arrows.add(`  ${name} --> ${target}`)
    }
  }
  return [...arrows].toSorted()
}

/** Where picture and table of the document differ from the files and the rules. */
export function documentFindings(files: readonly SourceFile[], root: string): Finding[] {
  const text = readFileSync(join(root, DOCUMENT), 'utf8')
  const drawn = text.split('\n').filter((line) => / --> /.test(line) && line.startsWith('  '))
  const real = drawnArrows(files)
  const missing = real.filter((arrow) => !drawn.includes(arrow))
  const wrong = drawn.filter((arrow) => !real.includes(arrow))
  return [
    ...missing.map((arrow) => finding(`the picture lacks "${arrow.trim()}"`)),
    ...wrong.map((arrow) => finding(`the picture shows "${arrow.trim()}", which no file makes`)),
    ...tableFindings(text),
    ...pathFindings(root),
  ]
}

/** Every row of the table names just what the rules allow. */
function tableFindings(text: string): Finding[] {
  return Object.entries(ARROWS).flatMap(([workspace, allowed]): Finding[] => {
    const row = text.split('\n').find((line) => line.startsWith(`| \`${workspace}\` |`))
    if (row === undefined) return [finding(`the table has no row for ${workspace}`)]
    const cell = row.split('|')[2]?.trim() ?? ''
    const expected = allowed.length === 0 ? '–' : allowed.toSorted().join(', ')
    return cell === expected ? [] : [finding(`${workspace} may import ${expected}, not ${cell}`)]
  })
}

/** Paths the documents name in backticks, but those with a place to fill in. */
const NAMED_PATH = /`((?:apps|packages|tools|docs)\/[\w./-]+)`/g

/** Built or made at run time, so that a fresh checkout has none. */
const NOT_TRACKED = new Set(['apps/web/dist'])

/** Every file and folder the documents name exists. */
function pathFindings(root: string): Finding[] {
  const documents = globSync(['*.md', 'docs/**/*.md', '{apps,packages,tools}/**/*.md'], {
    cwd: root,
    exclude: (name) => name.includes('node_modules'),
  })
  return documents.flatMap((path) => {
    const named = [...readFileSync(join(root, path), 'utf8').matchAll(NAMED_PATH)]
    return named
      .map(([, name = '']) => name)
      .filter((name) => !NOT_TRACKED.has(name) && !existsSync(join(root, name)))
      .map((name): Finding => ({ level: 'error', path, message: `${name} does not exist` }))
  })
}

const finding = (message: string): Finding => ({ level: 'error', path: DOCUMENT, message })
