import { AUDIT_AREA_CODES } from '@gyeol/contract'
import { oneOfOrNone, useFilters } from '../../../shared/router/use-filters.ts'

const DEFAULTS = { search: '', area: '', from: '', to: '', actor: '', actorName: '' }

/** What the address asks of the audit log, and what of it is asked of the server. */
export function useAuditFilters() {
  const filters = useFilters(DEFAULTS)
  return { filters, asked: askedFor(filters.values) }
}

/** What the server takes; a half-typed day is left out rather than refused. */
function askedFor({ search, area, from, to, actor }: typeof DEFAULTS) {
  const day = (text: string) =>
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined
  return {
    search: search.slice(0, 100) || undefined,
    area: oneOfOrNone(AUDIT_AREA_CODES, area) ?? undefined,
    from: day(from),
    to: day(to),
    actorId: /^[A-Za-z0-9_-]{1,64}$/.test(actor) ? actor : undefined,
  }
}
