import { benchCharacter } from './bench/character.bench.ts'
import { benchPages } from './bench/pages.bench.ts'
import { benchPrices } from './bench/prices.bench.ts'
import { benchStatting, type BenchResult } from './bench/statting.bench.ts'
import { benchStattingAuto } from './bench/statting-auto.bench.ts'
import { benchSearch } from './bench/search.bench.ts'
import { benchTyping } from './bench/typing.bench.ts'
import { benchScaling } from './bench/scaling.bench.ts'
import { benchWeb } from './bench/web.bench.ts'

const USUAL = {
  statting: benchStatting,
  'statting-auto': benchStattingAuto,
  search: benchSearch,
  typing: benchTyping,
  character: benchCharacter,
  web: benchWeb,
} as const

/** Everything by name; what is not usual takes minutes and runs only when it is asked for. */
const BENCHES: Readonly<
  Record<string, () => readonly BenchResult[] | Promise<readonly BenchResult[]>>
> = {
  ...USUAL,
  pages: benchPages,
  prices: benchPrices,
  scaling: benchScaling,
}

/** Prints every figure; ratios are against a reference measured in the same run. */
async function main(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !Object.hasOwn(BENCHES, name))
  if (unknown.length > 0) {
    console.error(`모르는 이름: ${unknown.join(', ')}`)
    console.error(`쓰는 법: npm run bench [-- 이름 …]\n  이름: ${Object.keys(BENCHES).join(', ')}`)
    console.error(`  이름이 없으면 ${Object.keys(USUAL).join(', ')}를 모두 재요.`)
    process.exitCode = 1
    return
  }
  for (const asked of names.length > 0 ? names : Object.keys(USUAL))
    for (const { name, value, unit, ratio } of (await BENCHES[asked]?.()) ?? []) {
      const shown = Math.round(value).toLocaleString('en-US')
      const beside = ratio === undefined ? '' : ` (×${ratio.toFixed(1)})`
      console.log(`${name.padEnd(44)} ${shown.padStart(12)} ${unit}${beside}`)
    }
}

await main(process.argv.slice(2))
