/** Many short texts that are looked through as one. */
export type Lines = {
  /** Places of the texts that meet any of the patterns or hold `text`, in order. */
  meeting(patterns: readonly RegExp[], text: string): readonly number[]
}

/** Puts texts without line breaks below each other: the engine looks through one long text far faster than through thousands. */
export function createLines(texts: readonly string[]): Lines {
  const all = texts.join('\n')
  const ends = Uint32Array.from(lineEnds(texts))
  return {
    meeting(patterns, text) {
      const met = new Set<number>()
      for (const { source, flags } of new Set(patterns)) {
        const search = new RegExp(source, `${flags}g`)
        mark(met, ends, (from) => {
          search.lastIndex = from
          return search.exec(all)?.index ?? -1
        })
      }
      mark(met, ends, (from) => all.indexOf(text, from))
      return [...met].toSorted((left, right) => left - right)
    },
  }
}

function* lineEnds(texts: readonly string[]): Generator<number> {
  let end = -1
  for (const { length } of texts) {
    end += length + 1
    yield end
  }
}

/** Adds every line `next` finds something in, looking on behind its end. */
function mark(met: Set<number>, ends: Uint32Array, next: (from: number) => number) {
  let line = 0
  for (let at = next(0); at !== -1; at = next((ends[line] ?? 0) + 1)) {
    while ((ends[line] ?? Number.POSITIVE_INFINITY) < at) line += 1
    if (line >= ends.length) return
    met.add(line)
  }
}
