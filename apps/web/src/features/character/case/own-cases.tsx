import type { CharacterCase } from '@gyeol/contract'
import { useIsMember } from '../../../shared/session/session-store.ts'
import { showActionToast } from '../../../shared/toast/toast.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { SectionTitle } from '../../../shared/ui/display/section-title.tsx'
import { Tag } from '../../../shared/ui/display/tag.tsx'
import {
  useListCharacterCasesQuery,
  useRestoreCharacterCaseMutation,
  useWithdrawCharacterCaseMutation,
} from './case.api.ts'
import { caseFigureName, caseValue } from './case-words.ts'
import styles from './case.module.css'
import { caseTexts } from './case.texts.ts'

const MINE = { view: 'mine', page: 1, pageSize: 20 } as const

/** What the viewer has told, with what came of it; the open ones can be taken back. */
export function OwnCases() {
  const texts = caseTexts
  const isMember = useIsMember()
  const { data } = useListCharacterCasesQuery({ query: MINE }, { skip: !isMember })
  const told = (data?.items ?? []).filter(({ state }) => state !== 'withdrawn')
  if (told.length === 0) return null
  return (
    <section aria-labelledby="own-cases" className={styles.own}>
      <SectionTitle level={3} id="own-cases">
        {texts.mine}
      </SectionTitle>
      <ul>
        {told.map((one) => (
          <OwnCase key={one.id} told={one} />
        ))}
      </ul>
    </section>
  )
}

function OwnCase({ told }: { readonly told: CharacterCase }) {
  const texts = caseTexts
  const [withdraw, { isLoading }] = useWithdrawCharacterCaseMutation()
  const [restore] = useRestoreCharacterCaseMutation()
  const { id, figure, ours, theirs, state, answer, canWithdraw } = told
  const name = caseFigureName(figure)
  const takeBack = async () => {
    const { error } = await withdraw({ params: { id } })
    // A failure is told by the call itself; the list shows what is true.
    if (error !== undefined) return
    showActionToast(texts.withdrawn, {
      label: texts.undo,
      run: () => void restore({ params: { id } }),
    })
  }
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <b>{name}</b>
        <span className={styles.muted}>
          {texts.fromTo(caseValue(figure, ours), caseValue(figure, theirs))}
        </span>
        {answer !== '' && <span>{answer}</span>}
      </span>
      <Tag tone={state === 'accepted' ? 'primary' : state === 'open' ? 'brass' : 'neutral'}>
        {texts.states[state]}
      </Tag>
      {canWithdraw && (
        <Button
          size="small"
          variant="ghost"
          busy={isLoading}
          aria-label={texts.withdrawOf(name)}
          onClick={() => void takeBack()}
        >
          {texts.withdraw}
        </Button>
      )}
    </li>
  )
}
