import type { BackupStatus } from '@gyeol/contract'
import { formatDate, formatListDate, formatNumber } from '@gyeol/korean'
import { type ReactNode, useState } from 'react'
import { saveFile } from '../../shared/files/save-file.ts'
import { requestFile } from '../../shared/http/request.ts'
import { DownloadIcon } from '../../shared/icons/icons.ts'
import { showActionToast } from '../../shared/toast/toast.ts'
import { Button } from '../../shared/ui/buttons/button.tsx'
import { Card } from '../../shared/ui/display/card.tsx'
import { DefinitionList, DefinitionRow } from '../../shared/ui/display/definition-row.tsx'
import { ErrorState } from '../../shared/ui/display/error-state.tsx'
import { HintStrip } from '../../shared/ui/display/hint-strip.tsx'
import { SectionTitle } from '../../shared/ui/display/section-title.tsx'
import { Skeleton } from '../../shared/ui/display/skeleton.tsx'
import {
  useReadBackupStatusQuery,
  useTryBackupMutation,
  useUpdateQuietCopyMutation,
} from './setting.api.ts'
import styles from './setting.module.css'
import { settingTexts } from './setting.texts.ts'

/** How soon a trial that is under way is looked at again. */
const TRIAL_LOOK_MS = 3000

/** How old the last backup of the site is, and a fresh one to take along: for owners. */
export function BackupSection() {
  const texts = settingTexts.backup
  const [isWaiting, setIsWaiting] = useState(false)
  const pollingInterval = isWaiting ? TRIAL_LOOK_MS : 0
  const { data, isError, refetch } = useReadBackupStatusQuery(undefined, { pollingInterval })
  if (data !== undefined && data.isTrying !== isWaiting) setIsWaiting(data.isTrying)
  return (
    <Card as="section" padding="large" aria-labelledby="backup" className={styles.section}>
      <SectionTitle id="backup">{texts.title}</SectionTitle>
      <p className={styles.note}>{texts.line}</p>
      {data === undefined && isError && (
        <ErrorState title={texts.loadFailed} onRetry={() => void refetch()} />
      )}
      {data === undefined && !isError && <Skeleton lines={2} />}
      {data?.isQuietCopy === true && <QuietCopy />}
      {data !== undefined && <Facts status={data} />}
      <Download
        onDone={() => void refetch()}
        beside={data !== undefined && data.lastAt !== null && <TryNow isBusy={data.isTrying} />}
      />
    </Card>
  )
}

const shown = (at: string) => formatListDate(Date.parse(at))

function Facts({ status }: { status: BackupStatus }) {
  const texts = settingTexts.backup
  const { lastAt, rows, failedAt, everyHours, keep, nextAt, isLate } = status
  return (
    <>
      {isLate && (
        <HintStrip tone="danger">
          {failedAt === null ? texts.late : texts.failed(shown(failedAt))}
        </HintStrip>
      )}
      <DefinitionList>
        <DefinitionRow term={texts.last} muted={lastAt === null}>
          {lastAt === null ? texts.never : texts.lastValue(shown(lastAt), formatNumber(rows))}
        </DefinitionRow>
        <DefinitionRow term={texts.pace} muted={everyHours === 0}>
          {everyHours === 0 ? texts.paceOff : texts.paceValue(everyHours)}
        </DefinitionRow>
        {nextAt !== null && (
          <>
            <DefinitionRow term={texts.next}>{shown(nextAt)}</DefinitionRow>
            <DefinitionRow term={texts.keep}>{texts.keepValue(keep)}</DefinitionRow>
          </>
        )}
        <DefinitionRow term={texts.trial} muted={status.trial === null}>
          {trialWords(status)}
        </DefinitionRow>
      </DefinitionList>
    </>
  )
}

function trialWords({ trial, isTrying }: BackupStatus): string {
  const texts = settingTexts.backup
  if (isTrying) return texts.trialBusy
  if (trial === null) return texts.trialNever
  const when = shown(trial.at)
  if (trial.failure === null) return texts.trialFine(when, formatNumber(trial.rows))
  return texts.trialFailed[trial.failure](when)
}

function TryNow({ isBusy }: { isBusy: boolean }) {
  const [tryBackup, { isLoading }] = useTryBackupMutation()
  return (
    <Button busy={isBusy || isLoading} onClick={() => void tryBackup()}>
      {settingTexts.backup.tryNow}
    </Button>
  )
}

/** A restored copy is silent until the owner says that it is the site. */
function QuietCopy() {
  const texts = settingTexts.backup
  const [update, { isLoading }] = useUpdateQuietCopyMutation()
  const speak = async () => {
    const { error } = await update({ body: { isQuiet: false } })
    if (error !== undefined) return
    const run = () => void update({ body: { isQuiet: true } })
    showActionToast(texts.spoken, { label: texts.hushAgain, run })
  }
  return (
    <>
      <HintStrip tone="danger">{texts.quiet}</HintStrip>
      <div className={styles.actions}>
        <Button busy={isLoading} onClick={() => void speak()}>
          {texts.speak}
        </Button>
      </div>
    </>
  )
}

type Phase = 'resting' | 'busy' | 'done' | 'broken'

function Download({ onDone, beside }: { onDone: () => void; beside: ReactNode }) {
  const texts = settingTexts.backup
  const [phase, setPhase] = useState<Phase>('resting')
  const download = async () => {
    setPhase('busy')
    try {
      const file = await requestFile({ path: '/api/backup/file' })
      saveFile(texts.fileName(formatDate(Date.now())), file)
      setPhase('done')
      onDone()
    } catch {
      // The toast has said why; here stands what to do.
      setPhase('broken')
    }
  }
  return (
    <>
      {phase !== 'resting' && (
        <HintStrip live tone={phase === 'broken' ? 'danger' : 'primary'}>
          {texts[phase]}
        </HintStrip>
      )}
      <div className={styles.actions}>
        <Button icon={<DownloadIcon />} busy={phase === 'busy'} onClick={() => void download()}>
          {texts.download}
        </Button>
        {beside}
      </div>
    </>
  )
}
