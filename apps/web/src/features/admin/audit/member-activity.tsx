import { useSearchParams } from 'react-router'
import { AuditList } from './audit-list.tsx'
import { auditTexts } from './audit.texts.ts'

const PAGE_SIZE = 10

type MemberActivityProps = {
  readonly memberId: string
  /** What the member did, or what was done to the account. */
  readonly view: 'doneBy' | 'changes'
}

/** The log of one member, for the member's page; its page number stands in the address under its view. */
export function MemberActivity({ memberId, view }: MemberActivityProps) {
  const texts = auditTexts
  const [params] = useSearchParams()
  const page = Math.max(1, Math.trunc(Number(params.get(view))) || 1)
  const who = view === 'doneBy' ? { actorId: memberId } : { entity: 'member', entityId: memberId }
  const hrefOf = (next: number) => {
    const search = new URLSearchParams(params)
    search.delete(view)
    if (next > 1) search.set(view, String(next))
    return `?${search}`
  }
  return (
    <AuditList
      of={view}
      query={{ ...who, page, pageSize: PAGE_SIZE }}
      emptyLine={texts.empty}
      hrefOf={hrefOf}
    />
  )
}
