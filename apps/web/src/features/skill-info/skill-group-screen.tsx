import { SKILL_TREES_PROVENANCE } from '@gyeol/game-data'
import { SKILL_KINDS, type SkillKind, type SkillTree } from '@gyeol/skills'
import { useEffect, useMemo, useState } from 'react'
import {
  data,
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
  useLocation,
  useParams,
} from 'react-router'
import { ChevronLeftIcon, ChevronRightIcon, SkillPointIcon } from '../../shared/icons/icons.ts'
import { branchOrder, findTree, SKILL_INDEX } from '../../shared/skills/skill-index.ts'
import { skillTexts } from '../../shared/skills/skill.texts.ts'
import { LinkButton } from '../../shared/ui/buttons/button.tsx'
import { Chip } from '../../shared/ui/controls/chip.tsx'
import { Page } from '../../shared/ui/layout/page.tsx'
import { cardId, treeHref } from './skill-address.ts'
import { SkillCard } from './skill-card.tsx'
import styles from './skill-group-screen.module.css'
import { loadSkillImages, type SkillImage } from './skill-images.ts'
import { skillInfoTexts } from './skill-info.texts.ts'
import { useSkillRegistlets } from './use-skill-registlets.ts'
import { latePart } from '../../shared/loading/late-part.tsx'

const ImageGallery = latePart(async () => (await import('./image-gallery.tsx')).ImageGallery)

/** The owner's pictures of the group (specification §2). Unknown groups are pages that do not exist. */
export async function loadSkillGroup({
  params,
}: LoaderFunctionArgs): Promise<readonly SkillImage[]> {
  const { category = '', group = '' } = params
  if (findTree(group)?.category !== category) throw data(null, { status: 404 })
  return (await loadSkillImages()).get(`${category}/${group}`) ?? []
}

/** /skill/info/{category}/{group}: the skills of one tree. */
export function SkillGroupScreen() {
  const { group } = useParams()
  const images = useLoaderData<typeof loadSkillGroup>()
  const tree = findTree(group)
  return tree ? <SkillGroup key={tree.id} tree={tree} images={images} /> : null
}

type SkillGroupProps = {
  readonly tree: SkillTree
  readonly images: readonly SkillImage[]
}

function SkillGroup({ tree, images }: SkillGroupProps) {
  const texts = skillInfoTexts
  const words = skillTexts
  const nodes = useMemo(() => branchOrder(tree), [tree])
  const [kind, setKind] = useState<SkillKind | null>(null)
  const target = useTarget()
  const registletsOf = useSkillRegistlets(tree)
  const kinds = SKILL_KINDS.filter((one) => tree.skills.some((skill) => skill.kind === one))
  return (
    <Page
      title={tree.name}
      line={
        <>
          <Link to="/skill/info" className={styles.back}>
            <ChevronLeftIcon />
            {texts.group.back}
          </Link>
          {texts.counts(tree.skills.length)} · {words.categoryLong[tree.category]}
        </>
      }
      className={styles.body}
    >
      <LinkButton
        className={styles.plan}
        icon={<SkillPointIcon />}
        to={`/skill/point?tree=${tree.id}`}
      >
        {texts.group.plan}
      </LinkButton>
      {images.length > 0 && <ImageGallery images={images} />}
      {kinds.length > 1 && (
        <fieldset className={styles.kinds} aria-label={texts.group.kinds}>
          <Chip pressed={kind === null} onPressedChange={() => setKind(null)}>
            {texts.group.all}
          </Chip>
          {kinds.map((one) => (
            <Chip
              key={one}
              pressed={kind === one}
              onPressedChange={(isOn) => setKind(isOn ? one : null)}
            >
              {words.kind[one]}
            </Chip>
          ))}
        </fieldset>
      )}
      <ul className={styles.cards} aria-label={texts.group.cards}>
        {nodes
          .filter(({ skill }) => kind === null || skill.kind === kind)
          .map((node) => (
            <li key={node.key} id={cardId(node.skill.id)} className={styles.item}>
              <SkillCard
                node={node}
                registlets={registletsOf(node.skill.nameEn)}
                isTarget={target === cardId(node.skill.id)}
              />
            </li>
          ))}
      </ul>
      <Neighbours tree={tree} />
      <p className={styles.asOf}>{texts.asOf(SKILL_TREES_PROVENANCE.asOf)}</p>
    </Page>
  )
}

/** The card that the address names; it is brought into view at every visit, also from another card. */
function useTarget(): string {
  const location = useLocation()
  useEffect(() => {
    const id = location.hash.slice(1)
    if (id !== '') document.getElementById(id)?.scrollIntoView({ block: 'center' })
  }, [location])
  return location.hash.slice(1)
}

function Neighbours({ tree }: { readonly tree: SkillTree }) {
  const texts = skillInfoTexts.group
  const at = SKILL_INDEX.trees.indexOf(tree)
  const previous = SKILL_INDEX.trees[at - 1]
  const next = SKILL_INDEX.trees[at + 1]
  return (
    <nav className={styles.neighbours} aria-label={texts.neighbours}>
      {previous && (
        <Link to={treeHref(previous)}>
          <ChevronLeftIcon />
          <span>
            <small>{texts.previous}</small>
            {previous.name}
          </span>
        </Link>
      )}
      {next && (
        <Link to={treeHref(next)} className={styles.next}>
          <span>
            <small>{texts.next}</small>
            {next.name}
          </span>
          <ChevronRightIcon />
        </Link>
      )}
    </nav>
  )
}
