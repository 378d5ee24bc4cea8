import type { Price } from '@gyeol/contract'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { OfflineTag } from '../../shared/api/offline-tag.tsx'
import { QueryFailure } from '../../shared/api/query-failure.tsx'
import { RemoveDialog } from '../../shared/forms/remove-dialog.tsx'
import type { Kept } from '../../shared/http/kept-answers.ts'
import { ChevronLeftIcon, DeleteIcon, EditIcon } from '../../shared/icons/icons.ts'
import { nameOfLine } from '../../shared/prices/item/line-name.ts'
import { fullSpina } from '../../shared/prices/words/price-words.ts'
import { Button, LinkButton } from '../../shared/ui/buttons/button.tsx'
import { Card } from '../../shared/ui/display/card.tsx'
import { DefinitionList, DefinitionRow } from '../../shared/ui/display/definition-row.tsx'
import { HintStrip } from '../../shared/ui/display/hint-strip.tsx'
import { Skeleton } from '../../shared/ui/display/skeleton.tsx'
import { Page } from '../../shared/ui/layout/page.tsx'
import styles from './price-list.module.css'
import { useDeleteStatementMutation, useReadStatementQuery } from './price.api.ts'
import { langOf } from '../../shared/texts/lang-of.ts'
import { statementTexts } from './price.texts.ts'
import { StatementEditor } from './statement-editor.tsx'
import { amountWords, authorWords, dayWords } from './statement-words.ts'

/** /price/:id: one stated price; `?edit` opens its form for those who may change it. */
export function PriceDetailScreen() {
  const texts = statementTexts
  const { id = '' } = useParams()
  const { currentData: price, error, refetch } = useReadStatementQuery({ params: { id } })
  if (price !== undefined && error === undefined) return <Statement key={id} price={price} />
  return (
    <Page title={texts.title} actions={<LinkButton to="/price">{texts.title}</LinkButton>}>
      {error === undefined ? (
        <Skeleton lines={6} />
      ) : (
        <QueryFailure error={error} onRetry={() => void refetch()} goneLine={texts.gone} />
      )}
    </Page>
  )
}

function Statement({ price }: { readonly price: Kept<Price> }) {
  const texts = statementTexts
  const navigate = useNavigate()
  const isEditing = useSearchParams()[0].has('edit') && price.canEdit
  const name = nameOfLine(price)
  return (
    <Page
      title={name}
      line={
        <>
          {texts.title} <OfflineTag answer={price} />
        </>
      }
    >
      {isEditing ? (
        <StatementEditor
          price={price}
          onSaved={() => void navigate(`/price/${price.id}`, { replace: true })}
        />
      ) : (
        <Facts price={price} name={name} />
      )}
      <LinkButton variant="ghost" icon={<ChevronLeftIcon />} to="/price">
        {texts.title}
      </LinkButton>
    </Page>
  )
}

function Facts({ price, name }: { readonly price: Price; readonly name: string }) {
  const texts = statementTexts
  return (
    <>
      {price.needsReview && <HintStrip>{texts.needsReviewLine}</HintStrip>}
      <Card padding="large">
        <DefinitionList>
          <DefinitionRow term={texts.amount}>
            <b title={fullSpina(price.amount)}>{amountWords(price)}</b>
          </DefinitionRow>
          <DefinitionRow term={texts.at}>{dayWords(price)}</DefinitionRow>
          <DefinitionRow term={texts.by}>{authorWords(price)}</DefinitionRow>
          {price.source !== '' && <DefinitionRow term={texts.source}>{price.source}</DefinitionRow>}
          {price.note !== '' && (
            <DefinitionRow term={texts.note}>
              <span lang={langOf(price.note)}>{price.note}</span>
            </DefinitionRow>
          )}
        </DefinitionList>
        <div className={styles.actions}>
          <LinkButton variant="primary" to={`/current-price/${price.itemId}`}>
            {texts.itemPage}
          </LinkButton>
          {price.canEdit && <OwnActions price={price} name={name} />}
        </div>
      </Card>
    </>
  )
}

function OwnActions({ price, name }: { readonly price: Price; readonly name: string }) {
  const texts = statementTexts
  const navigate = useNavigate()
  const [remove] = useDeleteStatementMutation()
  return (
    <>
      <LinkButton icon={<EditIcon />} to="?edit">
        {texts.edit}
      </LinkButton>
      <RemoveDialog
        words={texts}
        name={name}
        trigger={
          <Button variant="danger" icon={<DeleteIcon />}>
            {texts.remove}
          </Button>
        }
        remove={() => remove({ params: { id: price.id } }).unwrap()}
        onRemoved={() => void navigate('/price', { replace: true })}
      />
    </>
  )
}
