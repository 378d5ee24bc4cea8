import type { RevisedEntity } from '@gyeol/contract'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { SubmitButton } from '../forms/contract-form-view.tsx'
import type { ContractForm } from '../forms/use-contract-form.ts'
import type { VersionFields } from '../forms/version-check-dialog.tsx'
import type { FormRecord } from '../forms/version-merge.ts'
import { useScreenOffer } from '../toast/use-screen-offer.ts'
import { Button } from '../ui/buttons/button.tsx'
import { changedFields, readingsOf } from './change-rows.tsx'
import { ChangesDialog } from './changes-dialog.tsx'
import styles from './editor-bar.module.css'
import { editingTexts } from './editing.texts.ts'
import { useSaveKey } from './use-save-key.ts'

const RevisionsDialog = lazy(async () => ({
  default: (await import('./revisions-dialog.tsx')).RevisionsDialog,
}))

type EditorBarProps<Values extends object> = {
  readonly form: ContractForm<Values>
  readonly fields: VersionFields<Values>
  /** What is edited; null for a new thing, which has no earlier versions. */
  readonly thing: { readonly entity: RevisedEntity; readonly id: string } | null
  /** The form's values of an older content; throws for one it cannot hold. */
  readonly read: (content: FormRecord) => Values
  /** What the button that saves says. */
  readonly children: ReactNode
}

/** Stays at the lower edge of an editor: what saving would change, what there was before, and saving itself. */
export function EditorBar<Values extends object>({
  form,
  fields,
  thing,
  read,
  children,
}: EditorBarProps<Values>) {
  const texts = editingTexts
  const [opened, setOpened] = useState<'changes' | 'revisions' | null>(null)
  const { control, hook } = form
  useWatch({ control })
  useSaveKey(() => void form.send())
  const readings = readingsOf(fields)
  const written = hook.getValues() as FormRecord
  const stored = (hook.formState.defaultValues ?? {}) as FormRecord
  const count = form.isDirty ? changedFields(readings, stored, written).length : 0
  const close = () => setOpened(null)
  const { offer, withdraw } = useScreenOffer()
  useEffect(() => {
    // What is typed after an earlier version was put in must not be lost by taking that back.
    const typing = hook.watch((_values, { type }) => {
      if (type === 'change') withdraw()
    })
    return () => typing.unsubscribe()
  }, [hook, withdraw])
  const fill = (values: FormRecord) => {
    form.fill(values)
    offer(texts.filled, { label: texts.undo, run: () => form.fill(written) })
  }
  return (
    <div className={styles.bar} data-dock="">
      <div className={styles.words}>
        {count > 0 && thing !== null ? (
          <Button size="small" onClick={() => setOpened('changes')}>
            {texts.changes(count)}
          </Button>
        ) : (
          thing !== null && <span className={styles.hint}>{texts.unchanged}</span>
        )}
        {thing !== null && (
          <Button size="small" variant="ghost" onClick={() => setOpened('revisions')}>
            {texts.revisions}
          </Button>
        )}
      </div>
      <SubmitButton form={form} aria-keyshortcuts="Control+S Meta+S" title={texts.saveKey}>
        {children}
      </SubmitButton>
      {opened === 'changes' && (
        <ChangesDialog
          readings={readings}
          stored={stored}
          written={written}
          onClose={close}
          save={
            <>
              <Button onClick={close}>{texts.close}</Button>
              <Button
                variant="primary"
                busy={form.isPending}
                onClick={() => {
                  close()
                  void form.send()
                }}
              >
                {children}
              </Button>
            </>
          }
        />
      )}
      {opened === 'revisions' && thing !== null && (
        <Suspense>
          <RevisionsDialog
            thing={thing}
            readings={readings}
            written={written}
            read={(content) => read(content) as FormRecord}
            onFill={fill}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  )
}
