import type { CatalogueEntity } from '@gyeol/contract'
import { LinkButton } from '../ui/buttons/button.tsx'
import { catalogueTexts } from './catalogue.texts.ts'
import { useListQuestionsQuery } from './question.api.ts'
import styles from './shipped-question.module.css'

type ShippedQuestionProps = { readonly entity: CatalogueEntity; readonly id: string }

/**
 * Tells an editor that a release knows an item otherwise than people here, and leads to where they
 * decide. Nothing where nothing is asked, or while it cannot be known.
 */
export function ShippedQuestion({ entity, id }: ShippedQuestionProps) {
  const texts = catalogueTexts
  const query = {
    view: 'all',
    state: 'open',
    entity,
    entityId: id,
    page: 1,
    pageSize: 100,
  } as const
  const { currentData } = useListQuestionsQuery({ query }, { refetchOnMountOrArgChange: true })
  const isAsked = currentData?.items.some(({ author }) => author === null) === true
  if (!isAsked) return null
  return (
    <p className={styles.question} role="status">
      <span>{texts.shippedQuestion}</span>
      <LinkButton size="small" to={`/correction?view=all&entity=${entity}&id=${id}`}>
        {texts.shippedCompare}
      </LinkButton>
    </p>
  )
}
