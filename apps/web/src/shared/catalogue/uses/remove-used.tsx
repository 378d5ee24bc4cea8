import type { Uses } from '@gyeol/contract'
import type { ComponentProps } from 'react'
import { RemoveDialog } from '../../forms/remove-dialog.tsx'
import { HintStrip } from '../../ui/display/hint-strip.tsx'
import { Skeleton } from '../../ui/display/skeleton.tsx'
import { type Used, UsesList } from './uses-list.tsx'
import { usesTexts } from './uses.texts.ts'

type RemoveUsedProps = Omit<ComponentProps<typeof RemoveDialog>, 'children' | 'waits'> & {
  readonly kind: Used
  /** What names it, asked for when the question is. */
  readonly answer: {
    readonly currentData?: Uses | undefined
    readonly isFetching: boolean
    readonly isError: boolean
  }
}

/** Deletes something after saying what names it. */
export function RemoveUsed({ kind, answer, ...rest }: RemoveUsedProps) {
  const texts = usesTexts
  const { currentData, isFetching, isError } = answer
  const uses = isFetching ? undefined : currentData
  const isBlocked = uses?.groups.some(({ blocks }) => blocks) === true
  return (
    <RemoveDialog
      {...rest}
      waits={isBlocked ? 'refused' : uses === undefined && !isError ? 'busy' : undefined}
    >
      {uses !== undefined && <UsesList kind={kind} groups={uses.groups} />}
      {uses === undefined && isError && <HintStrip tone="danger">{texts.failed}</HintStrip>}
      {uses === undefined && !isError && (
        <div role="status" aria-label={texts.loading}>
          <Skeleton lines={2} />
        </div>
      )}
    </RemoveDialog>
  )
}
