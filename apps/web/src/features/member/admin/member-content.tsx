import type { ContentKind, MemberContent } from '@gyeol/contract'
import { formatNumber } from '@gyeol/korean'
import { useState } from 'react'
import { Link } from 'react-router'
import { contentTexts } from '../../../shared/moderation/content-kinds.texts.ts'
import { memberContentTexts } from './member-content.texts.ts'
import { useReadMemberContentQuery } from '../../../shared/moderation/moderation.api.ts'
import { TakeDownDialog } from '../../../shared/moderation/take-down-dialog.tsx'
import { Button, LinkButton } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { ErrorState } from '../../../shared/ui/display/error-state.tsx'
import { SectionTitle } from '../../../shared/ui/display/section-title.tsx'
import { Skeleton } from '../../../shared/ui/display/skeleton.tsx'
import { Tag } from '../../../shared/ui/display/tag.tsx'
import styles from './member-list.module.css'

/** Everything a member has made, by kind, and taking down all of one kind or everything. */
export function MemberContentCard({ memberId }: { readonly memberId: string }) {
  const texts = memberContentTexts
  const { data, isError, refetch } = useReadMemberContentQuery({ params: { id: memberId } })
  const [kinds, setKinds] = useState<readonly ContentKind[] | null>(null)
  const rows = (data ?? []).filter(
    ({ kind, count, takenDown }) => kind !== 'nickname' && count + takenDown > 0,
  )
  const takable = rows.filter(({ shown }) => shown > 0)
  return (
    <Card as="section" padding="large" aria-labelledby="content" className={styles.section}>
      <SectionTitle id="content">{texts.title}</SectionTitle>
      {data === undefined && isError && (
        <ErrorState title={texts.failed} onRetry={() => void refetch()} />
      )}
      {data === undefined && !isError && <Skeleton shape="block" lines={3} />}
      {data !== undefined && rows.length === 0 && <p className={styles.actionLine}>{texts.none}</p>}
      {rows.map((row) => (
        <KindRow
          key={row.kind}
          row={row}
          memberId={memberId}
          onTakeDown={() => setKinds([row.kind])}
        />
      ))}
      <KindRow
        row={data?.find(({ kind }) => kind === 'nickname')}
        memberId={memberId}
        onTakeDown={() => setKinds(['nickname'])}
      />
      <div className={styles.formActions}>
        <LinkButton variant="ghost" to={`/admin/problem?view=takedown&member=${memberId}`}>
          {texts.history}
        </LinkButton>
        {takable.length > 0 && (
          <Button variant="danger" onClick={() => setKinds(takable.map(({ kind }) => kind))}>
            {texts.takeDownAll}
          </Button>
        )}
      </div>
      {kinds !== null && (
        <TakeDownDialog
          counts={(data ?? []).flatMap(({ kind, shown }) =>
            kinds.includes(kind) ? { kind, count: shown } : [],
          )}
          target={{ members: [memberId], kinds: [...kinds] }}
          onClose={() => setKinds(null)}
        />
      )}
    </Card>
  )
}

type KindRowProps = {
  readonly row: MemberContent[number] | undefined
  readonly memberId: string
  readonly onTakeDown: () => void
}

function KindRow({ row, memberId, onTakeDown }: KindRowProps) {
  const texts = memberContentTexts
  if (row === undefined) return null
  const { kind, count, shown, takenDown, newest } = row
  const name = contentTexts.kinds[kind]
  return (
    <div className={styles.action}>
      <p>
        <b>{name}</b> <Tag>{texts.count(formatNumber(count))}</Tag>{' '}
        {takenDown > 0 && <Tag tone="danger">{texts.takenDown(formatNumber(takenDown))}</Tag>}
      </p>
      <ul className={styles.actionLine}>
        {newest.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
      <span className={styles.undo}>
        {count > newest.length && (
          <Link to={`/admin/problem?view=content&kind=${kind}&member=${memberId}`}>
            {texts.all}
          </Link>
        )}
        {shown > 0 && (
          <Button size="small" aria-label={texts.takeDownKind(name)} onClick={onTakeDown}>
            {texts.takeDown}
          </Button>
        )}
      </span>
    </div>
  )
}
