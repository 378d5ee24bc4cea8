import { thingPath } from '@gyeol/catalogue'
import type { Job } from '@gyeol/contract'
import { GEAR_NAMES, jobWords } from '@gyeol/game-data'
import type { ReactNode } from 'react'
import { MemberIcon, SkillPointIcon } from '../../shared/icons/icons.ts'
import { ArticleText } from '../../shared/markdown/article-text.tsx'
import { LinkButton } from '../../shared/ui/buttons/button.tsx'
import { DefinitionList, DefinitionRow } from '../../shared/ui/display/definition-row.tsx'
import { EmptyState } from '../../shared/ui/display/empty-state.tsx'
import { SectionTitle } from '../../shared/ui/display/section-title.tsx'
import { Tag } from '../../shared/ui/display/tag.tsx'
import { characterAddress, skillBuildAddress } from './job-form.ts'
import { useListJobsQuery } from './job.api.ts'
import styles from './job.module.css'
import { jobTexts } from './job.texts.ts'

type GuideBodyProps = {
  readonly job: Job
  /** First in the rail. */
  readonly children?: ReactNode
}

/** What a guide says and recommends, as it is or as it was in an earlier version. */
export function GuideBody({ job, children }: GuideBodyProps) {
  const texts = jobTexts
  const { body } = job
  return (
    <div className={styles.layout}>
      <aside className={styles.rail} aria-label={jobWords(job.name)}>
        {children}
        <Weapons job={job} />
        <Skills build={job.skillBuild} />
        <Character build={job.characterBuild} />
        <Picks
          title={texts.crystas}
          none={texts.noCrystas}
          picks={job.crystas}
          hrefOf={(id) => thingPath('crysta', id)}
        />
        <Picks
          title={texts.registlets}
          none={texts.noRegistlets}
          picks={job.registlets}
          hrefOf={(id) => thingPath('registlet', id)}
        />
        <Branches job={job} />
      </aside>
      <section aria-labelledby="job-body">
        <SectionTitle id="job-body">{texts.body}</SectionTitle>
        {body.trim() === '' ? (
          <EmptyState title={texts.noBodyYet} />
        ) : (
          <div className={styles.article}>
            <ArticleText source={body} />
          </div>
        )}
      </section>
    </div>
  )
}

function Weapons({ job: { mainWeapons, subWeapons } }: { job: Job }) {
  const texts = jobTexts
  if (mainWeapons.length + subWeapons.length === 0) return null
  return (
    <DefinitionList>
      {mainWeapons.length > 0 && (
        <DefinitionRow term={texts.main}>
          {mainWeapons.map((kind) => GEAR_NAMES[kind]).join(', ')}
        </DefinitionRow>
      )}
      {subWeapons.length > 0 && (
        <DefinitionRow term={texts.sub}>
          {subWeapons.map((kind) => GEAR_NAMES[kind]).join(', ')}
        </DefinitionRow>
      )}
    </DefinitionList>
  )
}

function Skills({ build }: { build: string | null }) {
  const texts = jobTexts
  return (
    <section>
      <SectionTitle>{texts.skills}</SectionTitle>
      <p className={styles.muted}>{build === null ? texts.noSkills : texts.skillsLine}</p>
      {build !== null && (
        <div className={styles.links}>
          <LinkButton to={skillBuildAddress(build)} icon={<SkillPointIcon />}>
            {texts.openSkills}
          </LinkButton>
        </div>
      )}
    </section>
  )
}

/** The guide's example as a whole character; left out where there is none. */
function Character({ build }: { build: string | null }) {
  const texts = jobTexts
  if (build === null) return null
  return (
    <section>
      <SectionTitle>{texts.character}</SectionTitle>
      <p className={styles.muted}>{texts.characterLine}</p>
      <div className={styles.links}>
        <LinkButton to={characterAddress(build)} icon={<MemberIcon />}>
          {texts.openCharacter}
        </LinkButton>
      </div>
    </section>
  )
}

type PicksProps = {
  readonly title: string
  readonly none: string
  readonly picks: Job['crystas']
  readonly hrefOf: (id: string) => string
}

/** What a guide recommends; what is gone from the catalogue is said so. */
function Picks({ title, none, picks, hrefOf }: PicksProps) {
  const texts = jobTexts
  return (
    <section>
      <SectionTitle>{title}</SectionTitle>
      {picks.length === 0 && <p className={styles.muted}>{none}</p>}
      <div className={styles.links}>
        {picks.map(({ id, name }) =>
          name === null ? (
            <Tag key={id} tone="brass" size="large">
              {texts.gone}
            </Tag>
          ) : (
            <LinkButton key={id} size="small" to={hrefOf(id)}>
              {name}
            </LinkButton>
          ),
        )}
      </div>
    </section>
  )
}

function Branches({ job: { id, parentId } }: { job: Job }) {
  const texts = jobTexts
  const { data } = useListJobsQuery()
  const near = (data?.items ?? []).filter((job) => job.parentId === id || job.id === parentId)
  if (near.length === 0) return null
  return (
    <section>
      <SectionTitle>{texts.branches}</SectionTitle>
      <div className={styles.links}>
        {near.map((job) => (
          <LinkButton key={job.id} size="small" to={`/job/${job.id}`}>
            {jobWords(job.name)}
          </LinkButton>
        ))}
      </div>
    </section>
  )
}
