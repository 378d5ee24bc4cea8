import { posix } from 'node:path'
import {
  ARROWS,
  FILE_NAME,
  FORBIDDEN_NAMES,
  MAX_LINES,
  SIZE_EXEMPT,
  WARN_LINES,
  WEB_LAYERS,
} from './rules.ts'
import { importsOf, type SourceFile } from './source-files.ts'

/** A broken rule (`error`) or a habit about to break (`warning`). */
export type Finding = {
  readonly level: 'error' | 'warning'
  readonly path: string
  readonly message: string
}

const isTest = (path: string) => /\.(test|spec|bench)\.tsx?$|\/test\/|^apps\/e2e\//.test(path)

/** Holds every file against the rules of the house. */
export function findViolations(files: readonly SourceFile[]): Finding[] {
  return files.flatMap((file) => [
    ...sizeFindings(file),
    ...nameFindings(file),
    ...arrowFindings(file),
    ...docFindings(file),
  ])
}

function sizeFindings({ path, text }: SourceFile): Finding[] {
  if (SIZE_EXEMPT.test(path)) return []
  const lines = text.split('\n').length - 1
  if (lines > MAX_LINES)
    return [{ level: 'error', path, message: `${lines} lines (at most ${MAX_LINES})` }]
  if (lines > WARN_LINES)
    return [{ level: 'warning', path, message: `${lines} lines (aim below ${WARN_LINES})` }]
  return []
}

function nameFindings({ path }: SourceFile): Finding[] {
  const name = posix.basename(path)
  const findings: Finding[] = []
  if (FORBIDDEN_NAMES.test(path))
    findings.push({ level: 'error', path, message: 'the name says nothing; name the idea' })
  if (!FILE_NAME.test(name))
    findings.push({ level: 'error', path, message: 'file names are kebab-case with a role suffix' })
  return findings
}

function arrowFindings(file: SourceFile): Finding[] {
  const workspace = file.path.split('/').slice(0, 2).join('/')
  const allowed = ARROWS[workspace]
  if (!allowed) return []
  return importsOf(file).flatMap((name): Finding[] => {
    const message = name.startsWith('@gyeol/')
      ? packageArrow(name, { allowed, workspace, isTest: isTest(file.path) })
      : name.startsWith('.')
        ? relativeArrow(file.path, posix.normalize(posix.join(posix.dirname(file.path), name)))
        : null
    return message ? [{ level: 'error', path: file.path, message }] : []
  })
}

type ArrowScope = {
  readonly allowed: readonly string[]
  readonly workspace: string
  readonly isTest: boolean
}

function packageArrow(name: string, scope: ArrowScope): string | null {
  const [, target = '', ...rest] = name.split('/')
  // Recorded results are no code: whoever checks against them takes the file.
  const isRecording = rest[0] === 'fixtures' && /\.json(?:\?url)?$/.test(name)
  if (rest.length > 0 && !isRecording)
    return `${name}: packages are entered by their front door only`
  if (scope.allowed.includes(target) || scope.isTest) return null
  return `${scope.workspace} may not import ${name}`
}

function relativeArrow(from: string, to: string): string | null {
  const home = from.split('/').slice(0, 2).join('/')
  if (!to.startsWith(`${home}/`)) return isTest(from) ? null : `${to} lies outside ${home}`
  return webArrow(from, to) ?? serverArrow(from, to)
}

function webArrow(from: string, to: string): string | null {
  const [, , , layer = '', feature] = from.split('/')
  const [, , , toLayer = '', toFeature] = to.split('/')
  if (!from.startsWith('apps/web/src/') || !WEB_LAYERS[layer]) return null
  if (WEB_LAYERS[toLayer] && !WEB_LAYERS[layer].includes(toLayer))
    return `${layer}/ may not import ${toLayer}/`
  if (layer === 'features' && toLayer === 'features' && feature !== toFeature) {
    return `features never import features (${feature} → ${toFeature})`
  }
  return null
}

function serverArrow(from: string, to: string): string | null {
  const home = /^apps\/server\/src\/modules\/([^/]+)\//.exec(from)?.[1]
  const target = /^apps\/server\/src\/modules\/([^/]+)\//.exec(to)?.[1]
  if (!home || !target || home === target || !to.includes('.repository.')) return null
  return `ask the service of ${target}, not its repository`
}

const EXPORT = /^export (?:async )?(?:abstract )?(?:const|function|class|type|interface)\s+(\w+)/

function docFindings({ path, text }: SourceFile): Finding[] {
  if (!path.startsWith('packages/') || isTest(path)) return []
  const lines = text.split('\n')
  return lines.flatMap((line, index): Finding[] => {
    const name = EXPORT.exec(line)?.[1]
    if (!name || (lines[index - 1] ?? '').trim().endsWith('*/')) return []
    return [{ level: 'error', path, message: `export ${name} has no doc comment` }]
  })
}
