import { type Policy, POLICY_KINDS, POLICY_PATHS, type PolicyKind } from '@gyeol/contract'
import { formatDate } from '@gyeol/korean'
import { Link, useSearchParams } from 'react-router'
import { ArticleText } from '../../shared/markdown/article-text.tsx'
import { ContactLine } from '../../shared/site/contact-line.tsx'
import { LANGUAGE } from '../../shared/texts/language.ts'
import { ErrorState } from '../../shared/ui/display/error-state.tsx'
import { HintStrip } from '../../shared/ui/display/hint-strip.tsx'
import { SectionTitle } from '../../shared/ui/display/section-title.tsx'
import { Skeleton } from '../../shared/ui/display/skeleton.tsx'
import { NarrowPage } from '../../shared/ui/layout/page.tsx'
import { useReadPolicyQuery } from './policy.api.ts'
import styles from './policy.module.css'
import { policyTexts } from './policy.texts.ts'

export const TermsScreen = () => <PolicyScreen kind="terms" />
export const PrivacyScreen = () => <PolicyScreen kind="privacy" />
export const RetentionScreen = () => <PolicyScreen kind="retention" />
export const ContactScreen = () => <PolicyScreen kind="contact" />
export const ImprintScreen = () => <PolicyScreen kind="imprint" />

/** A paper of the site as it is now, or as `?version=` was. */
function PolicyScreen({ kind }: { kind: PolicyKind }) {
  const texts = policyTexts
  const [params] = useSearchParams()
  const wanted = /^\d{1,4}$/.exec(params.get('version') ?? '')?.[0]
  const query = wanted === undefined ? {} : { version: Number(wanted) }
  const { currentData: policy, isError, refetch } = useReadPolicyQuery({ params: { kind }, query })
  return (
    <NarrowPage
      size="medium"
      title={texts.titles[kind]}
      line={policy && sinceOf(policy)}
      className={styles.body}
    >
      {kind === 'contact' && <ContactLine className={styles.changes} />}
      {policy === undefined && isError && (
        <ErrorState title={texts.loadFailed} onRetry={() => void refetch()} />
      )}
      {policy === undefined && !isError && <Skeleton lines={8} />}
      {policy !== undefined && <Paper policy={policy} />}
      <Others kind={kind} />
    </NarrowPage>
  )
}

function Paper({ policy }: { policy: Policy }) {
  const texts = policyTexts
  const { kind, version, versions, korean, english } = policy
  const isNow = version === versions[0]?.version
  const source = LANGUAGE === 'korea' || english === '' ? korean : english
  return (
    <>
      {!isNow && (
        <HintStrip>
          {texts.earlierShown(nameOf(version))} <Link to={POLICY_PATHS[kind]}>{texts.toNow}</Link>
        </HintStrip>
      )}
      {LANGUAGE !== 'korea' && english === '' && <HintStrip>{texts.koreanOnly}</HintStrip>}
      <ArticleText source={source} />
      {versions.length > 1 && <Versions policy={policy} />}
    </>
  )
}

function Versions({ policy }: { policy: Policy }) {
  const texts = policyTexts
  const { kind, version: shown, versions } = policy
  return (
    <section className={styles.versions} aria-labelledby="versions">
      <SectionTitle id="versions">{texts.versions}</SectionTitle>
      <ol className={styles.list} reversed>
        {versions.map(({ version, publishedAt, changes }) => (
          <li key={version}>
            <Link
              className={styles.link}
              to={`${POLICY_PATHS[kind]}?version=${version}`}
              aria-current={version === shown ? 'true' : undefined}
            >
              {nameOf(version)}
            </Link>
            {publishedAt !== null && (
              <span className={styles.when}>
                {' '}
                {texts.since(formatDate(Date.parse(publishedAt)))}
              </span>
            )}
            {changes !== '' && <p className={styles.changes}>{changes}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Others({ kind }: { kind: PolicyKind }) {
  const texts = policyTexts
  return (
    <nav className={styles.others} aria-label={texts.otherPapers}>
      {POLICY_KINDS.filter((other) => other !== kind).map((other) => (
        <Link key={other} className={styles.link} to={POLICY_PATHS[other]}>
          {texts.titles[other]}
        </Link>
      ))}
    </nav>
  )
}

const nameOf = (version: number) =>
  version === 0 ? policyTexts.shipped : policyTexts.version(version)

const sinceOf = ({ version, publishedAt }: Policy) =>
  publishedAt === null
    ? nameOf(version)
    : `${nameOf(version)} · ${policyTexts.since(formatDate(Date.parse(publishedAt)))}`
