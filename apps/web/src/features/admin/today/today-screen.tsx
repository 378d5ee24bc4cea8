import type { Task, Today } from '@gyeol/contract'
import { formatListDate, formatNumber } from '@gyeol/korean'
import type { ReactNode } from 'react'
import { QueryFailure } from '../../../shared/api/query-failure.tsx'
import { AlertIcon, CheckIcon, ClockIcon, RefreshIcon } from '../../../shared/icons/icons.ts'
import { classNames } from '../../../shared/theme/class-names.ts'
import { IconButton } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { EmptyState } from '../../../shared/ui/display/empty-state.tsx'
import { Skeleton } from '../../../shared/ui/display/skeleton.tsx'
import { Page } from '../../../shared/ui/layout/page.tsx'
import { useToday } from '../office/use-today.ts'
import { SetupList } from './setup-list.tsx'
import { TaskRow } from './task-row.tsx'
import styles from './today.module.css'
import { taskTexts, todayTexts } from './today.texts.ts'

/** What stands inside the row of a task, by its code: what other features show of it. */
export type TaskDetails = Readonly<Record<string, ReactNode>>

const NO_DETAILS: TaskDetails = {}

/** /admin: what waits for the viewer and the way to it. */
export function TodayScreen({ details = NO_DETAILS }: { readonly details?: TaskDetails }) {
  const texts = todayTexts
  const { data, error, refetch } = useToday()
  return (
    <Page
      title={texts.title}
      line={data && <span aria-live="polite">{lineOf(data, texts)}</span>}
      actions={
        <IconButton
          variant="secondary"
          label={texts.refresh}
          icon={<RefreshIcon />}
          onClick={() => void refetch()}
        />
      }
    >
      {data === undefined && error !== undefined && (
        <QueryFailure error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === undefined && <Skeleton shape="block" lines={5} />}
      {data !== undefined && <TaskLists today={data} details={details} />}
    </Page>
  )
}

function lineOf({ at, tasks }: Today, texts: typeof todayTexts): string {
  const sum = (wanted: readonly Task[]) =>
    wanted.reduce((total, { count }) => total + (count ?? 0), 0)
  const when = formatListDate(Date.parse(at))
  const all = sum(tasks)
  if (all === 0) return texts.calmLine(when)
  const urgent = sum(tasks.filter(({ isUrgent }) => isUrgent))
  const line = texts.line(when, formatNumber(all))
  return urgent === 0 ? line : `${line} · ${texts.urgentLine(formatNumber(urgent))}`
}

type TaskListsProps = { readonly today: Today; readonly details: TaskDetails }

function TaskLists({ today: { tasks, setup, setupChoice }, details }: TaskListsProps) {
  const texts = todayTexts
  const isCalm = ({ count }: Task) => count === 0
  const open = tasks.filter((task) => !isCalm(task))
  const calm = tasks.filter(isCalm)
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <Tasks
          id="urgent"
          title={texts.urgent}
          icon={<AlertIcon />}
          isUrgent
          details={details}
          tasks={open.filter(({ isUrgent }) => isUrgent)}
        />
        <Tasks
          id="waiting"
          title={texts.waiting}
          icon={<ClockIcon />}
          details={details}
          tasks={open.filter(({ isUrgent }) => !isUrgent)}
        />
        {open.length === 0 && (
          <Card>
            <EmptyState title={texts.done} line={texts.doneLine} />
          </Card>
        )}
      </div>
      <div className={styles.side}>
        <SetupList steps={setup} choice={setupChoice} />
        {calm.length > 0 && <CalmList tasks={calm} />}
      </div>
    </div>
  )
}

type TasksProps = {
  readonly id: string
  readonly title: string
  readonly icon: ReactNode
  readonly isUrgent?: boolean
  readonly tasks: readonly Task[]
  readonly details: TaskDetails
}

function Tasks({ id, title, icon, isUrgent = false, tasks, details }: TasksProps) {
  if (tasks.length === 0) return null
  return (
    <section aria-labelledby={id} className={classNames(isUrgent && styles.urgent)}>
      <h2 id={id} className={styles.title}>
        {icon}
        {title}
      </h2>
      <Card as="ul">
        {tasks.map((task) => (
          <TaskRow key={task.code} task={task} detail={details[task.code]} />
        ))}
      </Card>
    </section>
  )
}

/** What nobody waits for, so that silence can be read. */
function CalmList({ tasks }: { tasks: readonly Task[] }) {
  const texts = todayTexts
  const names = taskTexts
  return (
    <section aria-labelledby="calm">
      <h2 id="calm" className={styles.title}>
        <CheckIcon />
        {texts.calm}
      </h2>
      <Card as="ul">
        {tasks.map(({ code }) => (
          <li key={code} className={styles.calm}>
            <CheckIcon aria-hidden="true" />
            {names[code]?.name ?? code}
          </li>
        ))}
      </Card>
    </section>
  )
}
