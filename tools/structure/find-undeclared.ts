import { builtinModules } from 'node:module'
import type { Finding } from './find-violations.ts'
import { importsOf, type SourceFile } from './source-files.ts'

/** A workspace's package.json, as far as its dependencies go. */
export type Manifest = {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

/** Tests, and what builds an app beside its sources. */
const TESTS = /\.(?:test|spec|bench|fixture)\.tsx?$|\/test\/|^apps\/e2e\/|^apps\/[^/]+\/[^/]+\.ts$/

/**
 * Imports that a workspace's own package.json does not name. Tests and builds may use what the
 * root's names (their tools), and other packages of ours.
 */
export function undeclaredFindings(
  files: readonly SourceFile[],
  manifestOf: (folder: string) => Manifest,
): Finding[] {
  const root = namesOf(manifestOf('.'))
  return files.flatMap((file) => {
    const folder = /^(?:apps|packages)\/[^/]+/.exec(file.path)?.[0] ?? '.'
    const known = new Set([...namesOf(manifestOf(folder)), ...(TESTS.test(file.path) ? root : [])])
    return importsOf(file).flatMap((specifier): Finding[] => {
      const name = packageOf(specifier)
      if (name === null || known.has(name)) return []
      if (name.startsWith('@gyeol/') && (TESTS.test(file.path) || folder === '.')) return []
      const message = `${name} is missing from ${folder}/package.json`
      return [{ level: 'error', path: file.path, message }]
    })
  })
}

const namesOf = ({ dependencies, devDependencies }: Manifest) => [
  ...Object.keys(dependencies ?? {}),
  ...Object.keys(devDependencies ?? {}),
]

function packageOf(specifier: string): string | null {
  if (specifier.startsWith('.') || specifier.startsWith('node:')) return null
  if (specifier.startsWith('virtual:') || builtinModules.includes(specifier)) return null
  const [scope = '', name] = specifier.split('/')
  return scope.startsWith('@') ? `${scope}/${name}` : scope
}
