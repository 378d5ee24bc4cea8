import { formatNumber } from '@gyeol/korean'
import { type RefObject, useId, useMemo, useState } from 'react'
import { useSaved } from '../../../shared/saved-data/saved-data.ts'
import { VisuallyHidden } from '../../../shared/ui/display/visually-hidden.tsx'
import { PaletteField } from './palette-field.tsx'
import { PaletteFilters } from './palette-filters.tsx'
import { PaletteFoot } from './palette-foot.tsx'
import { stepOf } from './palette-keys.ts'
import { PaletteList } from './palette-list.tsx'
import {
  answerGroups,
  isNothing,
  type PaletteOption,
  resultsPath,
  startGroups,
} from './palette-options.ts'
import { PaletteState } from './palette-state.tsx'
import { recentSearchesSaved, rememberSearch } from './recent-searches.saved.ts'
import type { SearchLine } from '../lookup/search-client.ts'
import type { SearchAnswer, SearchHit, SearchKind } from '../lookup/search-entry.ts'
import { searchTexts } from '../search.texts.ts'
import { useSearch } from '../use-search.ts'

/** Lines of a group: a few of each, or many of the one that is asked for. */
const MOST_OF_ALL = 5
const MOST_OF_ONE = 40

export type PaletteBodyProps = {
  readonly onClose: () => void
  /** Leaves for an address; the palette closes by it. */
  readonly onGo: (href: string) => void
  /** Runs the command of this key after the palette has closed. */
  readonly onRun: (key: string) => void
  readonly line: SearchLine
  /** Shown before anything is typed. */
  readonly suggestions: readonly SearchHit[]
  readonly field: RefObject<HTMLInputElement | null>
}

/** Field, filters and lines. Lives only while the palette is open, so it begins empty every time. */
export function PaletteBody({ field, line, suggestions, onClose, onGo, onRun }: PaletteBodyProps) {
  const texts = searchTexts
  const listId = useId()
  const [text, setText] = useState('')
  const [kind, setKind] = useState<SearchKind | null>(null)
  /** The line moved to, wherever later lists may push it; null: the usual one. */
  const [active, setActive] = useState<string | null>(null)
  const [recent] = useSaved(recentSearchesSaved)
  const limits = useMemo(
    () => (kind === null ? { mostPerKind: MOST_OF_ALL } : { mostPerKind: MOST_OF_ONE, kind }),
    [kind],
  )
  const search = useSearch(line, text, limits)
  const { answer } = search
  const isStart = text.trim() === ''
  const groups = useMemo(() => {
    if (isStart) return startGroups({ recent, suggestions }, searchTexts)
    if (answer === null) return []
    if (isNothing(answer)) return startGroups({ recent: [], suggestions }, searchTexts)
    return answerGroups(answer, kind, searchTexts)
  }, [isStart, recent, suggestions, answer, kind])
  const options = groups.flatMap((group) => group.options)
  // What is offered instead of hits is taken only by those who go there.
  const usual = answer !== null && isNothing(answer) ? -1 : 0
  const moved = options.findIndex(({ id }) => id === active)
  const place = moved === -1 ? Math.min(usual, options.length - 1) : moved
  const optionId = (option: PaletteOption) => `${listId}-${option.id}`.replaceAll(/\s/g, '_')
  const activeOption = options[place]

  const type = (next: string) => {
    setText(next)
    setActive(null)
    if (next.trim() === '') setKind(null)
  }
  const refill = (next: string) => {
    type(next)
    field.current?.focus()
  }
  const choose = (option: PaletteOption) => {
    if (option.type === 'recent') return refill(option.text)
    rememberSearch(text)
    if (option.type === 'all') return onGo(resultsPath(option.text))
    if (option.type === 'offer') return onGo(option.offer.href)
    const { href, key } = option.hit
    if (href !== null) return onGo(href)
    onClose()
    return onRun(key)
  }
  /** Enter may come before the answer to the last letters has, or before a list that holds a better hit. */
  const enter = async (typed: string) => {
    const isLoading = answer?.catalogue.isLoading !== false
    if (typed.trim() === '' || (answer?.text === typed && (!isLoading || moved !== -1))) {
      if (activeOption !== undefined) choose(activeOption)
      return
    }
    if (isLoading) await line.prepare().catch(() => undefined)
    const fresh: SearchAnswer | null = await line.search(typed, limits).catch(() => null)
    // Closed or typed on in the meantime.
    if (field.current?.value !== typed) return
    if (fresh !== null && isNothing(fresh)) return
    const groupsNow = fresh === null ? [] : answerGroups(fresh, kind, texts)
    choose(groupsNow[0]?.options[0] ?? { type: 'all', id: 'all', text: typed })
  }

  return (
    <>
      <PaletteField
        field={field}
        text={text}
        listId={listId}
        activeId={activeOption === undefined ? undefined : optionId(activeOption)}
        hasOptions={options.length > 0}
        onText={type}
        onEnter={(typed) => void enter(typed)}
        onKey={(event) => {
          const next = stepOf(event, { active: place, count: options.length })
          if (next === null) return
          event.preventDefault()
          setActive(options[next]?.id ?? null)
        }}
        onClose={onClose}
      />
      <PaletteFilters
        answer={answer}
        kind={kind}
        onKind={(next) => {
          setKind(next)
          setActive(null)
        }}
        onText={refill}
      />
      <PaletteState search={search} text={text} />
      <PaletteList
        id={listId}
        groups={groups}
        activeId={activeOption === undefined ? undefined : optionId(activeOption)}
        optionId={optionId}
        onChoose={choose}
        onPoint={({ id }) => setActive(id)}
      />
      <PaletteFoot canForget={isStart && recent.length > 0} onForgotten={() => refill('')} />
      <VisuallyHidden>
        <output>{answer === null ? '' : texts.found(formatNumber(answer.total))}</output>
      </VisuallyHidden>
    </>
  )
}
