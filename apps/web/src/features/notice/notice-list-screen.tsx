import type { ReactNode } from 'react'
import { permits } from '../../shared/session/role.ts'
import { useAreRolesKnown, useSession } from '../../shared/session/session-store.ts'
import { oneOfOrNone, useFilters } from '../../shared/router/use-filters.ts'
import { CreateLink } from '../../shared/ui/buttons/create-link.tsx'
import { Skeleton } from '../../shared/ui/display/skeleton.tsx'
import { Page } from '../../shared/ui/layout/page.tsx'
import { SegmentedControl } from '../../shared/ui/fields/segmented-control.tsx'
import { useNoticeArea } from './notice-area.ts'
import { NoticeInbox } from './notice-inbox.tsx'
import { NoticeManagement } from './notice-management.tsx'
import { noticeTexts } from './notice.texts.ts'
import { PastToasts } from './past-toasts.tsx'

export const NOTICE_FILTERS = { search: '', view: 'read' }

const VIEWS = ['read', 'manage'] as const

type NoticeListScreenProps = { readonly news?: ReactNode; readonly follow?: ReactNode }

/** /notion and /notification: notices to read; for those who write them also the ones to look after.
 * `news`: what else the inbox tells, above them; `follow`: how one is told of new ones. */
export function NoticeListScreen({ news, follow }: NoticeListScreenProps) {
  const texts = noticeTexts
  const area = useNoticeArea()
  const { roles } = useSession()
  const areRolesKnown = useAreRolesKnown()
  const filters = useFilters(NOTICE_FILTERS)
  const mayWrite = permits(roles, 'notice.write-own')
  const view = oneOfOrNone(VIEWS, filters.values.view) ?? 'read'
  return (
    <Page
      title={texts.area[area]}
      hasLateActions
      actions={
        <>
          {follow}
          {area === 'notification' && <PastToasts />}
          {mayWrite && <CreateLink to={`/${area}/create`} label={texts.write} />}
          {mayWrite && (
            <SegmentedControl
              label={texts.view}
              value={view}
              onChange={(next) => filters.set({ view: next, search: '' })}
              segments={VIEWS.map((value) => ({ value, label: texts.views[value] }))}
            />
          )}
        </>
      }
    >
      {news}
      {view === 'manage' && !areRolesKnown && <Skeleton shape="block" lines={5} />}
      {view === 'manage' && mayWrite && <NoticeManagement area={area} filters={filters} />}
      {(view === 'read' || (areRolesKnown && !mayWrite)) && (
        <NoticeInbox area={area} filters={filters} />
      )}
    </Page>
  )
}
