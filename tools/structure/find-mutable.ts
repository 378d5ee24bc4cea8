import { type ESTree, parseSync, Visitor } from 'vite'
import type { Finding } from './find-violations.ts'
import { MUTABLE_TYPES } from './rules.ts'
import type { SourceFile } from './source-files.ts'

/** Properties of named types that are not `readonly`, but where the rules allow it. */
export function mutableFindings(files: readonly SourceFile[]): Finding[] {
  return files
    .filter(({ path }) => !MUTABLE_TYPES.test(path))
    .flatMap(({ path, text }) =>
      mutableProperties(path, text).map((name): Finding => {
        const message = `${name} is not readonly`
        return { level: 'error', path, message }
      }),
    )
}

function mutableProperties(path: string, text: string): string[] {
  const names: string[] = []
  const visitor = new Visitor({
    TSPropertySignature({ key, readonly, start, end }) {
      if (!readonly) names.push(key.type === 'Identifier' ? key.name : text.slice(start, end))
    },
  })
  const { program } = parseSync(path, text)
  // Types written in place, for one parameter, may stay as short as they are.
  for (const alias of aliasesOf(program)) visitor.visit({ ...program, body: [alias] })
  return names
}

function aliasesOf({ body }: ESTree.Program): ESTree.TSTypeAliasDeclaration[] {
  return body.flatMap((statement) => {
    const inner = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    return inner?.type === 'TSTypeAliasDeclaration' ? [inner] : []
  })
}
