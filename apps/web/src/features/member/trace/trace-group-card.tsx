import { type MemberAdmin, QUOTA_WORDS, type TraceGroup } from '@gyeol/contract'
import { formatListDate, formatNumber } from '@gyeol/korean'
import { Link } from 'react-router'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Checkbox } from '../../../shared/ui/controls/checkbox.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { Tag } from '../../../shared/ui/display/tag.tsx'
import { VisuallyHidden } from '../../../shared/ui/display/visually-hidden.tsx'
import { memberAdminTexts } from '../admin/member-admin.texts.ts'
import { roleName } from '../admin/role-name.ts'
import styles from './trace.module.css'
import { traceTexts } from './trace.texts.ts'

type TraceGroupCardProps = {
  readonly group: TraceGroup
  readonly selected: ReadonlySet<string>
  readonly mayTouch: (member: MemberAdmin) => boolean
  readonly onChoose: (ids: readonly string[], isChosen: boolean) => void
}

/** Accounts that have something in common, what each has written today, and choosing them. */
export function TraceGroupCard({ group, selected, mayTouch, onChoose }: TraceGroupCardProps) {
  const texts = traceTexts
  const { members, size, lastAt } = group
  const open = members.filter(({ member }) => mayTouch(member)).map(({ member }) => member.id)
  const isAll = open.length > 0 && open.every((id) => selected.has(id))
  return (
    <Card
      as="section"
      aria-label={texts.group(formatNumber(size), formatListDate(Date.parse(lastAt)))}
    >
      <header className={styles.head}>
        <h2 className={styles.title}>
          {texts.group(formatNumber(size), formatListDate(Date.parse(lastAt)))}
        </h2>
        {open.length > 0 && (
          <Button size="small" onClick={() => onChoose(open, !isAll)}>
            {isAll ? texts.none : texts.all}
          </Button>
        )}
      </header>
      {members.length < size && (
        <p className={styles.more}>{texts.more(formatNumber(members.length))}</p>
      )}
      <ul>
        {members.map(({ member, wrote }) => (
          <li key={member.id} className={styles.row}>
            <Checkbox
              label={<VisuallyHidden>{texts.choose(member.nickname)}</VisuallyHidden>}
              checked={selected.has(member.id)}
              disabled={!mayTouch(member)}
              onChange={(isChosen) => onChoose([member.id], isChosen)}
            />
            <Words member={member} wrote={wrote} />
            {member.status !== 'ACTIVE' && (
              <Tag tone="danger">{memberAdminTexts.statuses[member.status]}</Tag>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Words({ member, wrote }: TraceGroup['members'][number]) {
  const texts = traceTexts
  const today = wrote.map(({ name, count }) =>
    texts.wrote(QUOTA_WORDS.names[name], formatNumber(count)),
  )
  return (
    <span className={styles.words}>
      <Link to={`/member/${member.id}`} className={styles.name}>
        {member.nickname}
      </Link>
      <small>
        {roleName(member.roleCode)} · {texts.joined(formatListDate(Date.parse(member.createdAt)))}
      </small>
      <small>{today.length === 0 ? texts.wroteNothing : today.join(' · ')}</small>
    </span>
  )
}
