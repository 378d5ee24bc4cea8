import { thingListPath, thingPath } from '@gyeol/catalogue'
import { CATALOGUE_ENTITIES, type ThingEntity } from '@gyeol/contract'
import type { Evidence, NumbersEvidence } from '@gyeol/terms'
import { type ReactNode, useDeferredValue } from 'react'
import { Navigate, useLocation, useParams } from 'react-router'
import { QueryFailure } from '../../api/query-failure.tsx'
import { failureFacts } from '../../http/http-failure.ts'
import { PRODUCT_NAME } from '../../product.ts'
import { LinkButton } from '../../ui/buttons/button.tsx'
import { FullPageMessage } from '../../ui/display/full-page-message.tsx'
import { Skeleton } from '../../ui/display/skeleton.tsx'
import { PageWidth } from '../../ui/layout/page.tsx'
import styles from './thing.module.css'
import { useReadThingLinksQuery } from './thing.api.ts'
import { thingTexts } from './thing.texts.ts'
import { useThingTitle } from './use-thing-title.ts'

/** What every thing is known by. */
export type ThingItem = {
  readonly id: string
  readonly name: string
  readonly nameEn: string | null
  readonly aliases: readonly string[]
  readonly note: string
  readonly evidence: Evidence
  readonly numbersEvidence: NumbersEvidence
  readonly asOf: string | null
  readonly isOffline: boolean
}

type ThingPageProps<Item extends ThingItem> = {
  readonly entity: ThingEntity
  /** What the data cache says about it. */
  readonly query: {
    readonly currentData?: Item
    readonly error?: unknown
    readonly refetch: () => unknown
  }
  readonly children: (item: Item) => ReactNode
}

/** The page of one thing, and what stands there until it has come, or when there is none. */
export function ThingPage<Item extends ThingItem>({
  entity,
  query: { currentData: item, error, refetch },
  children,
}: ThingPageProps<Item>) {
  const { id = '' } = useParams()
  // Asked along with the thing and waited for: what it is linked to stands above other parts of the page.
  const { isLoading: isWaitingForLinks } = useReadThingLinksQuery({ params: { entity, id } })
  const { search, hash } = useLocation()
  const list = CATALOGUE_ENTITIES[entity].name
  useThingTitle(item === undefined ? null : `${item.name} · ${list} · ${PRODUCT_NAME}`)
  const isReady = item !== undefined && !isWaitingForLinks
  // Drawn in small pieces, behind whatever is pressed meanwhile.
  const shown = useDeferredValue(isReady ? item : undefined)
  if (item !== undefined && item.id !== id) {
    return <Navigate replace to={{ pathname: thingPath(entity, item.id), search, hash }} />
  }
  if (isReady && shown?.id === id) return children(shown)
  if (item !== undefined || error === undefined) return <Waiting />
  if (failureFacts(error)?.status === 404) return <GoneThing entity={entity} />
  return (
    <PageWidth className={styles.page}>
      <QueryFailure
        error={error}
        onRetry={() => void refetch()}
        action={<ToList entity={entity} />}
      />
    </PageWidth>
  )
}

function GoneThing({ entity }: { entity: ThingEntity }) {
  const texts = thingTexts
  useThingTitle(`${texts.gone} | ${PRODUCT_NAME}`)
  return (
    <FullPageMessage
      title={texts.gone}
      line={texts.goneLine}
      action={<ToList entity={entity} isMain />}
    />
  )
}

function ToList({ entity, isMain = false }: { entity: ThingEntity; isMain?: boolean }) {
  const texts = thingTexts
  return (
    <LinkButton variant={isMain ? 'primary' : undefined} to={thingListPath(entity)}>
      {texts.toList(CATALOGUE_ENTITIES[entity].name)}
    </LinkButton>
  )
}

/** As large as what comes. */
function Waiting() {
  return (
    <PageWidth className={styles.page}>
      <div className={styles.waitingHero}>
        <Skeleton lines={2} />
      </div>
      <Skeleton lines={6} shape="block" />
    </PageWidth>
  )
}
