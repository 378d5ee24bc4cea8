import { useTexts } from '../texts/texts.ts'
import { libraryTexts } from './catalogue.texts.ts'
import list from './list/list.module.css'

interface NamesAndNoteProps {
  readonly nameEn: string | null
  readonly aliases: readonly string[]
  readonly note: string
}

/** What else a thing is called and what editors noted of it; nothing where there is nothing. */
export function NamesAndNote({ nameEn, aliases, note }: NamesAndNoteProps) {
  const texts = useTexts(libraryTexts)
  const names = nameEn === null ? aliases : [nameEn, ...aliases]
  return (
    <>
      {names.length > 0 && (
        <section className={list.section}>
          <h3 className={list.heading}>{texts.otherNames}</h3>
          <p className={list.muted}>{names.join(' · ')}</p>
        </section>
      )}
      {note !== '' && (
        <section className={list.section}>
          <h3 className={list.heading}>{texts.note}</h3>
          <p className={list.muted}>{note}</p>
        </section>
      )}
    </>
  )
}
