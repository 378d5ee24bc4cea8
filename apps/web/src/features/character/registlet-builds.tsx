import { Link, useNavigate } from 'react-router'
import { useSaved } from '../../shared/saved-data/saved-data.ts'
import { selectSave } from '../../shared/named-saves/named-saves.ts'
import { Card } from '../../shared/ui/display/card.tsx'
import { SectionTitle } from '../../shared/ui/display/section-title.tsx'
import { charactersSaved } from './build/character.saved.ts'
import { charactersWith } from './build/characters-with.ts'
import styles from './registlet-builds.module.css'
import { registletBuildTexts } from './registlet-builds.texts.ts'

/** Which of the viewer's own characters use a registlet; nothing where none does. */
export function RegistletBuilds({ id: registletId }: { readonly id: string }) {
  const texts = registletBuildTexts
  const [characters] = useSaved(charactersSaved)
  const navigate = useNavigate()
  const uses = charactersWith(characters, registletId)
  if (uses.length === 0) return null
  return (
    <section aria-labelledby="registlet-builds">
      <SectionTitle id="registlet-builds">{texts.title}</SectionTitle>
      <Card as="ul" className={styles.rows}>
        {uses.map(({ id, name, level }) => (
          <li key={id}>
            <Link
              to="/character"
              className={styles.row}
              onClick={(event) => {
                // In front when its screen opens; a new tab opens whichever is in front there.
                if (event.ctrlKey || event.metaKey || event.shiftKey) return
                event.preventDefault()
                charactersSaved.update((saves) => selectSave(saves, id))
                void navigate('/character')
              }}
            >
              <b>{name}</b> <span className={styles.level}>{texts.level(level)}</span>
            </Link>
          </li>
        ))}
      </Card>
    </section>
  )
}
