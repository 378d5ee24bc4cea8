import type { SearchWord } from '@gyeol/contract'
import { formatListDate, formatNumber } from '@gyeol/korean'
import { useState } from 'react'
import { QueryFailure } from '../../../shared/api/query-failure.tsx'
import { refusalOf } from '../../../shared/forms/form-refusal.ts'
import { useFilters } from '../../../shared/router/use-filters.ts'
import { showActionToast, showErrorToast, showToast } from '../../../shared/toast/toast.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { EmptyState } from '../../../shared/ui/display/empty-state.tsx'
import { Skeleton } from '../../../shared/ui/display/skeleton.tsx'
import { Page } from '../../../shared/ui/layout/page.tsx'
import { Pager } from '../../../shared/ui/tables/pager.tsx'
import {
  useAddSearchAliasMutation,
  useListSearchWordsQuery,
  useRemoveSearchAliasMutation,
} from './search-word.api.ts'
import styles from './search-word.module.css'
import { searchWordTexts } from './search-word.texts.ts'
import { type NamedTarget, TargetDialog, type TargetDialogProps } from './target-dialog.tsx'

const PAGE_SIZE = 50
const NO_FILTERS = {}

type SearchWordScreenProps = Pick<TargetDialogProps, 'find'>

/** /admin/search-word: what was looked for in vain, and how often; editors make names of it. */
export function SearchWordScreen({ find }: SearchWordScreenProps) {
  const texts = searchWordTexts
  const { page, hrefOf } = useFilters(NO_FILTERS)
  const query = { page, pageSize: PAGE_SIZE }
  const { data, error, refetch } = useListSearchWordsQuery({ query })
  const [answered, setAnswered] = useState<string | null>(null)
  const name = useNaming()
  return (
    <Page title={texts.title} line={texts.line} className={styles.body}>
      {data === undefined && error === undefined && <Skeleton shape="block" lines={6} />}
      {data === undefined && error !== undefined && (
        <QueryFailure error={error} onRetry={() => void refetch()} />
      )}
      {data?.items.length === 0 && <EmptyState line={texts.empty} />}
      {data !== undefined && data.items.length > 0 && (
        <>
          <Card as="ul" aria-label={texts.list}>
            {data.items.map((row) => (
              <Row key={row.word} row={row} onAnswer={() => setAnswered(row.word)} />
            ))}
          </Card>
          <Pager
            label={texts.pages}
            page={data.page}
            pageSize={data.pageSize}
            total={data.total}
            hrefOf={hrefOf}
          />
        </>
      )}
      {answered !== null && (
        <TargetDialog
          key={answered}
          word={answered}
          find={find}
          onClose={() => setAnswered(null)}
          onPick={(target) => {
            setAnswered(null)
            void name(answered, target)
          }}
        />
      )}
    </Page>
  )
}

type RowProps = { readonly row: SearchWord; readonly onAnswer: () => void }

function Row({ row: { word, count, lastAt }, onAnswer }: RowProps) {
  const texts = searchWordTexts
  return (
    <li className={styles.row}>
      <span className={styles.word}>{word}</span>
      <b>{texts.times(formatNumber(count))}</b>
      <span className={styles.fact}>{texts.last(formatListDate(Date.parse(lastAt)))}</span>
      <Button size="small" aria-label={texts.answerOf(word)} onClick={onAnswer}>
        {texts.answer}
      </Button>
    </li>
  )
}

/** Makes a word another name of something, and offers to take it back. */
function useNaming() {
  const texts = searchWordTexts
  const [add] = useAddSearchAliasMutation()
  const [remove] = useRemoveSearchAliasMutation()
  const undo = async (body: { word: string; target: string }) => {
    const { error } = await remove({ body })
    if (error === undefined) showToast(texts.undone, { kind: 'success' })
    else showErrorToast(refusalOf(error).message)
  }
  return async (word: string, { key, name }: NamedTarget) => {
    const body = { word, target: key }
    const { error } = await add({ body })
    if (error !== undefined) {
      const { fields, message } = refusalOf(error)
      return showErrorToast(fields[0]?.message ?? message)
    }
    showActionToast(texts.added(word, name), { label: texts.undo, run: () => void undo(body) })
  }
}
