import { useSearchParams } from 'react-router'
import { useTexts } from '../../shared/texts/texts.ts'
import { AuditList } from './audit-list.tsx'
import { auditTexts } from './audit.texts.ts'

const PAGE_SIZE = 10

/** What one member did, for the member's page; its page number stands in the address as `deeds`. */
export function MemberActivity({ memberId }: { memberId: string }) {
  const texts = useTexts(auditTexts)
  const [params] = useSearchParams()
  const page = Math.max(1, Math.trunc(Number(params.get('deeds'))) || 1)
  return (
    <AuditList
      query={{ actorId: memberId, page, pageSize: PAGE_SIZE }}
      emptyLine={texts.empty}
      hrefOf={(next) => (next > 1 ? `?deeds=${next}` : '?')}
    />
  )
}
