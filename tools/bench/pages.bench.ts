import { writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { formatDate } from '@gyeol/korean'
import { ROOT } from '../run/run-step.ts'
import { withServer } from './bench-server.ts'
import { CATEGORIES, measurePage, type PageFigures, VISITS } from './page-figures.ts'
import type { BenchResult } from './statting.bench.ts'

const ROUTES = [
  '/',
  '/statting',
  '/statting/auto',
  '/crysta/list',
  '/crysta/bakuzan',
  '/crysta/tree',
  '/equipment',
  '/boss',
  '/skill/point',
  '/character',
  '/guide/main-quest',
  '/event',
  '/trend/chart',
] as const

const DOCUMENT = 'docs/performance.md'

/** What public pages are like on Lighthouse's simulated phone; writes the document of it. */
export async function benchPages(): Promise<BenchResult[]> {
  const load = loadavg()[0] ?? Number.NaN
  return withServer(async (base) => {
    const rows: (readonly [string, PageFigures])[] = []
    for (const route of ROUTES) {
      const figures = await measurePage(base + route)
      rows.push([route, figures])
      console.log(rowOf(route, figures))
    }
    writeFileSync(join(ROOT, DOCUMENT), documentOf(rows, load))
    return []
  })
}

function documentOf(rows: readonly (readonly [string, PageFigures])[], load: number): string {
  const speeds = rows.map(([, { speed }]) => Math.round(speed))
  return `# 성능

공개 화면을 Lighthouse의 모의 휴대폰(느린 4G, CPU 4배 느리게)으로 처음 열었을 때예요. LCP와 TBT는 빠른 실행에서 어림한 값이라, 먼저 그려 둔 첫 화면이 보이는 때보다 늦게 나와요. 이 문서는 \`npm run bench -- pages\`가 써요. 화면마다 ${VISITS}번 열어 성능이 가운데인 것을 적어요. 기계가 느릴수록 TBT가 길게 나와요.

${formatDate(Date.now())}, 코어 ${availableParallelism()}개, 재기 시작할 때의 부하 ${load.toFixed(1)}, Lighthouse가 잰 기계 속도 ${Math.min(...speeds)}–${Math.max(...speeds)}

| 화면 | LCP | TBT | CLS | 스크립트 | 성능 | 접근성 | 권장 사항 | 검색 | 살펴볼 것 |
|---|---|---|---|---|---|---|---|---|---|
${rows.map((row) => rowOf(...row)).join('\n')}

- 첫 화면의 바이트는 \`tools/budget/first-load.json\`에 적혀 있고 테스트가 지켜요.
- 누르고 나서의 빠르기, 긴 목록, 엔진은 \`npm run bench\`가 재요.
`
}

function rowOf(route: string, { lcp, tbt, cls, script, scores, lacking }: PageFigures): string {
  const cells = [
    `\`${route}\``,
    `${(lcp / 1000).toFixed(2)} s`,
    `${Math.round(tbt)} ms`,
    cls.toFixed(4),
    `${Math.round(script / 1024)} KB`,
    ...CATEGORIES.map((category) => String(scores[category])),
    lacking.join(', '),
  ]
  return `| ${cells.join(' | ')} |`
}
