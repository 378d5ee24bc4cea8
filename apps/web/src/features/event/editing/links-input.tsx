import { EVENT_LIMITS, POST_LENGTH } from '@gyeol/contract'
import { type Control, useController, useWatch } from 'react-hook-form'
import { CloseIcon, PlusIcon } from '../../../shared/icons/icons.ts'
import { TextInput } from '../../../shared/forms/form-fields.tsx'
import { Button, IconButton } from '../../../shared/ui/buttons/button.tsx'
import { editingTexts } from './event-editing.texts.ts'
import styles from './event-editor.module.css'
import type { EventValues } from './event-form.ts'

/** Where to read more about an event: words and address. */
export function LinksInput({ control }: { control: Control<EventValues> }) {
  const texts = editingTexts
  const { field } = useController({ control, name: 'links' })
  const links = useWatch({ control, name: 'links' })
  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>{texts.links}</legend>
      {links.map((_link, index) => (
        // Links have no identity of their own: their place is all there is.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className={styles.item}>
          <div className={styles.link}>
            <TextInput
              control={control}
              name={`links.${index}.text`}
              label={texts.linkText(index + 1)}
              maxLength={POST_LENGTH.line}
              autoComplete="off"
            />
            <TextInput
              control={control}
              name={`links.${index}.url`}
              label={texts.linkUrl(index + 1)}
              type="url"
              placeholder="https://"
              maxLength={POST_LENGTH.url}
              autoComplete="off"
            />
          </div>
          <IconButton
            label={texts.removeLink(index + 1)}
            icon={<CloseIcon />}
            onClick={() => field.onChange(links.filter((_, other) => other !== index))}
          />
        </div>
      ))}
      {links.length < EVENT_LIMITS.links && (
        <Button
          size="small"
          icon={<PlusIcon />}
          onClick={() => field.onChange([...links, { text: '', url: '' }])}
        >
          {texts.addLink}
        </Button>
      )}
    </fieldset>
  )
}
