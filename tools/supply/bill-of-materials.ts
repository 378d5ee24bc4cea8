import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { CarriedPackage } from './production-set.ts'

const ROOT = join(import.meta.dirname, '../..')

const MANIFESTS = ['package.json', 'apps/*/package.json', 'packages/*/package.json']

const MOST_BYTES = 64 * 1024 * 1024

/** Packages of our own. */
const OWN = /^@gyeol\//

/** A CycloneDX document, as far as it is looked at here. */
type Bill = {
  readonly components: readonly { readonly 'bom-ref': string }[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
}

/** A manifest or an entry of the lock file, as far as it is changed here. */
type Manifest = { readonly devDependencies?: unknown; readonly dev?: boolean }
type Lock = { readonly packages: Readonly<Record<string, Manifest>> }

/** Without what is only there to build and test. */
function withoutTools({ devDependencies: _tools, ...manifest }: Manifest): Manifest {
  return manifest
}

/**
 * What a server is made of, as CycloneDX JSON. npm writes it, asked in a folder that knows nothing of
 * tools: here it would leave out whatever a tool happens to need too.
 */
export function writeBill(packages: readonly CarriedPackage[]): string {
  const bill: Bill = JSON.parse(askElsewhere())
  const carried = new Set(packages.map(({ name, version }) => `${name}@${version}`))
  const isIn = (ref: string) => carried.has(ref) || OWN.test(ref)
  const parts = new Set(bill.components.map((part) => part['bom-ref']))
  const isLeftOut = (ref: string) => parts.has(ref) && !isIn(ref)
  return `${JSON.stringify(
    {
      ...bill,
      // Those of other machines are left out.
      components: bill.components.filter((part) => isIn(part['bom-ref'])),
      dependencies: bill.dependencies
        .filter(({ ref }) => !isLeftOut(ref))
        .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isIn) })),
    },
    null,
    2,
  )}\n`
}

function askElsewhere(): string {
  const home = mkdtempSync(join(tmpdir(), 'gyeol-sbom-'))
  try {
    for (const path of globSync(MANIFESTS, { cwd: ROOT })) {
      const manifest: Manifest = JSON.parse(readFileSync(join(ROOT, path), 'utf8'))
      mkdirSync(dirname(join(home, path)), { recursive: true })
      writeFileSync(join(home, path), JSON.stringify(withoutTools(manifest)))
    }
    const lock: Lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
    // What is also optional for a server may be asked for by another optional package.
    const kept = Object.entries(lock.packages).filter(([, { dev }]) => !dev)
    const packages = Object.fromEntries(
      kept.map(([path, manifest]) => [path, withoutTools(manifest)]),
    )
    writeFileSync(join(home, 'package-lock.json'), JSON.stringify({ ...lock, packages }))
    const format = ['--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application']
    const options = { cwd: home, encoding: 'utf8', maxBuffer: MOST_BYTES } as const
    return execFileSync('npm', ['sbom', ...format], options)
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}

/** The licences of the packages a server carries, each with those that have it. */
export function listLicences(packages: readonly CarriedPackage[]): string {
  const byLicence = Map.groupBy(packages, ({ license }) => license)
  const parts = [...byLicence]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([licence, named]) => {
      const lines = named.map(({ name, version }) => `  ${name} ${version}`).toSorted()
      return `${licence} (${lines.length})\n${lines.join('\n')}\n`
    })
  return parts.join('\n')
}
