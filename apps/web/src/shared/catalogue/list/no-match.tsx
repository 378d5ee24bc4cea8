import { useTexts } from '../../texts/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/display/empty-state.tsx'
import list from './list.module.css'
import { catalogueTexts } from '../catalogue.texts.ts'

type NoMatchProps = {
  /** Takes all conditions away; null where none is set. */
  readonly onReset: (() => void) | null
  /** Typed words that nothing in the whole list is called: no condition hides what is not there. */
  readonly absent?: string | null
}

/** A list of the catalogue in which nothing fits the conditions, and the way back. */
export function NoMatch({ onReset, absent = null }: NoMatchProps) {
  const texts = useTexts(catalogueTexts)
  return (
    <EmptyState
      className={list.empty}
      line={absent === null ? texts.noMatch : texts.notInData(absent)}
      action={onReset === null ? undefined : <Button onClick={onReset}>{texts.reset}</Button>}
    />
  )
}
