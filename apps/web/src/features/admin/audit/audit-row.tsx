import { thingPath } from '@gyeol/catalogue'
import {
  AUDIT_AREA_CODES,
  AUDIT_AREAS,
  type AuditArea,
  type AuditEntry,
  CATALOGUE_ENTITY_CODES,
  type CatalogueEntity,
  REVISED_ENTITIES,
  type RevisedEntity,
} from '@gyeol/contract'
import { formatClock } from '@gyeol/korean'
import { useRestore } from '../../../shared/catalogue/revisions/use-restore.ts'
import { ChevronDownIcon } from '../../../shared/icons/icons.ts'
import { Button, LinkButton } from '../../../shared/ui/buttons/button.tsx'
import { Tag } from '../../../shared/ui/display/tag.tsx'
import { oneOfOrNone } from '../../../shared/router/use-filters.ts'
import { AuditDiff } from './audit-diff.tsx'
import { auditSentence } from './audit-sentence.ts'
import styles from './audit-row.module.css'
import { auditTexts } from './audit.texts.ts'

type Actor = NonNullable<AuditEntry['actor']>

export type AuditRowProps = {
  readonly entry: AuditEntry
  /** Shows only what one person did. */
  readonly onActor?: ((actor: Actor) => void) | undefined
}

/** One act: when, who, and a sentence; opened, what exactly changed, why, and the way there. */
export function AuditRow({ entry, onActor }: AuditRowProps) {
  const texts = auditTexts
  const { at, actor, entity } = entry
  const { lead, name, tail } = auditSentence(entry)
  const area = areaOf(entity)
  return (
    <details className={styles.row}>
      <summary className={styles.line}>
        <time dateTime={at} className={styles.time}>
          {formatClock(Date.parse(at))}
        </time>
        <span className={styles.actor}>
          {actor?.nickname ?? (isByStranger(entry) ? texts.stranger : texts.commandLine)}
        </span>
        <span className={styles.words}>
          {lead}
          {name !== null && <b>{name}</b>}
          {tail}
        </span>
        {area && (
          <span className={styles.area}>
            <Tag>{texts.areas[area]}</Tag>
          </span>
        )}
        <ChevronDownIcon className={styles.chevron} />
      </summary>
      <AuditDetail entry={entry} onActor={onActor} />
    </details>
  )
}

function AuditDetail({ entry, onActor }: AuditRowProps) {
  const texts = auditTexts
  const { actor, after, reason, entityName } = entry
  const page = pageOf(entry)
  const list = listOf(entry.entity)
  const restore = useRestore()
  const removed = removedBy(entry)
  return (
    <div className={styles.detail}>
      <AuditDiff entry={entry} />
      {reason !== null && (
        <dl className={styles.facts}>
          <dt>{texts.reason}</dt>
          <dd>{reason}</dd>
        </dl>
      )}
      <div className={styles.ways}>
        {actor !== null && onActor !== undefined && (
          <Button size="small" variant="ghost" onClick={() => onActor(actor)}>
            {texts.onlyBy(actor.nickname)}
          </Button>
        )}
        {typeof after?.['correctionId'] === 'string' && list !== undefined && (
          <LinkButton
            size="small"
            to={`/correction?${new URLSearchParams({ view: 'all', entity: list, id: entry.entityId })}`}
          >
            {texts.proposalWay}
          </LinkButton>
        )}
        {removed !== null && (
          <Button size="small" onClick={() => void restore(removed)}>
            {texts.restore}
          </Button>
        )}
        {page !== null && entityName !== null && (
          <LinkButton size="small" to={page}>
            {texts.open(entityName)}
          </LinkButton>
        )}
      </div>
    </div>
  )
}

/** What an act removed, where it can come back. */
function removedBy({ action, entity, entityId }: AuditEntry) {
  const kind = oneOfOrNone<RevisedEntity>(REVISED_ENTITIES, entity)
  return kind !== undefined && action === `${kind}.delete` ? { entity: kind, id: entityId } : null
}

function areaOf(entity: string): AuditArea | undefined {
  return AUDIT_AREA_CODES.find((area) => {
    const entities: readonly string[] = AUDIT_AREAS[area]
    return entities.includes(entity)
  })
}

/** Where things outside the library can be looked at. */
const PAGES: Readonly<Record<string, (id: string) => string>> = {
  member: (id) => `/member/${id}`,
  setting: () => '/admin/setting',
  policy: (id) => `/admin/policy/${id}`,
  alert: () => '/admin/alert',
  notice: (id) => `/notion/${id}`,
  event: (id) => `/event/${id}`,
  'price-item': (id) => `/current-price/${id}`,
}

/** The page of the thing; null where it has none, or has gone. */
function pageOf({ action, entity, entityId }: AuditEntry): string | null {
  if (action.endsWith('.delete')) return null
  const list = listOf(entity)
  if (list !== undefined) return thingPath(list, entityId)
  return PAGES[entity]?.(entityId) ?? null
}

const listOf = (entity: string) => oneOfOrNone<CatalogueEntity>(CATALOGUE_ENTITY_CODES, entity)

/** Whoever fails has not shown who they are. */
function isByStranger({ action }: AuditEntry): boolean {
  return action === 'login.fail' || action === 'totp.fail'
}
