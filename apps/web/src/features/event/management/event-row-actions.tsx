import type { EventSummary } from '@gyeol/contract'
import { CopyIcon, DeleteIcon, EditIcon, MoreIcon } from '../../../shared/icons/icons.ts'
import { IconButton } from '../../../shared/ui/buttons/button.tsx'
import { Menu } from '../../../shared/ui/popups/menu.tsx'
import { editingTexts } from '../editing/event-editing.texts.ts'
import { eventTexts } from '../event.texts.ts'
import { RemoveEvent } from './remove-event.tsx'

/** What can be done with one row of the desk. */
export function EventRowActions({ event }: { event: EventSummary }) {
  const texts = eventTexts.detail
  const more = editingTexts.manage.more
  return (
    <>
      <Menu
        trigger={<IconButton size="small" label={more(event.title)} icon={<MoreIcon />} />}
        entries={[
          {
            kind: 'link',
            key: 'edit',
            label: texts.edit,
            icon: <EditIcon />,
            to: `/event/${event.id}/edit`,
          },
          {
            kind: 'link',
            key: 'duplicate',
            label: texts.duplicate,
            icon: <CopyIcon />,
            to: `/event/create?from=${event.id}`,
          },
        ]}
      />
      <RemoveEvent
        event={event}
        trigger={
          <IconButton size="small" label={`${event.title} ${texts.remove}`} icon={<DeleteIcon />} />
        }
      />
    </>
  )
}
