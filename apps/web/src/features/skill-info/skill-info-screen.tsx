import { SKILL_TREES_PROVENANCE } from '@gyeol/game-data'
import { type SkillTree, TREE_CATEGORIES } from '@gyeol/skills'
import { Link } from 'react-router'
import { useFilters } from '../../shared/router/use-filters.ts'
import { SkillGlyph } from '../../shared/skills/skill-glyph.tsx'
import { findTree, SKILL_INDEX } from '../../shared/skills/skill-index.ts'
import type { SkillHit } from '../../shared/skills/skill-search.ts'
import { skillTexts } from '../../shared/skills/skill.texts.ts'
import { useSkillSearch } from '../../shared/skills/use-skill-search.ts'
import { Card } from '../../shared/ui/display/card.tsx'
import { EmptyState } from '../../shared/ui/display/empty-state.tsx'
import { Page } from '../../shared/ui/layout/page.tsx'
import { SearchField } from '../../shared/ui/fields/search-field.tsx'
import { SectionTitle } from '../../shared/ui/display/section-title.tsx'
import { skillHref, treeHref } from './skill-address.ts'
import { skillInfoTexts } from './skill-info.texts.ts'
import styles from './skill-info-screen.module.css'

const FILTERS = { q: '' }

/** /skill/info: every tree by category, and a search over all skills. */
export function SkillInfoScreen() {
  const texts = skillInfoTexts
  const words = skillTexts
  const { values, set } = useFilters(FILTERS)
  const hits = useSkillSearch(values.q)
  return (
    <Page
      title={texts.title}
      line={texts.line(SKILL_INDEX.trees.length, SKILL_INDEX.nodes.size)}
      className={styles.body}
    >
      <SearchField
        className={styles.search}
        label={texts.search}
        value={values.q}
        onSearch={(q) => set({ q }, { isTyping: true })}
      />
      {hits ? (
        <Hits hits={hits} />
      ) : (
        TREE_CATEGORIES.map((category) => (
          <section key={category} aria-labelledby={`category-${category}`}>
            <SectionTitle id={`category-${category}`}>{words.categoryLong[category]}</SectionTitle>
            <ul className={styles.trees}>
              {SKILL_INDEX.trees
                .filter((tree) => tree.category === category)
                .map((tree) => (
                  <li key={tree.id}>
                    <TreeCard tree={tree} />
                  </li>
                ))}
            </ul>
          </section>
        ))
      )}
      <p className={styles.asOf}>{texts.asOf(SKILL_TREES_PROVENANCE.asOf)}</p>
    </Page>
  )
}

const SHOWN_GLYPHS = 5

function TreeCard({ tree }: { readonly tree: SkillTree }) {
  const texts = skillInfoTexts
  const books = tree.bookLevels?.filter((level) => level !== null) ?? []
  return (
    <Link to={treeHref(tree)} className={styles.tree}>
      <b>{tree.name}</b>
      <span className={styles.facts}>{texts.counts(tree.skills.length)}</span>
      {books.length > 0 && <span className={styles.facts}>{texts.books(books.join('·'))}</span>}
      <span className={styles.glyphs}>
        {tree.skills.slice(0, SHOWN_GLYPHS).map((skill) => (
          <SkillGlyph key={skill.id} skill={skill} size="small" />
        ))}
      </span>
    </Link>
  )
}

function Hits({ hits }: { readonly hits: readonly SkillHit[] }) {
  const texts = skillInfoTexts
  if (hits.length === 0) {
    return <EmptyState title={texts.noneFound} line={texts.noneFoundLine} />
  }
  return (
    <Card as="section" aria-label={texts.results}>
      <p role="status" className={styles.found}>
        {texts.found(hits.length)}
      </p>
      <ul>
        {hits.map((hit) => (
          <li key={hit.kind === 'tree' ? hit.tree : hit.skill}>
            <HitLink hit={hit} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function HitLink({ hit }: { readonly hit: SkillHit }) {
  const texts = skillInfoTexts
  const tree = findTree(hit.tree)
  if (!tree) return null
  if (hit.kind === 'tree') {
    return (
      <Link to={treeHref(tree)} className={styles.hit}>
        <b>{texts.treeOf(tree.name)}</b>
      </Link>
    )
  }
  const node = SKILL_INDEX.nodes.get(hit.skill)
  if (!node) return null
  return (
    <Link to={skillHref(node)} className={styles.hit}>
      <SkillGlyph skill={node.skill} />
      <b>{node.skill.name}</b>
      <span>{tree.name}</span>
    </Link>
  )
}
