import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A browser as the compatibility data of MDN names it, and the oldest version meant. */
export type OldestBrowser = { readonly name: string; readonly version: number }

/** How browserslist, MDN and the build call the same browser. Samsung Internet 22 is Chromium 111. */
const NAMES: Readonly<Record<string, { readonly mdn: string; readonly build: string | null }>> = {
  chrome: { mdn: 'chrome', build: 'chrome' },
  edge: { mdn: 'edge', build: 'edge' },
  samsung: { mdn: 'samsunginternet_android', build: null },
  safari: { mdn: 'safari', build: 'safari' },
  ios_saf: { mdn: 'safari_ios', build: 'ios' },
  firefox: { mdn: 'firefox', build: 'firefox' },
}

/** Written by us, and tested beside. */
const { browserslist } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'),
) as { readonly browserslist: readonly string[] }

const rows = browserslist.map((row) => {
  const [name = '', , version = ''] = row.split(' ')
  return { ...NAMES[name], version }
})

/** The oldest browsers meant: `browserslist` of the root's package.json is the one place that says so. */
export const OLDEST_BROWSERS: readonly OldestBrowser[] = rows.map(({ mdn = '', version }) => ({
  name: mdn,
  version: Number(version),
}))

/** The same for the build. */
export const BUILD_TARGET: readonly string[] = rows.flatMap(({ build, version }) =>
  build == null ? [] : [build + version],
)
