import { formatDate, formatListDate, formatNumber } from '@gyeol/korean'
import { useState } from 'react'
import { saveFile } from '../../shared/files/save-file.ts'
import { requestFile } from '../../shared/http/request.ts'
import { DownloadIcon } from '../../shared/icons/icons.ts'
import { Button } from '../../shared/ui/buttons/button.tsx'
import { Card } from '../../shared/ui/display/card.tsx'
import { DefinitionList, DefinitionRow } from '../../shared/ui/display/definition-row.tsx'
import { ErrorState } from '../../shared/ui/display/error-state.tsx'
import { HintStrip } from '../../shared/ui/display/hint-strip.tsx'
import { SectionTitle } from '../../shared/ui/display/section-title.tsx'
import { Skeleton } from '../../shared/ui/display/skeleton.tsx'
import { useReadBackupStatusQuery } from './setting.api.ts'
import styles from './setting.module.css'
import { settingTexts } from './setting.texts.ts'

/** How old the last backup of the site is, and a fresh one to take along: for owners. */
export function BackupSection() {
  const texts = settingTexts.backup
  const { data, isError, refetch } = useReadBackupStatusQuery()
  return (
    <Card as="section" padding="large" aria-labelledby="backup" className={styles.section}>
      <SectionTitle id="backup">{texts.title}</SectionTitle>
      <p className={styles.note}>{texts.line}</p>
      {data === undefined && isError && (
        <ErrorState title={texts.loadFailed} onRetry={() => void refetch()} />
      )}
      {data === undefined && !isError && <Skeleton lines={2} />}
      {data !== undefined && <Facts status={data} />}
      <Download onDone={() => void refetch()} />
    </Card>
  )
}

type Status = NonNullable<ReturnType<typeof useReadBackupStatusQuery>['data']>

const shown = (at: string) => formatListDate(Date.parse(at))

function Facts({ status }: { status: Status }) {
  const texts = settingTexts.backup
  const { lastAt, rows, failedAt, everyHours, isLate } = status
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
      </DefinitionList>
    </>
  )
}

type Phase = 'resting' | 'busy' | 'done' | 'broken'

function Download({ onDone }: { onDone: () => void }) {
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
      </div>
    </>
  )
}
