import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parse } from 'yaml'
import { createApp, type TestApp } from './app.ts'
import { describeWithDatabase, DIALECT } from './database.ts'

const read = (name: string) =>
  readFileSync(new URL(`../../../ops/${name}`, import.meta.url), 'utf8')

type Dashboard = {
  readonly panels: readonly {
    readonly title: string
    readonly targets: readonly { readonly expr: string }[]
  }[]
}
type Rules = {
  readonly groups: readonly {
    readonly rules: readonly {
      readonly alert: string
      readonly expr: string
      readonly annotations: { readonly summary: string }
    }[]
  }[]
}

const { panels }: Dashboard = JSON.parse(read('grafana-dashboard.json'))
const { groups }: Rules = parse(read('prometheus-alerts.yaml'))
const rules = groups.flatMap((group) => group.rules)

/** Names of metrics in an expression: words that are no functions, labels, texts or lengths of time. */
const metricsIn = (expression: string) =>
  [
    ...expression
      .replaceAll(/\{[^}]*\}|\[[^\]]*\]|\bby \([^)]*\)/g, '')
      .matchAll(/\b[a-z]\w*_\w+\b(?!\s*\()/g),
  ].map(([name]) => name)

describeWithDatabase('the dashboard and the alerts', () => {
  let test: TestApp
  let exported: ReadonlySet<string>
  beforeAll(async () => {
    test = await createApp({ METRICS: 'public' })
    const { body } = await test.app.inject({ url: '/metrics' })
    // A histogram exports its buckets, sum and count.
    exported = new Set(
      [...body.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
        type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
      ),
    )
  })
  afterAll(() => test.close())

  it.each(panels.map(({ title, targets }) => [title, targets] as const))(
    'show what the server exports: %s',
    (_title, targets) => {
      const names = targets.flatMap(({ expr }) => metricsIn(expr))
      expect(names.length).toBeGreaterThan(0)
      expect(names.filter((name) => !exported.has(name))).toEqual([])
    },
  )

  it.each(rules.map((rule) => [rule.alert, rule] as const))(
    'wake somebody for what the server exports: %s',
    (_name, { expr, annotations }) => {
      const names = metricsIn(expr)
      // Whether a process answers at all Prometheus knows by itself.
      expect(names.length > 0 || expr.startsWith('up{')).toBe(true)
      expect(names.filter((name) => !exported.has(name))).toEqual([])
      expect(annotations.summary).toMatch(/[가-힣]/)
    },
  )

  it('leave out nothing the site itself tells of', () => {
    const shown = new Set(
      panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsIn(expr))),
    )
    const own = [...exported].filter(
      (name) => /^(?:gyeol|password)_/.test(name) && !/_(?:sum|count)$/.test(name),
    )
    expect(own.filter((name) => !shown.has(name))).toEqual([])
  })

  it('have figures that can be told on this database', async () => {
    const { body } = await test.app.inject({ url: '/metrics' })
    const valueOf = (name: string) => Number(new RegExp(`^${name} (.+)$`, 'm').exec(body)?.[1])
    expect(valueOf('gyeol_disk_free_bytes')).toBeGreaterThan(0)
    expect(valueOf('gyeol_live_pages')).toBe(0)
    if (DIALECT === 'postgres')
      expect(valueOf('gyeol_database_connections_open')).toBeGreaterThan(0)
    else expect(valueOf('gyeol_wal_bytes')).toBeGreaterThanOrEqual(0)
  })
})
