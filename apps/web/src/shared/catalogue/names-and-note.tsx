import { Fragment } from 'react'
import { langOf } from '../texts/lang-of.ts'
import { catalogueTexts } from './catalogue.texts.ts'
import list from './list/list.module.css'

type NamesAndNoteProps = {
  readonly nameEn: string | null
  readonly aliases: readonly string[]
  readonly note: string
}

/** What else an item is called and what editors noted of it; nothing where there is nothing. */
export function NamesAndNote({ nameEn, aliases, note }: NamesAndNoteProps) {
  const texts = catalogueTexts
  const names = nameEn === null ? aliases : [nameEn, ...aliases]
  return (
    <>
      {names.length > 0 && (
        <section className={list.section}>
          <h3 className={list.heading}>{texts.otherNames}</h3>
          <p className={list.muted}>
            {names.map((name, place) => (
              <Fragment key={name}>
                {place > 0 && ' · '}
                <span lang={langOf(name)}>{name}</span>
              </Fragment>
            ))}
          </p>
        </section>
      )}
      {note !== '' && (
        <section className={list.section}>
          <h3 className={list.heading}>{texts.note}</h3>
          <p className={list.muted} lang={langOf(note)}>
            {note}
          </p>
        </section>
      )}
    </>
  )
}
