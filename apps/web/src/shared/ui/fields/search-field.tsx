import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { CloseIcon, SearchIcon } from '../../icons/icons.ts'
import { IconButton } from '../buttons/button.tsx'
import { TextField } from './text-field.tsx'
import { uiTexts } from '../../texts/ui.texts.ts'

const SETTLE_MS = 250

export type SearchFieldProps = {
  /** What is searched for; names the field and stands in it while it is empty. */
  readonly label: string
  readonly value: string
  /** Called a moment after the last letter, also in the middle of a syllable. */
  readonly onSearch: (text: string) => void
  /** What Enter does with the text, in place of searching for it. What is typed after that stays. */
  readonly onEnter?: (text: string) => void
  readonly className?: string
}

/** A search that follows the typing without asking for every letter. */
export function SearchField({ label, value, onSearch, onEnter, className }: SearchFieldProps) {
  const texts = uiTexts
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(onSearch)
  useEffect(() => {
    latest.current = onSearch
  })
  const [sent, setSent] = useState(value)
  const [isTyping, setTyping] = useState(false)
  useEffect(() => () => clearTimeout(timer.current), [])
  // Changed from elsewhere: back button, "clear all". What was sent from here comes back equal, and what
  // is being typed is newer than whatever comes.
  if (value !== seen) {
    setSeen(value)
    if (value !== sent && !isTyping) setText(value)
  }
  const settle = (next: string) => {
    clearTimeout(timer.current)
    setTyping(false)
    setSent(next)
  }
  const send = (next: string) => {
    settle(next)
    // Things may have changed since the last letter.
    latest.current(next)
  }
  const type = (next: string) => {
    setText(next)
    setTyping(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => send(next), SETTLE_MS)
  }
  const enter = (event: SyntheticEvent) => {
    event.preventDefault()
    settle(text)
    onEnter?.(text)
  }
  const field = (
    <TextField
      type="text"
      inputMode="search"
      enterKeyHint="search"
      autoComplete="off"
      maxLength={100}
      aria-label={label}
      placeholder={label}
      leading={<SearchIcon aria-hidden="true" />}
      trailing={
        text === '' ? undefined : (
          <IconButton
            size="small"
            label={texts.clearSearch}
            icon={<CloseIcon />}
            onClick={() => {
              setText('')
              send('')
            }}
          />
        )
      }
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
    />
  )
  return (
    <search className={className}>
      {onEnter === undefined ? field : <form onSubmit={enter}>{field}</form>}
    </search>
  )
}
