import { useEffect, useRef, useState } from 'react'
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
  readonly className?: string
}

/** A search that follows the typing without asking for every letter. */
export function SearchField({ label, value, onSearch, className }: SearchFieldProps) {
  const texts = uiTexts
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(onSearch)
  useEffect(() => {
    latest.current = onSearch
  })
  const [sent, setSent] = useState(value)
  useEffect(() => () => clearTimeout(timer.current), [])
  // Changed from elsewhere: back button, "clear all". What was sent from here comes back equal.
  if (value !== seen) {
    setSeen(value)
    if (value !== sent) setText(value)
  }
  const send = (next: string) => {
    clearTimeout(timer.current)
    setSent(next)
    // Things may have changed since the last letter.
    latest.current(next)
  }
  const type = (next: string) => {
    setText(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => send(next), SETTLE_MS)
  }
  return (
    <search className={className}>
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
    </search>
  )
}
