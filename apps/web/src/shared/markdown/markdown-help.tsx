import { NoteIcon } from '../icons/icons.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Dialog } from '../ui/layers/dialog.tsx'
import { MarkdownText } from './markdown.tsx'
import styles from './markdown.module.css'
import { markdownTexts } from './markdown.texts.ts'

/** A button that shows how Markdown is written, beside what becomes of it. */
export function MarkdownHelp() {
  const texts = markdownTexts
  return (
    <Dialog
      title={texts.helpTitle}
      description={texts.helpLine}
      trigger={
        <Button size="small" variant="ghost" icon={<NoteIcon />}>
          {texts.help}
        </Button>
      }
    >
      <table className={styles.examples}>
        <thead>
          <tr>
            <th scope="col">{texts.helpWrite}</th>
            <th scope="col">{texts.helpSee}</th>
          </tr>
        </thead>
        <tbody>
          {texts.examples.map((example) => (
            <tr key={example}>
              <td>
                <pre>{example}</pre>
              </td>
              <td>
                <MarkdownText source={example} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}
