import { questNameWords } from '@gyeol/game-data'
import { ordinal } from '@gyeol/korean'
import type { Episode, QuestIndex } from '@gyeol/main-quest'
import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react'
import { SearchIcon } from '../../../shared/icons/icons.ts'
import { useEnterAction } from '../../../shared/text-input/use-enter-action.ts'
import { classNames } from '../../../shared/theme/class-names.ts'
import { EmptyState } from '../../../shared/ui/display/empty-state.tsx'
import { Sheet } from '../../../shared/ui/layers/sheet.tsx'
import { TextField } from '../../../shared/ui/fields/text-field.tsx'
import { createEpisodeSearch } from './episode-search.ts'
import styles from './episode-picker.module.css'
import { planTexts } from '../plan.texts.ts'
import { chapterWords } from '../quest-words.ts'

type EpisodePickerProps = {
  readonly quest: QuestIndex
  /** What is picked: an end of the range, or an episode for something else; null: the picker is closed. */
  readonly which: 'start' | 'end' | 'other' | null
  /** The episode chosen now. */
  readonly chosen: number
  readonly onPick: (no: number) => void
  readonly onClose: () => void
}

/** Finds an episode. */
export function EpisodePicker({ which, onClose, ...body }: EpisodePickerProps) {
  const texts = planTexts.picker
  return (
    <Sheet
      title={which === null ? '' : texts.title[which]}
      focusOn="input"
      open={which !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      {which !== null && <PickerBody {...body} />}
    </Sheet>
  )
}

type PickerBodyProps = Pick<EpisodePickerProps, 'quest' | 'chosen' | 'onPick'>

function PickerBody({ quest, chosen, onPick }: PickerBodyProps) {
  const texts = planTexts.picker
  const listId = useId()
  const [query, setQuery] = useState('')
  /** Null: nothing was moved yet, the chosen episode is marked. */
  const [cursor, setCursor] = useState<number | null>(null)
  const search = useMemo(() => createEpisodeSearch(quest), [quest])
  const groups = useMemo(() => search(query), [search, query])
  const found = groups.flatMap(({ episodes }) => episodes)
  const isSearching = query.trim() !== ''
  const first = isSearching
    ? 0
    : Math.max(
        0,
        found.findIndex(({ no }) => no === chosen),
      )
  const active = found[cursor ?? first]
  const enter = useEnterAction(() => {
    if (active) onPick(active.no)
  })
  const idOf = (no: number) => `${listId}-${no}`
  const shownFirst = found[first]?.no
  useEffect(() => {
    const option = document.getElementById(`${listId}-${shownFirst}`)
    option?.scrollIntoView({ block: 'center' })
  }, [listId, shownFirst])

  function move(event: KeyboardEvent) {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
    const by = steps[event.key]
    if (by === undefined || event.nativeEvent.isComposing || found.length === 0) return
    event.preventDefault()
    const next = ((cursor ?? first) + by + found.length) % found.length
    setCursor(next)
    const no = found[next]?.no
    if (no !== undefined) document.getElementById(idOf(no))?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <div className={styles.body}>
      <div className={styles.search}>
        <TextField
          type="search"
          role="combobox"
          aria-label={texts.search}
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={active && idOf(active.no)}
          placeholder={texts.placeholder}
          leading={<SearchIcon />}
          autoComplete="off"
          enterKeyHint="done"
          value={query}
          onChange={(event) => {
            setQuery(event.currentTarget.value)
            setCursor(null)
          }}
          {...enter}
          onKeyDown={(event) => {
            move(event)
            enter.onKeyDown(event)
          }}
        />
        <p role="status" className={styles.count}>
          {texts.results(found.length)}
        </p>
      </div>
      {found.length === 0 && <EmptyState title={texts.empty} line={texts.emptyLine} />}
      <div id={listId} role="listbox" aria-label={texts.search} className={styles.list}>
        {groups.map(({ chapter, episodes }) => {
          const words = chapterWords(quest, chapter)
          return (
            <div key={`${chapter}-${episodes[0]?.no}`} role="group" aria-label={words}>
              <div className={styles.heading} aria-hidden="true">
                {words}
              </div>
              {episodes.map((episode) => (
                <EpisodeOption
                  key={episode.no}
                  id={idOf(episode.no)}
                  episode={episode}
                  isActive={episode === active}
                  isChosen={episode.no === chosen}
                  onPick={onPick}
                />
              ))}
            </div>
          )
        })}
      </div>
    </div>
  )
}

type EpisodeOptionProps = {
  readonly id: string
  readonly episode: Episode
  readonly isActive: boolean
  readonly isChosen: boolean
  readonly onPick: (no: number) => void
}

function EpisodeOption({ id, episode, isActive, isChosen, onPick }: EpisodeOptionProps) {
  const texts = planTexts.picker
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={classNames(styles.option, isActive && styles.active)}
      onClick={() => onPick(episode.no)}
      onKeyDown={undefined}
    >
      <span>
        <b>{ordinal(episode.no)}</b> {questNameWords(episode.title, 'episode')}
      </span>
      <small>{isChosen ? texts.chosen : episode.boss && questNameWords(episode.boss)}</small>
    </div>
  )
}
