import { type AdminSummary, ROLES } from '@gyeol/contract'
import { formatNumber } from '@gyeol/korean'
import { Link } from 'react-router'
import { Card } from '../../shared/ui/display/card.tsx'
import { DefinitionList, DefinitionRow } from '../../shared/ui/display/definition-row.tsx'
import { SectionTitle } from '../../shared/ui/display/section-title.tsx'
import styles from './admin.module.css'
import { adminTexts, countTexts, factTexts } from './admin.texts.ts'

/** The numbers of the site. */
export function Summary({ summary }: { summary: AdminSummary }) {
  const texts = adminTexts
  const names = countTexts
  return (
    <div className={styles.cards}>
      <Members members={summary.members} />
      {summary.counts.length > 0 && (
        <Card as="section" padding="large" aria-labelledby="counts">
          <SectionTitle id="counts">{texts.counts.title}</SectionTitle>
          <DefinitionList>
            {summary.counts.map(({ code, count }) => (
              <DefinitionRow key={code} term={names[code] ?? code} muted={count === 0}>
                {formatNumber(count)}
              </DefinitionRow>
            ))}
          </DefinitionList>
        </Card>
      )}
      <Freshness freshness={summary.freshness} />
    </div>
  )
}

function Members({ members }: Pick<AdminSummary, 'members'>) {
  const texts = adminTexts.members
  const { total, newThisWeek, activeThisWeek, byRole, byStatus } = members
  const disabled = byStatus.find(({ code }) => code === 'DISABLED')?.count ?? 0
  const people = (count: number) => texts.people(formatNumber(count))
  return (
    <Card as="section" padding="large" aria-labelledby="members">
      <SectionTitle id="members">{texts.title}</SectionTitle>
      <p className={styles.big}>{people(total)}</p>
      <DefinitionList>
        <DefinitionRow term={texts.new} muted={newThisWeek === 0}>
          {people(newThisWeek)}
        </DefinitionRow>
        <DefinitionRow term={texts.active} muted={activeThisWeek === 0}>
          {people(activeThisWeek)}
        </DefinitionRow>
        {byRole.map(({ code, count }) => (
          <DefinitionRow
            key={code}
            term={<Link to={`/member?role=${code}`}>{ROLES[code].name}</Link>}
            muted={count === 0}
          >
            {people(count)}
          </DefinitionRow>
        ))}
        <DefinitionRow
          term={<Link to="/member?status=DISABLED">{texts.disabled}</Link>}
          muted={disabled === 0}
        >
          {people(disabled)}
        </DefinitionRow>
      </DefinitionList>
    </Card>
  )
}

function Freshness({ freshness }: Pick<AdminSummary, 'freshness'>) {
  const texts = adminTexts.freshness
  const names = factTexts
  return (
    <Card as="section" padding="large" aria-labelledby="freshness">
      <SectionTitle id="freshness">{texts.title}</SectionTitle>
      <DefinitionList>
        {freshness.map(({ code, asOf, source }) => (
          // Where the facts come from is a note for those who keep them.
          <DefinitionRow key={code} term={<span title={source}>{names[code] ?? code}</span>}>
            {asOf}
          </DefinitionRow>
        ))}
      </DefinitionList>
    </Card>
  )
}
