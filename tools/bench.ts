import { benchStatting } from './bench/statting.bench.ts'
import { benchStattingAuto } from './bench/statting-auto.bench.ts'
import { benchSearch } from './bench/search.bench.ts'
import { benchTyping } from './bench/typing.bench.ts'
import { benchWeb } from './bench/web.bench.ts'

/** Prints every figure; ratios are against a reference measured in the same run. */
for (const bench of [benchStatting, benchStattingAuto, benchSearch, benchTyping, benchWeb]) {
  for (const { name, value, unit, ratio } of await bench()) {
    const shown = Math.round(value).toLocaleString('en-US')
    const beside = ratio === undefined ? '' : ` (×${ratio.toFixed(1)})`
    console.log(`${name.padEnd(44)} ${shown.padStart(12)} ${unit}${beside}`)
  }
}
