import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A source file as the structure check sees it: its path from the root and its text. */
export type SourceFile = { readonly path: string; readonly text: string }

/** True for tests, stories, benchmarks and what only they use. */
export const isTestFile = (path: string): boolean =>
  /\.(?:test|spec|bench)\.tsx?$|\/test\//.test(path)

/** Every TypeScript file that git tracks or would track. */
export function listSourceFiles(root: string): SourceFile[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--', '*.ts', '*.tsx'],
    { cwd: root, encoding: 'utf8' },
  )
  return [...new Set(listed.split('\n'))]
    .filter((path) => path !== '' && existsSync(join(root, path)))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^'"\n]*?(?:\{[^}]*\}[^'"\n]*?)?from\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g

/** The module names a file imports, static, dynamic and for their side effect. */
export function importsOf(file: SourceFile): string[] {
  return [...file.text.matchAll(IMPORT)].map((m) => m[1] ?? m[2] ?? m[3] ?? '')
}
