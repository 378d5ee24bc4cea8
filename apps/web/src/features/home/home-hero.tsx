import { type FormEvent, useRef } from 'react'
import { CrystalCluster } from '../../shared/gem/crystal-cluster.tsx'
import { SearchIcon } from '../../shared/icons/icons.ts'
import { useEnterAction } from '../../shared/text-input/use-enter-action.ts'
import { useTexts } from '../../shared/texts/texts.ts'
import { PageWidth } from '../../shared/ui/page.tsx'
import { homeTexts } from './home.texts.ts'
import styles from './home-hero.module.css'

export interface HomeHeroProps {
  query: string
  onQueryChange: (query: string) => void
  /** Opens the first hit. */
  onOpen: () => void
}

export function HomeHero({ query, onQueryChange, onOpen }: HomeHeroProps) {
  const texts = useTexts(homeTexts)
  const input = useRef<HTMLInputElement>(null)
  const openOrAsk = () => {
    if (query.trim() === '') input.current?.focus()
    else onOpen()
  }
  const enter = useEnterAction(openOrAsk)

  function submit(event: FormEvent) {
    event.preventDefault()
    openOrAsk()
  }

  return (
    <section className={styles.hero}>
      <PageWidth className={styles.inner}>
        <CrystalCluster className={styles.art} />
        <h1 className={styles.title}>
          {texts.heroLines.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <p className={styles.lead}>
          {texts.leadLines.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </p>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <search> is unknown to Safari before 17 */}
        <form role="search" className={styles.find} onSubmit={submit}>
          <SearchIcon />
          <input
            ref={input}
            type="search"
            className={styles.input}
            aria-label={texts.search}
            placeholder={texts.searchPlaceholder}
            autoComplete="off"
            enterKeyHint="go"
            value={query}
            onChange={(event) => onQueryChange(event.currentTarget.value)}
            {...enter}
          />
          <button type="submit" className={styles.open}>
            {texts.searchButton}
          </button>
        </form>
      </PageWidth>
    </section>
  )
}
