import {
  CATALOGUE_ENTITIES,
  CATALOGUE_ENTITY_CODES,
  FILE_FORMATS,
  IMPORT_MODES,
} from '@gyeol/contract'
import { type FormEvent, useState } from 'react'
import { urlOf } from '../../shared/http/request.ts'
import { DownloadIcon } from '../../shared/icons/icons.ts'
import { Button, LinkButton } from '../../shared/ui/buttons/button.tsx'
import { Card } from '../../shared/ui/display/card.tsx'
import { Field } from '../../shared/ui/fields/field.tsx'
import { HintStrip } from '../../shared/ui/display/hint-strip.tsx'
import { SegmentedControl } from '../../shared/ui/fields/segmented-control.tsx'
import { Select } from '../../shared/ui/pickers/select.tsx'
import { TextField } from '../../shared/ui/fields/text-field.tsx'
import { FileDrop } from './file-drop.tsx'
import styles from './import.module.css'
import { importTexts } from './import.texts.ts'
import type { FileCheck } from './use-file-check.ts'

const SOURCE_LENGTH = 500

type FileFormProps = {
  readonly fileCheck: FileCheck
  readonly onCheck: () => void
}

/** Which list, which file, and how: the first step. */
export function FileForm({ fileCheck, onCheck }: FileFormProps) {
  const texts = importTexts
  const { choices, choose, file, setFile, preview, isPending, hasFailed, isOutdated } = fileCheck
  const [isMissing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(file === null)
    if (file !== null) onCheck()
  }
  return (
    <Card as="section" padding="large" aria-label={texts.views.import}>
      <form className={styles.form} aria-busy={isPending || undefined} onSubmit={submit}>
        <div className={styles.pair}>
          <Field label={texts.entity}>
            <Select
              value={choices.entity}
              onChange={(entity) => choose({ entity })}
              options={CATALOGUE_ENTITY_CODES.map((value) => ({
                value,
                label: CATALOGUE_ENTITIES[value].name,
              }))}
            />
          </Field>
          <Templates fileCheck={fileCheck} />
        </div>
        <FileDrop
          file={file}
          problem={isMissing && file === null ? texts.file.needed : null}
          onFile={setFile}
        />
        <div>
          <p className={styles.label} aria-hidden="true">
            {texts.mode.label}
          </p>
          <SegmentedControl
            label={texts.mode.label}
            value={choices.mode}
            onChange={(mode) => choose({ mode })}
            segments={IMPORT_MODES.map((value) => ({ value, label: texts.mode[value] }))}
          />
        </div>
        {choices.mode === 'replace' && <HintStrip>{texts.mode.replaceLine}</HintStrip>}
        <div className={styles.pair}>
          <Field label={texts.asOf} hint={texts.asOfHint}>
            <TextField
              type="date"
              value={choices.asOf}
              onChange={(event) => choose({ asOf: event.currentTarget.value })}
            />
          </Field>
          <Field label={texts.source} hint={texts.sourceHint}>
            <TextField
              autoComplete="off"
              maxLength={SOURCE_LENGTH}
              value={choices.source}
              onChange={(event) => choose({ source: event.currentTarget.value })}
            />
          </Field>
        </div>
        {hasFailed && !isPending && <HintStrip tone="danger">{texts.failed}</HintStrip>}
        {isOutdated && <HintStrip live>{texts.settingsChanged}</HintStrip>}
        <div className={styles.actions}>
          <Button
            type="submit"
            size="large"
            variant={preview === null || isOutdated ? 'primary' : 'secondary'}
            busy={isPending}
          >
            {preview === null ? texts.check : texts.checkAgain}
          </Button>
        </div>
      </form>
    </Card>
  )
}

/** Empty files with the columns of the chosen list. */
function Templates({ fileCheck: { choices } }: { fileCheck: FileCheck }) {
  const texts = importTexts
  const list = CATALOGUE_ENTITIES[choices.entity].name
  return (
    <div>
      <p className={styles.label}>{texts.file.template}</p>
      <div className={styles.actions}>
        {FILE_FORMATS.map((format) => (
          <LinkButton
            key={format}
            size="small"
            reloadDocument
            download
            to={urlOf('/api/import/template', { entity: choices.entity, format })}
            icon={<DownloadIcon aria-hidden="true" />}
            aria-label={texts.file.templateOf(list, texts.formats[format])}
          >
            {texts.formats[format]}
          </LinkButton>
        ))}
      </div>
    </div>
  )
}
