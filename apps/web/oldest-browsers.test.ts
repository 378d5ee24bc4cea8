/* oxlint-disable no-underscore-dangle -- the name MDN's data has */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import data, { type CompatStatement, type Identifier } from '@mdn/browser-compat-data' with {
  type: 'json',
}
import { expect, test } from 'vitest'
import { BUILD_TARGET, OLDEST_BROWSERS } from './oldest-browsers.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Objects every page has, and what they are instances of. */
const INSTANCES: Readonly<Record<string, string>> = {
  window: 'Window',
  globalThis: 'Window',
  document: 'Document',
  navigator: 'Navigator',
  crypto: 'Crypto',
  performance: 'Performance',
  history: 'History',
  location: 'Location',
}

/** Asked for first, with a way without. What is asked for by a cast or `in` elsewhere is no use of it. */
const ASKED_FOR_FIRST = new Set([
  'window.requestIdleCallback', // loading/when-idle.ts
  'navigator.userActivation', // loading/late-part.tsx
  'navigator.share', // share/system-share.ts
  'navigator.canShare',
])

/** Styles without which everything is there and can be used. */
const NICER_WITH = new Set([
  'overscroll-behavior',
  'resize',
  'forced-color-adjust',
  'scrollbar-width',
  'scrollbar-gutter',
  'text-size-adjust',
  'accent-color',
  'paint-order',
  'overflow-clip-margin',
  'overflow-anchor',
  'content-visibility',
  'contain-intrinsic-size',
  'contain-intrinsic-block-size',
  '-webkit-touch-callout',
  '-webkit-tap-highlight-color',
  ':-webkit-progress-bar',
  ':-webkit-progress-value',
  ':-moz-progress-bar',
  'rx',
])

/** The build writes it so that they know it. */
const BUILT = new Set(['@custom-media', 'mask', 'user-select'])

/** The browsers of ours that lack it. */
function lackedBy(compat: CompatStatement | undefined): readonly string[] {
  if (compat === undefined) return []
  return OLDEST_BROWSERS.filter(({ name, version }) => {
    const support = compat.support[name as keyof typeof compat.support]
    const statements = [support ?? []].flat()
    return !statements.some(
      ({ version_added: added, version_removed: removed, flags, prefix, alternative_name }) =>
        typeof added === 'string' &&
        removed === undefined &&
        flags === undefined &&
        prefix === undefined &&
        alternative_name === undefined &&
        Number.parseFloat(added.replace('≤', '')) <= version,
    )
  }).map(({ name }) => name)
}

/** What MDN knows under `Object.member`, as it stands in code. */
function compatOf(owner: string, member: string): CompatStatement | undefined {
  const builtin = memberOf(data.javascript.builtins, owner)
  const web = memberOf(data.api, INSTANCES[owner] ?? owner)
  const found =
    (builtin && memberOf(builtin, member)) ??
    (web &&
      (memberOf(web, `${member}_static`) ??
        (owner in INSTANCES ? memberOf(web, member) : undefined)))
  return found?.__compat
}

function memberOf(of: Identifier | undefined, name: string): Identifier | undefined {
  return of !== undefined && Object.hasOwn(of, name) ? of[name] : undefined
}

/** Uses of what one of our browsers lacks: `URL.parse`, `navigator.x`, `new X()`. */
function lackedIn(code: string): readonly string[] {
  const uses = new Map<string, CompatStatement | undefined>()
  for (const [, owner = '', member = ''] of code.matchAll(/(?<![\w.])(\w+)\??\.(\w+)/g))
    uses.set(`${owner}.${member}`, compatOf(owner, member))
  for (const [, name = ''] of code.matchAll(/\bnew (\w+)\b/g))
    uses.set(`new ${name}`, memberOf(data.api, name)?.__compat)
  return [...uses].flatMap(([use, compat]) => {
    const browsers = ASKED_FOR_FIRST.has(use) ? [] : lackedBy(compat)
    return browsers.length === 0 ? [] : [`${use}: ${browsers.join(', ')}`]
  })
}

test('a use of what an old browser lacks is found', () => {
  expect(lackedIn("URL.parse('x')")[0]).toMatch(/^URL\.parse: chrome, /)
  expect(lackedIn('Promise.withResolvers()')).toHaveLength(1)
  expect(lackedIn('Object.groupBy(a, b)')).toHaveLength(1)
  expect(lackedIn('navigator.usb.getDevices()')[0]).toContain('firefox')
  expect(lackedIn('new CloseWatcher()')).toHaveLength(1)
  expect(lackedIn('new URL(a); Object.entries(b); document.querySelector(c)')).toEqual([])
})

const FILES = globSync(['apps/web/src/**/*.{ts,tsx}', 'packages/*/src/**/*.ts'], {
  cwd: ROOT,
}).filter((path) => !/\.(?:test|fixture|bench)\.|entry-server\.tsx$/.test(path))

test('the app uses nothing that the oldest browsers meant lack', () => {
  const found = FILES.flatMap((path) => {
    const code = readFileSync(join(ROOT, path), 'utf8').replaceAll(
      /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm,
      '',
    )
    return lackedIn(code).map((use) => `${path}: ${use}`)
  })
  expect(FILES.length).toBeGreaterThan(500)
  expect(found).toEqual([])
})

/** What of a stylesheet the browsers lack: properties, at-rules, pseudo-classes and -elements. */
function lackedInStyles(css: string): readonly string[] {
  const { properties, 'at-rules': rules, selectors } = data.css
  const uses: readonly (readonly [string, Identifier | undefined])[] = [
    ...uniqueOf(css, /(?:^|[{;\s])([a-z-]+)\s*:\s/g).map(
      (name) => [name, memberOf(properties, name)] as const,
    ),
    ...uniqueOf(css, /@([a-z-]+)/g).map((name) => [`@${name}`, memberOf(rules, name)] as const),
    ...uniqueOf(css, /::?([a-z-]+)/g).map(
      (name) => [`:${name}`, memberOf(selectors, name)] as const,
    ),
  ]
  return uses.flatMap(([use, known]) => {
    const browsers = lackedBy(known?.__compat)
    return browsers.length === 0 || NICER_WITH.has(use) || BUILT.has(use)
      ? []
      : [`${use}: ${browsers.join(', ')}`]
  })
}

function uniqueOf(text: string, pattern: RegExp): readonly string[] {
  return [...new Set(Array.from(text.matchAll(pattern), ([, name = '']) => name))]
}

test('its stylesheets use nothing that they lack', () => {
  const css = globSync('apps/web/src/**/*.css', { cwd: ROOT })
    .map((path) => readFileSync(join(ROOT, path), 'utf8'))
    .join('\n')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
  expect(lackedInStyles('a { view-timeline-name: --x } @starting-style { }')).toHaveLength(2)
  expect(lackedInStyles(css)).toEqual([])
})

test('the build is aimed at them', () => {
  expect(BUILD_TARGET).toEqual(['chrome111', 'edge111', 'safari16.4', 'ios16.4', 'firefox121'])
})
