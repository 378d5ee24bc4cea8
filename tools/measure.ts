import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { measureFiles } from './structure/measure-files.ts'

/*
 * `npm run -s measure -- [FOLDER …]`: how large the house is, a column for each checkout: files and lines by kind,
 * files that only one other takes, packages that are installed with the server, and in how many sources a page and a
 * field of a boss are written. Without a folder, this checkout.
 */
const folders = process.argv.slice(2)
const roots = (folders.length > 0 ? folders : ['.']).map((folder) => resolve(folder))

type PackageLock = {
  readonly packages: Readonly<
    Record<string, { readonly dev?: boolean; readonly optional?: boolean; readonly link?: boolean }>
  >
}

/** Packages that come with `npm install --omit=dev`. */
function installedPackages(root: string): number {
  // npm has written it.
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as PackageLock
  return Object.entries(lock.packages).filter(
    ([path, { dev, optional, link }]) =>
      path.includes('node_modules/') && !dev && !optional && !link,
  ).length
}

function measure(root: string): ReadonlyMap<string, number> {
  const listed = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  const files = listed
    .split('\n')
    .filter((path) => /\.(?:[cm]?tsx?|css)$/.test(path) && existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  return new Map([...measureFiles(files), ['packages of the server', installedPackages(root)]])
}

const columns = roots.map(measure)
const names = [...new Set(columns.flatMap((column) => [...column.keys()]))]
const width = Math.max(...names.map((name) => name.length))
console.log([' '.repeat(width), ...roots].join('  '))
for (const name of names) {
  const cells = columns.map((column, index) =>
    String(column.get(name) ?? '–').padStart(roots[index]?.length ?? 0),
  )
  console.log([name.padEnd(width), ...cells].join('  '))
}
