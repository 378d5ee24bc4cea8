import { useFilters } from '../../shared/router/use-filters.ts'

const DEFAULTS = { action: '', entity: '', from: '', to: '', actor: '', actorName: '' }

/** What the address asks of the audit log, and what of it is asked of the server. */
export function useAuditFilters() {
  const filters = useFilters(DEFAULTS)
  return { filters, asked: askedFor(filters.values) }
}

/** What the server takes; a half-typed day is left out rather than refused. */
function askedFor({ action, entity, from, to, actor }: typeof DEFAULTS) {
  const day = (text: string) =>
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined
  return {
    action: action.slice(0, 64) || undefined,
    entity: entity.slice(0, 64) || undefined,
    from: day(from),
    to: day(to),
    actorId: /^[A-Za-z0-9_-]{1,64}$/.test(actor) ? actor : undefined,
  }
}
