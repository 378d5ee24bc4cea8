import { parseArgs } from 'node:util'
import { loadAndRestart } from './soak/rolling-load.ts'
import { growth, simulateDays } from './soak/simulated-days.ts'

/** `npm run soak [-- --days 365 --minutes 10]`: what only shows after long. */

/** The memory of the last third of the days may be so much more than that of the third before. */
const MOST_GROWTH = 1.1

/** Files that may be open more: a connection may be about to close. */
const MOST_MORE_FILES = 3

const { values } = parseArgs({
  options: { days: { type: 'string', default: '365' }, minutes: { type: 'string', default: '10' } },
})

const problems: string[] = []
const say = (line: string) => console.log(line)

const days = await simulateDays(Number(values.days), (day, { megabytes, files, cpuSeconds }) => {
  if (day % Math.max(1, Math.floor(Number(values.days) / 12)) === 0)
    say(
      `${day}일: ${megabytes.toFixed(0)} MB, 열린 파일 ${files}개, CPU ${cpuSeconds.toFixed(0)}초`,
    )
})
const memory = growth(days.days.map(({ megabytes }) => megabytes))
const third = Math.floor(days.days.length / 3)
const files = days.days.map((taken) => taken.files)
const moreFiles = Math.max(...files.slice(-third)) - Math.max(...files.slice(third, 2 * third))
say(
  `${days.days.length}일, 요청 ${days.requests}번: 메모리 ×${memory.toFixed(3)} (${MOST_GROWTH}까지), 열린 파일 ${moreFiles >= 0 ? '+' : ''}${moreFiles}, 틀린 답 ${days.wrong.length}번`,
)
if (memory > MOST_GROWTH) problems.push('메모리가 자라요')
if (moreFiles > MOST_MORE_FILES) problems.push('열린 파일이 늘어요')
problems.push(...days.wrong.slice(0, 10))

const load = Number(values.minutes) > 0 ? await loadAndRestart(Number(values.minutes)) : null
if (load === null) say('PostgreSQL이 없거나 시간이 0이라 두 프로세스는 돌리지 않았어요.')
else {
  const { requests, restarts, p50, p99, wrong } = load
  say(
    `두 프로세스 ${values.minutes}분: 요청 ${requests}번, 바꿔 끼우기 ${restarts}번, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, 틀린 답 ${wrong.length}번`,
  )
  problems.push(...wrong.slice(0, 10))
}

for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
