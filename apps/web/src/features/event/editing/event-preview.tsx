import type { EventInput } from '@gyeol/contract'
import { MarkdownText } from '../../../shared/markdown/markdown.tsx'
import { EventExtras } from '../detail/event-extras.tsx'
import { eventTexts } from '../event.texts.ts'

type EventPreviewProps = {
  readonly event: Pick<EventInput, 'title' | 'kind' | 'body' | 'rewards' | 'links'>
  /** When it is, in words; null where the form says it well enough. */
  readonly when: string | null
}

/** The event as its page will show it. */
export function EventPreview({ event, when }: EventPreviewProps) {
  const { title, kind, body, rewards, links } = event
  const kinds = eventTexts.kinds
  return (
    <>
      <div>
        <b>{title}</b> <span className="muted">{kinds[kind]}</span>
      </div>
      {when !== null && <p>{when}</p>}
      <MarkdownText source={body} />
      <EventExtras rewards={rewards} links={links} />
    </>
  )
}
