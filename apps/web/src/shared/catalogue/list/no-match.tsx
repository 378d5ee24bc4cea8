import type { CatalogueEntity } from '@gyeol/contract'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/display/empty-state.tsx'
import list from './list.module.css'
import { MissingLink } from '../missing-link.tsx'
import { catalogueTexts } from '../catalogue.texts.ts'

type NoMatchProps = {
  /** Takes all conditions away; null where none is set. */
  readonly onReset: (() => void) | null
  /** Typed words that nothing in the whole list is called: no condition hides what is not there. */
  readonly absent?: string | null
  /** A typed condition whose stat is not known. */
  readonly unread?: string | null
  /** The list, where its visitors can say that something is missing. */
  readonly entity?: CatalogueEntity
}

/** A list of the catalogue in which nothing fits the conditions, and the way back. */
export function NoMatch({ onReset, absent = null, unread = null, entity }: NoMatchProps) {
  const texts = catalogueTexts
  const line = absent === null ? texts.noMatch : texts.notInData(absent)
  const isMissing = unread === null && absent !== null && entity !== undefined
  return (
    <EmptyState
      className={list.empty}
      line={unread === null ? line : texts.notAStat(unread)}
      action={
        <>
          {onReset !== null && <Button onClick={onReset}>{texts.reset}</Button>}
          {isMissing && <MissingLink entity={entity} name={absent} />}
        </>
      }
    />
  )
}
