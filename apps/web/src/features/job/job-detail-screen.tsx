import { thingPath } from '@gyeol/catalogue'
import type { Job } from '@gyeol/contract'
import { GEAR_NAMES, jobWords } from '@gyeol/game-data'
import { formatDate } from '@gyeol/korean'
import { useNavigate, useParams } from 'react-router'
import { OfflineTag } from '../../shared/api/offline-tag.tsx'
import { QueryFailure } from '../../shared/api/query-failure.tsx'
import { DeleteIcon, EditIcon, MemberIcon, SkillPointIcon } from '../../shared/icons/icons.ts'
import { useIsEditor } from '../../shared/catalogue/evidence-tag.tsx'
import { catalogueTexts } from '../../shared/catalogue/catalogue.texts.ts'
import { ReportLink } from '../../shared/catalogue/report-link.tsx'
import { RemoveItem } from '../../shared/catalogue/forms/remove-item.tsx'
import { ArticleText } from '../../shared/markdown/article-text.tsx'
import type { Kept } from '../../shared/http/kept-answers.ts'
import { Button, LinkButton } from '../../shared/ui/buttons/button.tsx'
import { DefinitionList, DefinitionRow } from '../../shared/ui/display/definition-row.tsx'
import { EmptyState } from '../../shared/ui/display/empty-state.tsx'
import { HintStrip } from '../../shared/ui/display/hint-strip.tsx'
import { Page } from '../../shared/ui/layout/page.tsx'
import { SectionTitle } from '../../shared/ui/display/section-title.tsx'
import { Skeleton } from '../../shared/ui/display/skeleton.tsx'
import { Tag } from '../../shared/ui/display/tag.tsx'
import { characterAddress, skillBuildAddress } from './job-form.ts'
import { useDeleteJobMutation, useListJobsQuery, useReadJobQuery } from './job.api.ts'
import styles from './job.module.css'
import { jobTexts } from './job.texts.ts'

/** /job/:id: one build guide. */
export function JobDetailScreen() {
  const texts = jobTexts
  const common = catalogueTexts
  const { id = '' } = useParams()
  const { currentData: job, error, refetch } = useReadJobQuery({ params: { id } })
  if (job !== undefined) return <Guide job={job} />
  return (
    <Page title={texts.title}>
      {error === undefined ? (
        <Skeleton lines={6} />
      ) : (
        <QueryFailure
          error={error}
          onRetry={() => void refetch()}
          goneLine={common.gone}
          action={<LinkButton to="/job">{texts.back}</LinkButton>}
        />
      )}
    </Page>
  )
}

function Guide({ job }: { job: Kept<Job> }) {
  const texts = jobTexts
  const { needsReview, updatedAt, body } = job
  const name = jobWords(job.name)
  const summary = jobWords(job.summary)
  return (
    <Page
      title={name}
      line={
        <>
          {summary !== '' && <span>{summary}</span>}
          <span>{texts.updated(formatDate(Date.parse(updatedAt)))}</span>
          <OfflineTag answer={job} />
        </>
      }
      actions={<Actions job={job} />}
    >
      <div className={styles.layout}>
        <aside className={styles.rail} aria-label={name}>
          {needsReview && <HintStrip>{texts.reviewLine}</HintStrip>}
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
    </Page>
  )
}

function Actions({ job: { id, name } }: { job: Job }) {
  const texts = jobTexts
  const common = catalogueTexts
  const isEditor = useIsEditor()
  const navigate = useNavigate()
  const [remove] = useDeleteJobMutation()
  return (
    <>
      <LinkButton to="/job">{texts.back}</LinkButton>
      <ReportLink entity="job" id={id} name={name} />
      {isEditor && (
        <>
          <RemoveItem
            thing={{ entity: 'job', id }}
            name={name}
            trigger={<Button icon={<DeleteIcon />}>{common.remove}</Button>}
            remove={() => remove({ params: { id } }).unwrap()}
            onRemoved={() => void navigate('/job', { replace: true })}
          />
          <LinkButton variant="primary" to={`/job/${id}/edit`} icon={<EditIcon />}>
            {common.edit}
          </LinkButton>
        </>
      )}
    </>
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
