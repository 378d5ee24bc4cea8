import { type ReactNode, useDeferredValue, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { readyToSend } from '../forms/contract-resolver.ts'
import type { ContractForm } from '../forms/use-contract-form.ts'
import { useMedia } from '../ui/layout/use-media.ts'
import styles from './editor-frame.module.css'
import { editingTexts } from './editing.texts.ts'

type EditorFrameProps<Values extends object, Content> = {
  readonly form: ContractForm<Values>
  /** What the form is sent as when it makes a new thing. */
  readonly schema: z.ZodObject & z.ZodType<Content>
  /** The thing as its page will show it. */
  readonly renderPreview: (content: Content) => ReactNode
  /** The form. */
  readonly children: ReactNode
}

/** A form with what becomes of it: beside it on a desk, folded above it on a phone. */
export function EditorFrame<Values extends object, Content>({
  form: { control },
  schema,
  renderPreview,
  children,
}: EditorFrameProps<Values, Content>) {
  const texts = editingTexts
  const isWide = useMedia('(min-width: 1200px)')
  const values = useDeferredValue(useWatch({ control }))
  const content = useLastFitting(schema, values)
  return (
    <div className={styles.frame}>
      <details key={isWide ? 'wide' : 'narrow'} className={styles.preview} open={isWide}>
        <summary className={styles.title}>
          <h2>{texts.preview}</h2>
        </summary>
        <div className={styles.sheet}>
          {content === null ? (
            <p className={styles.waits}>{texts.previewWaits}</p>
          ) : (
            renderPreview(content)
          )}
        </div>
      </details>
      {children}
    </div>
  )
}

/** What the values make; while they make nothing that can be sent, what they made last. */
function useLastFitting<Content>(
  schema: z.ZodObject & z.ZodType<Content>,
  values: object,
): Content | null {
  const parsed = schema.safeParse(readyToSend(schema, { ...values }))
  const [last, setLast] = useState<{ readonly content: Content; readonly text: string } | null>(
    null,
  )
  if (!parsed.success) return last?.content ?? null
  const text = JSON.stringify(parsed.data)
  if (text !== last?.text) setLast({ content: parsed.data, text })
  return parsed.data
}
