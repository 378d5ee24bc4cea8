import type { CatalogueEntity } from '@gyeol/contract'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { QueryFailure } from '../../api/query-failure.tsx'
import { DeleteIcon } from '../../icons/icons.ts'
import { Button, LinkButton } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/display/empty-state.tsx'
import { Skeleton } from '../../ui/display/skeleton.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { catalogueTexts } from '../catalogue.texts.ts'
import { ShippedQuestion } from '../shipped-question.tsx'
import { RemoveItem } from './remove-item.tsx'

type CreatePageProps = {
  readonly title: string
  /** The list, where the way back leads. */
  readonly list: string
  readonly children: ReactNode
}

/** The page on which a new item is written. */
export function CreatePage({ title, list, children }: CreatePageProps) {
  const texts = catalogueTexts
  return (
    <Page title={title} actions={<LinkButton to={list}>{texts.cancel}</LinkButton>}>
      {children}
    </Page>
  )
}

type EditPageProps<Item> = {
  readonly entity: CatalogueEntity
  /** The item in its list, where the way back leads. */
  readonly back: string
  /** Undefined while it is on its way, and when it is gone. */
  readonly item: Item | undefined
  /** The whole list has come, without it. */
  readonly isGone?: boolean
  readonly error: unknown
  readonly onRetry: () => void
  readonly remove: () => Promise<unknown>
  readonly children: (item: Item) => ReactNode
} & Omit<CreatePageProps, 'children'>

/** The page on which an item is edited or deleted. */
export function EditPage<Item extends { readonly id: string; readonly name: string }>({
  entity,
  title,
  list,
  back,
  item,
  isGone = false,
  error,
  onRetry,
  remove,
  children,
}: EditPageProps<Item>) {
  const texts = catalogueTexts
  const navigate = useNavigate()
  return (
    <Page
      title={title}
      actions={
        <>
          <LinkButton to={back}>{texts.cancel}</LinkButton>
          {item !== undefined && (
            <RemoveItem
              thing={{ entity, id: item.id }}
              name={item.name}
              trigger={<Button icon={<DeleteIcon />}>{texts.remove}</Button>}
              remove={remove}
              onRemoved={() => void navigate(list, { replace: true })}
            />
          )}
        </>
      }
    >
      {item !== undefined && (
        <>
          <ShippedQuestion entity={entity} id={item.id} />
          {children(item)}
        </>
      )}
      {item === undefined && isGone && <EmptyState line={texts.gone} />}
      {item === undefined && !isGone && error === undefined && <Skeleton lines={6} />}
      {item === undefined && !isGone && error !== undefined && (
        <QueryFailure error={error} onRetry={onRetry} goneLine={texts.gone} />
      )}
    </Page>
  )
}
