import type { SessionView } from '@gyeol/contract'
import { formatListDate } from '@gyeol/korean'
import { BellIcon } from '../../../shared/icons/icons.ts'
import { showToast } from '../../../shared/toast/toast.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { ErrorState } from '../../../shared/ui/display/error-state.tsx'
import { SectionTitle } from '../../../shared/ui/display/section-title.tsx'
import { Skeleton } from '../../../shared/ui/display/skeleton.tsx'
import { Tag } from '../../../shared/ui/display/tag.tsx'
import {
  useEndOwnSessionMutation,
  useListOwnSessionsQuery,
  useSilenceOwnSessionMutation,
} from '../account.api.ts'
import styles from './profile.module.css'
import { profileTexts } from './profile.texts.ts'
import { describeUserAgent } from './user-agent.ts'

/** Where one is logged in, with logout from afar. */
export function SessionSection() {
  const texts = profileTexts.sessions
  const { data, isError, refetch } = useListOwnSessionsQuery()
  return (
    <Card as="section" padding="large" aria-labelledby="sessions" className={styles.section}>
      <SectionTitle id="sessions">{texts.title}</SectionTitle>
      <p className={styles.note}>{texts.line}</p>
      {data === undefined && isError && <ErrorState onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Skeleton lines={3} />}
      {data !== undefined && (
        <ul className={styles.devices}>
          {data.items.map((session) => (
            <Device key={session.id} session={session} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Device({ session }: { session: SessionView }) {
  const texts = profileTexts.sessions
  const name = describeUserAgent(session.userAgent) ?? texts.unknown
  return (
    <li className={styles.device}>
      <div className={styles.deviceWords}>
        <p className={styles.deviceName} title={session.userAgent}>
          {name}
          {session.current && <Tag tone="primary">{texts.current}</Tag>}
          {session.isOver && <Tag>{texts.over}</Tag>}
        </p>
        <p className={styles.deviceLine}>
          {texts.seen(formatListDate(Date.parse(session.lastSeenAt)))}
          {' · '}
          {texts.since(formatListDate(Date.parse(session.createdAt)))}
        </p>
        {session.toldBrowsers > 0 && <Reminders session={session} name={name} />}
      </div>
      {!session.current && <EndButton session={session} name={name} />}
    </li>
  )
}

type DeviceProps = { readonly session: SessionView; readonly name: string }

/** That a device is sent reminders, and the way to end it. */
function Reminders({ session, name }: DeviceProps) {
  const texts = profileTexts.sessions
  const [silence, { isLoading }] = useSilenceOwnSessionMutation()
  const finish = async () => {
    const { error } = await silence({ params: { id: session.id } })
    if (error === undefined) showToast(texts.silenced, { kind: 'success' })
  }
  return (
    <p className={styles.deviceReminders}>
      <BellIcon aria-hidden="true" />
      {texts.told(session.toldBrowsers)}
      <Button
        size="small"
        variant="ghost"
        busy={isLoading}
        aria-label={texts.silenceOf(name)}
        onClick={() => void finish()}
      >
        {texts.silence}
      </Button>
    </p>
  )
}

function EndButton({ session, name }: DeviceProps) {
  const texts = profileTexts.sessions
  const [end, { isLoading }] = useEndOwnSessionMutation()
  const finish = async () => {
    const { error } = await end({ params: { id: session.id } })
    if (error !== undefined) return
    showToast(session.isOver ? texts.forgotten : texts.ended, { kind: 'success' })
  }
  return (
    <Button
      size="small"
      busy={isLoading}
      aria-label={session.isOver ? texts.forgetOf(name) : texts.endOf(name)}
      onClick={() => void finish()}
    >
      {session.isOver ? texts.forget : texts.end}
    </Button>
  )
}
