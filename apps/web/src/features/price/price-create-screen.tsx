import { useNavigate, useSearchParams } from 'react-router'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useReadCurrentPriceQuery } from '../../shared/prices/price.api.ts'
import { LinkButton } from '../../shared/ui/buttons/button.tsx'
import { Skeleton } from '../../shared/ui/display/skeleton.tsx'
import { Page } from '../../shared/ui/layout/page.tsx'
import { statementTexts } from './price.texts.ts'
import { StatementEditor } from './statement-editor.tsx'

/** /price/create, with `?itemId=` about that item. */
export function PriceCreateScreen() {
  const texts = statementTexts
  const navigate = useNavigate()
  const itemId = useSearchParams()[0].get('itemId')
  const { data, isLoading } = useReadCurrentPriceQuery(
    itemId === null ? skipToken : { params: { id: itemId } },
  )
  const begun =
    data === undefined
      ? {}
      : { itemId: data.item.id, itemName: data.item.name, kindId: data.item.kindId }
  return (
    <Page title={texts.createTitle} actions={<LinkButton to="/price">{texts.title}</LinkButton>}>
      {isLoading ? (
        <Skeleton lines={6} />
      ) : (
        <StatementEditor
          key={begun.itemId ?? ''}
          price={null}
          begun={begun}
          onSaved={(id) => void navigate(`/price/${id}`, { replace: true })}
        />
      )}
    </Page>
  )
}
