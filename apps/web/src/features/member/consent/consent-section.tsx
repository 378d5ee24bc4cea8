import { POLICY_PATHS } from '@gyeol/contract'
import { formatListDate } from '@gyeol/korean'
import { Link } from 'react-router'
import { Card } from '../../../shared/ui/display/card.tsx'
import { DefinitionList, DefinitionRow } from '../../../shared/ui/display/definition-row.tsx'
import { ErrorState } from '../../../shared/ui/display/error-state.tsx'
import { SectionTitle } from '../../../shared/ui/display/section-title.tsx'
import { Skeleton } from '../../../shared/ui/display/skeleton.tsx'
import { useReadConsentQuery } from '../account.api.ts'
import styles from './consent.module.css'
import { consentTexts } from './consent.texts.ts'

/** What the member agreed to and when, the newest first. */
export function ConsentSection() {
  const texts = consentTexts
  const { data, isError, refetch } = useReadConsentQuery()
  return (
    <Card as="section" padding="large" aria-labelledby="consent" className={styles.section}>
      <SectionTitle id="consent">{texts.title}</SectionTitle>
      <p className={styles.note}>{texts.line}</p>
      {data === undefined && isError && (
        <ErrorState title={texts.loadFailed} onRetry={() => void refetch()} />
      )}
      {data === undefined && !isError && <Skeleton lines={2} />}
      {data?.agreed.length === 0 && <p>{texts.none}</p>}
      <DefinitionList>
        {data?.agreed.map(({ kind, version, at }) => (
          <DefinitionRow
            key={`${kind} ${version}`}
            term={
              <Link className={styles.link} to={`${POLICY_PATHS[kind]}?version=${version}`}>
                {texts.entry(
                  texts.kinds[kind],
                  version === 0 ? texts.shipped : texts.version(version),
                )}
              </Link>
            }
          >
            {formatListDate(Date.parse(at))}
          </DefinitionRow>
        ))}
      </DefinitionList>
    </Card>
  )
}
