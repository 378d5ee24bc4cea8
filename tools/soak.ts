import { parseArgs } from 'node:util'
import { floodLogins } from './soak/login-flood.ts'
import { loadAndRestart } from './soak/rolling-load.ts'
import { growth, middle, simulateDays } from './soak/simulated-days.ts'

/**
 * `npm run soak [-- --days 365 --minutes 10 --flood 60]`: what only shows after long, or under much.
 * A part with 0 is left out.
 */

/** The memory of the last third of the days may be so much more than that of the third before. */
const MOST_GROWTH = 1.1

/** So many more files may be open on a usual day of the last third than on one of the third before. */
const MOST_MORE_FILES = 1

/** So many of all who log in beside a flood of guesses get in within two seconds. */
const LEAST_IN_TIME = 0.9

/** A file takes at most so many times as long as without the flood. */
const MOST_SLOWER = 2

const { values } = parseArgs({
  options: {
    days: { type: 'string', default: '365' },
    minutes: { type: 'string', default: '10' },
    flood: { type: 'string', default: '60' },
  },
})

const problems: string[] = []
const say = (line: string) => console.log(line)

async function passDays(count: number): Promise<void> {
  const { days, requests, wrong } = await simulateDays(
    count,
    (day, { megabytes, files, cpuSeconds }) => {
      if (day % Math.max(1, Math.floor(count / 12)) === 0)
        say(
          `${day}일: ${megabytes.toFixed(0)} MB, 열린 파일 ${files}개, CPU ${cpuSeconds.toFixed(0)}초`,
        )
    },
  )
  const memory = growth(days.map(({ megabytes }) => megabytes))
  const third = Math.floor(days.length / 3)
  const files = days.map((taken) => taken.files)
  // Not the most: on any one day a connection may be about to close.
  const moreFiles = middle(files.slice(-third)) - middle(files.slice(-2 * third, -third))
  say(
    `${days.length}일, 요청 ${requests}번: 메모리 ×${memory.toFixed(3)} (${MOST_GROWTH}까지), 열린 파일 ${moreFiles >= 0 ? '+' : ''}${moreFiles}, 틀린 답 ${wrong.length}번`,
  )
  if (memory > MOST_GROWTH) problems.push('메모리가 자라요')
  if (moreFiles > MOST_MORE_FILES) problems.push('열린 파일이 늘어요')
  problems.push(...wrong.slice(0, 10))
}

async function bearLoad(minutes: number): Promise<void> {
  const load = await loadAndRestart(minutes)
  if (load === null) {
    say('PostgreSQL이 없어서 두 프로세스는 돌리지 않았어요.')
    return
  }
  const { requests, restarts, p50, p99, wrong } = load
  say(
    `두 프로세스 ${minutes}분: 요청 ${requests}번, 바꿔 끼우기 ${restarts}번, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, 틀린 답 ${wrong.length}번`,
  )
  problems.push(...wrong.slice(0, 10))
}

async function bearFlood(seconds: number): Promise<void> {
  const { inTime, knownInTime, strangersInTime, logins, assetRatio, quietAssetMs } =
    await floodLogins(seconds)
  const percent = (share: number) => `${(share * 100).toFixed(0)}%`
  say(
    `로그인 홍수 ${seconds}초: 2초 안에 들어온 로그인은 ${logins}번 가운데 ${percent(inTime)}(${LEAST_IN_TIME * 100}%부터), 알던 곳에서 ${percent(knownInTime)}, 처음 보는 곳에서 ${percent(strangersInTime)}, 파일은 조용할 때(${quietAssetMs.toFixed(1)} ms)의 ×${assetRatio.toFixed(2)}`,
  )
  if (inTime < LEAST_IN_TIME) problems.push('로그인이 밀려요')
  if (assetRatio > MOST_SLOWER) problems.push('홍수 때 파일이 느려요')
}

const [days, minutes, flood] = [values.days, values.minutes, values.flood].map(Number)
if (days) await passDays(days)
if (minutes) await bearLoad(minutes)
if (flood) await bearFlood(flood)

for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
