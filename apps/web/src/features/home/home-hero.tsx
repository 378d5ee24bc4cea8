import { CrystalCluster } from '../../shared/gem/crystal-cluster.tsx'
import { SearchIcon } from '../../shared/icons/icons.ts'
import { ChipLink } from '../../shared/ui/buttons/chip-link.tsx'
import { PageWidth } from '../../shared/ui/layout/page.tsx'
import { homeTexts } from './home.texts.ts'
import styles from './home-hero.module.css'

export type HomeHeroProps = {
  /** Opens the search over everything. */
  readonly onSearch: () => void
  /** The viewer is about to. */
  readonly onSearchSoon: () => void
}

export function HomeHero({ onSearch, onSearchSoon }: HomeHeroProps) {
  const texts = homeTexts
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
        <button
          type="button"
          className={styles.find}
          aria-haspopup="dialog"
          onPointerEnter={onSearchSoon}
          onFocus={onSearchSoon}
          onClick={onSearch}
        >
          <SearchIcon aria-hidden="true" />
          <span className={styles.placeholder}>{texts.searchPlaceholder}</span>
          <span className={styles.open}>{texts.searchButton}</span>
        </button>
        <ul className={styles.examples} aria-label={texts.examples}>
          {texts.exampleQueries.map((query) => (
            <li key={query}>
              <ChipLink to={`/search?q=${encodeURIComponent(query)}`}>{query}</ChipLink>
            </li>
          ))}
        </ul>
      </PageWidth>
    </section>
  )
}
