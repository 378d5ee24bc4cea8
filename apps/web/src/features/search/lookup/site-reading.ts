import { nameWords, type TypedPart } from '@gyeol/catalogue'
import { ELEMENT_ALIASES, ELEMENT_NAMES, EQUIPMENT_KIND_NAMES } from '@gyeol/game-data'
import { createSearchIndex } from '@gyeol/korean'
import { MONSTER_ELEMENTS } from '@gyeol/terms'
import { baseWords } from '../../../shared/conditions/base-values.ts'
import { withPrices } from '../../../shared/conditions/typed-prices.ts'
import { createTypedReader, type TypedReader } from '../../../shared/conditions/typed-search.ts'
import { withBases } from '../../../shared/lists/equipment-search.ts'
import { optionReach, usageOfStats } from '../../../shared/stats/stat-guesser.ts'
import { readNumbers, type SaidNumbers } from './said-numbers.ts'
import type { OfferedList } from './search-entry.ts'
import type { SiteRows } from './site-lists.ts'
import { listsNamed, type SiteTag, siteTagWords, type SiteTyped } from './site-words.ts'

/** What a typed text asks of the lists. */
export type Asked = {
  readonly typed: SiteTyped
  readonly numbers: SaidNumbers
  readonly named: ReadonlySet<OfferedList>
}

/** Takes typed texts apart for all lists at once. */
export function createSiteReader({ crysta, equipment }: SiteRows): (text: string) => Asked {
  const usage = usageOfStats([...crysta, ...equipment])
  const names = createSearchIndex(crysta, nameWords)
  const readWords = createTypedReader({ usage, words: siteTagWords(), names })
  const bases = baseWords()
  const reaches = optionReach(usage)
  const kindWords = new Set<string>(Object.values(EQUIPMENT_KIND_NAMES))
  return (text) => {
    const said = listsNamed(text)
    const numbers = readNumbers(said.rest, said.lists)
    // 200렙보스: some nouns stand free only now.
    const free = listsNamed(numbers.rest)
    const named = new Set([...said.lists, ...free.lists])
    const isAbout = numbers.texts.length > 0 || named.size > 0
    const left = isAbout ? (named.has('boss') ? withElement(free.rest) : free.rest) : text
    const isOfGear = named.size === 0 || named.has('equipment')
    // One syllable by itself (활) is a kind where it is one.
    const isBeside = numbers.texts.length > 0 || kindWords.has(left.trim())
    const readBeside: TypedReader<SiteTag> = (words, isBesideOthers = false) =>
      readWords(words, isBesideOthers || isBeside)
    const readGear: TypedReader<SiteTag> = (words, isBesideOthers = false) =>
      isOfGear
        ? asSite(
            withBases<SiteTag>(words, bases, (others, isBesideBase = false) =>
              readBeside(others, isBesideOthers || isBesideBase),
            ),
          )
        : readBeside(words, isBesideOthers)
    return { typed: asPriced(withPrices(left, reaches, readGear)), numbers, named }
  }
}

/** Beside bosses one syllable (빛) is an element. */
function withElement(text: string): string {
  return text
    .split(' ')
    .map((word) => (SHORT_ELEMENTS.has(word) ? `${word}속성` : word))
    .join(' ')
}

const SHORT_ELEMENTS: ReadonlySet<string> = new Set(
  MONSTER_ELEMENTS.flatMap((element) => [
    ELEMENT_NAMES[element],
    ...ELEMENT_ALIASES[element],
  ]).filter((word) => word.length === 1),
)

/** Whatever is traded has a price. */
function asPriced(typed: ReturnType<typeof withPrices<SiteTag>>): SiteTyped {
  const parts = typed.parts.map((part): TypedPart<SiteTag> => {
    if (part.kind === 'clause' || !('is' in part.tag)) return part as TypedPart<SiteTag>
    const { tag } = part
    return { ...part, tag: { crysta: tag, equipment: tag, price: tag.clause } }
  })
  return { parts, words: typed.words }
}

/** Base values are those of equipment. */
function asSite(typed: ReturnType<typeof withBases<SiteTag>>): SiteTyped {
  const parts = typed.parts.map((part): TypedPart<SiteTag> => {
    if (part.kind === 'clause' || !('is' in part.tag)) return part as TypedPart<SiteTag>
    return { ...part, tag: { equipment: part.tag } }
  })
  return { parts, words: typed.words }
}
