import { writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { formatDate } from '@gyeol/korean'
import { ROOT } from '../run/run-step.ts'
import { withServer } from './bench-server.ts'
import { mayFavour } from './favour-page.ts'
import { measureOwnWork, type OwnWork } from './own-work.ts'
import { measurePage, type PageFigures, VISITS } from './page-figures.ts'
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

type Row = {
  readonly route: string
  /** As Lighthouse estimates it from a fast visit. */
  readonly estimated: PageFigures
  /** The visit itself slowed down. */
  readonly slowed: PageFigures
  readonly own: OwnWork
}

/** What public pages are like on Lighthouse's phone; writes the document of it. */
export async function benchPages(): Promise<BenchResult[]> {
  const load = loadavg()[0] ?? Number.NaN
  return withServer(async (base) => {
    const rows: Row[] = []
    for (const route of ROUTES) {
      const row = {
        route,
        estimated: await measurePage(base + route, 'simulate'),
        slowed: await measurePage(base + route, 'devtools'),
        own: await middleOwnWork(base + route),
      }
      rows.push(row)
      console.log(rowOf(row))
    }
    writeFileSync(join(ROOT, DOCUMENT), documentOf(rows, load))
    return []
  })
}

async function middleOwnWork(address: string): Promise<OwnWork> {
  const all: OwnWork[] = []
  for (let visit = 0; visit < VISITS; visit += 1) all.push(await measureOwnWork(address))
  const middle = all.toSorted((a, b) => a.blocked - b.blocked)[Math.floor(VISITS / 2)]
  if (!middle) throw new Error('no visit')
  return middle
}

function documentOf(rows: readonly Row[], load: number): string {
  const speeds = rows.map(({ estimated }) => Math.round(estimated.speed))
  return `# 성능

공개 화면을 Lighthouse의 휴대폰(느린 4G, CPU 4배 느리게)으로 처음 열었을 때예요. 이 문서는 \`npm run bench -- pages\`가 써요. 화면마다 ${VISITS}번씩(느리게는 한 번) 열어 성능이 가운데인 것을 적어요.

- **느리게 연 것**: 회선과 CPU를 정말로 늦춰 열었어요(\`--throttling-method=devtools\`, 한 번 오가는 데 562 ms). 사람이 보는 시간에 가장 가까워요.
- **어림한 것**: 빠르게 연 것에서 Lighthouse가 셈해요. 첫 그림보다 먼저 도착한 모듈은 그림이 기다린 것으로 쳐서, LCP가 실제보다 늦게 나와요.
- **막음, 긴 일**: 아무것도 붙이지 않은 브라우저에서 페이지의 스레드가 첫 그림 뒤에 스스로 일한 시간의 네 배예요: 50 ms를 넘는 몫의 합과 가장 긴 일이에요. TBT는 Lighthouse의 계측과 화면 찍기가 페이지와 코어를 나눠 쓰는 시간까지 세어서, 코어가 적거나 느린 기계에서는 몇 배로 나와요.${favoured()}

${formatDate(Date.now())}, 코어 ${availableParallelism()}개, 재기 시작할 때의 부하 ${load.toFixed(1)}, Lighthouse가 잰 기계 속도 ${Math.min(...speeds)}–${Math.max(...speeds)}

| 화면 | 막음 | 긴 일 | 느리게: LCP | TBT | CLS | 성능 | 어림: LCP | TBT | CLS | 성능 | 접근성 | 권장 사항 | 검색 | 스크립트 | 살펴볼 것 |
|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|
${rows.map(rowOf).join('\n')}

- 첫 화면의 바이트와 파일 수는 \`tools/first-load.ts\`가 재고 \`npm test\`가 지켜요.
- 누르고 나서의 빠르기, 긴 목록, 엔진은 \`npm run bench\`가 재요.
`
}

/** What was done against it. */
function favoured(): string {
  return mayFavour() ? ' 그래서 여기서는 페이지의 프로세스가 코어를 먼저 쓰게 해요.' : ''
}

function rowOf({ route, estimated, slowed, own }: Row): string {
  const { accessibility, seo, 'best-practices': practices } = estimated.scores
  const cells = [
    `\`${route}\``,
    milliseconds(own.blocked),
    milliseconds(own.longest),
    ...visitCells(slowed),
    ...visitCells(estimated),
    ...[accessibility, practices, seo].map(String),
    `${Math.round(estimated.script / 1024)} KB`,
    estimated.lacking.join(', '),
  ]
  return `| ${cells.join(' | ')} |`
}

function visitCells({ lcp, tbt, cls, scores }: PageFigures): readonly string[] {
  return [
    `${(lcp / 1000).toFixed(2)} s`,
    milliseconds(tbt),
    cls.toFixed(4),
    String(scores.performance),
  ]
}

function milliseconds(time: number): string {
  return `${Math.round(time)} ms`
}
