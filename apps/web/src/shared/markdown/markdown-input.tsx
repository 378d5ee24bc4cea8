import { formatNumber } from '@gyeol/korean'
import { lazy, Suspense, useState } from 'react'
import { type Control, type FieldPath, useController } from 'react-hook-form'
import { Field } from '../ui/fields/field.tsx'
import { SegmentedControl } from '../ui/fields/segmented-control.tsx'
import { TextArea } from '../ui/fields/text-field.tsx'
import { MarkdownHelp } from './markdown-help.tsx'
import { MarkdownText } from './markdown.tsx'
import styles from './markdown.module.css'
import { markdownTexts } from './markdown.texts.ts'

/** Only those who write need them. */
const MarkdownTools = lazy(async () => ({
  default: (await import('./tools/markdown-tools.tsx')).MarkdownTools,
}))

type MarkdownInputProps<Values extends object> = {
  readonly control: Control<Values>
  readonly name: FieldPath<Values>
  readonly label: string
  readonly maxLength: number
  readonly required?: boolean
  /** Where a preview stands beside the form anyway. */
  readonly hidesPreview?: boolean
}

/** A long text in a form, with a look at what becomes of it and how it is written. */
export function MarkdownInput<Values extends object>({
  control,
  name,
  label,
  maxLength,
  required,
  hidesPreview = false,
}: MarkdownInputProps<Values>) {
  const texts = markdownTexts
  const [mode, setMode] = useState<'write' | 'preview'>('write')
  const { field, fieldState } = useController({ control, name })
  const [area, setArea] = useState<HTMLTextAreaElement | null>(null)
  const source = typeof field.value === 'string' ? field.value : ''
  const isPreview = mode === 'preview' && !hidesPreview
  return (
    <div className={styles.editor}>
      <Field
        label={label}
        required={required}
        error={fieldState.error?.message}
        hint={texts.length(formatNumber(source.length), formatNumber(maxLength))}
        trailing={<MarkdownHelp />}
      >
        {/* Kept while the preview shows, so that undo and place in the text are still there. */}
        <div hidden={isPreview}>
          <div className={styles.tools}>
            <Suspense>{area !== null && <MarkdownTools area={area} />}</Suspense>
          </div>
          <TextArea
            {...field}
            ref={(element) => {
              field.ref(element)
              setArea(element)
            }}
            value={source}
          />
        </div>
        {isPreview && (
          <div className={styles.preview}>
            {source.trim() === '' ? (
              <p className={styles.nothing}>{texts.nothing}</p>
            ) : (
              <MarkdownText source={source} />
            )}
          </div>
        )}
      </Field>
      {!hidesPreview && (
        <div className={styles.editorHead}>
          <SegmentedControl
            label={texts.editorMode}
            size="small"
            value={mode}
            onChange={setMode}
            segments={[
              { value: 'write', label: texts.write },
              { value: 'preview', label: texts.preview },
            ]}
          />
        </div>
      )}
    </div>
  )
}
