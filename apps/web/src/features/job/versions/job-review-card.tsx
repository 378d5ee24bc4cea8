import { thingPath } from '@gyeol/catalogue'
import type { Job, JobReview } from '@gyeol/contract'
import { formatDate } from '@gyeol/korean'
import { useState } from 'react'
import { Link } from 'react-router'
import { useIsEditor } from '../../../shared/catalogue/evidence-tag.tsx'
import { shownItem } from '../../../shared/catalogue/shown-names.ts'
import { showErrorToast, showToast } from '../../../shared/toast/toast.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { HintStrip } from '../../../shared/ui/display/hint-strip.tsx'
import { Skeleton } from '../../../shared/ui/display/skeleton.tsx'
import { ConfirmDialog } from '../../../shared/ui/layers/confirm-dialog.tsx'
import { useReadJobReviewQuery } from '../job.api.ts'
import { useWritingAgain } from './use-writing-again.ts'
import { fieldNames } from './version-words.ts'
import styles from './versions.module.css'
import { versionTexts } from './versions.texts.ts'

/** 다시 볼 것: what a guide recommends that has changed since it was written, and in what. */
export function JobReviewCard({ job }: { readonly job: Job }) {
  const texts = versionTexts.review
  const isEditor = useIsEditor()
  const { currentData, error } = useReadJobReviewQuery({ params: { id: job.id } })
  return (
    <section className={styles.review} aria-label={texts.title}>
      <HintStrip>{texts.line}</HintStrip>
      {currentData === undefined && error === undefined && <Skeleton lines={2} />}
      {currentData !== undefined && (
        <ul className={styles.reasons}>
          {currentData.items.map((item) => (
            <li key={`${item.entity} ${item.id}`} className={styles.reason}>
              <Reason item={item} />
            </li>
          ))}
        </ul>
      )}
      {isEditor && <LookedButton job={job} />}
    </section>
  )
}

function Reason({ item }: { readonly item: JobReview['items'][number] }) {
  const texts = versionTexts.review
  const { entity, id, name, at, fields } = item
  if (name === null || at === null)
    return (
      <>
        <span>{texts.goneName}</span>
        <span className={styles.when}>{texts.gone}</span>
      </>
    )
  const day = formatDate(Date.parse(at))
  const names = fieldNames(fields)
  return (
    <>
      <Link to={thingPath(entity, id)}>{shownItem({ name, nameEn: item.nameEn }).name}</Link>
      <span className={styles.when}>
        {names === '' ? texts.changedOnly(day) : texts.changed(day, names)}
      </span>
    </>
  )
}

/** An editor has looked and the guide is right as it is: it is written again without a change. */
function LookedButton({ job }: { readonly job: Job }) {
  const texts = versionTexts.review
  const write = useWritingAgain()
  const [isAsking, setAsking] = useState(false)
  const confirm = async () => {
    if ((await write(job, job.version)) === null) showErrorToast(texts.failed)
    else showToast(texts.done, { kind: 'success' })
  }
  return (
    <div>
      <Button size="small" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {texts.looked}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={texts.confirmTitle}
        description={texts.confirmLine}
        confirmLabel={texts.confirm}
        onOpenChange={setAsking}
        onConfirm={() => void confirm()}
      />
    </div>
  )
}
