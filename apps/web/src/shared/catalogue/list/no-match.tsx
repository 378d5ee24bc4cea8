import { useTexts } from '../../texts/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/display/empty-state.tsx'
import list from './list.module.css'
import { libraryTexts } from '../catalogue.texts.ts'

interface NoMatchProps {
  /** Takes all conditions away; null where none is set. */
  readonly onReset: (() => void) | null
}

/** A library list in which nothing fits the conditions, and the way back. */
export function NoMatch({ onReset }: NoMatchProps) {
  const texts = useTexts(libraryTexts)
  return (
    <EmptyState
      className={list.empty}
      line={texts.noMatch}
      action={onReset === null ? undefined : <Button onClick={onReset}>{texts.reset}</Button>}
    />
  )
}
