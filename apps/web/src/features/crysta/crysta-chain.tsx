import { thingPath } from '@gyeol/catalogue'
import type { ThingLink } from '@gyeol/contract'
import { CRYSTA_KINDS } from '@gyeol/terms'
import { Link } from 'react-router'
import { StatLines } from '../../shared/catalogue/stat-lines.tsx'
import { thingTexts } from '../../shared/catalogue/thing/thing.texts.ts'
import { SectionTitle } from '../../shared/ui/display/section-title.tsx'
import { CrystaGem } from './crysta-gem.tsx'
import styles from './crysta-page.module.css'
import { crystaTexts } from './crysta.texts.ts'

type CrystaChainProps = {
  readonly id: string
  /** The stages up to it, and what comes next: several where the line parts. */
  readonly line: readonly ThingLink[]
  readonly owned: ReadonlySet<string>
}

/** The stages of enhancement around a crysta: down the phone, across a wide screen. */
export function CrystaChain({ id, line, owned }: CrystaChainProps) {
  const texts = crystaTexts
  const words = thingTexts
  const here = line.findIndex((step) => step.id === id)
  return (
    <section>
      <SectionTitle more={{ label: texts.seeTree, to: `/crysta/tree?id=${id}` }}>
        {texts.line}
      </SectionTitle>
      <ol className={styles.chain} aria-label={texts.line}>
        {line.map((step, place) => {
          // What comes next may be several.
          const stage = Math.min(place, here + 1) + 1
          return (
            <li key={step.id} data-owned={owned.has(step.id) ? '' : undefined}>
              <Link
                to={thingPath('crysta', step.id)}
                className={styles.step}
                aria-current={step.id === id ? 'page' : undefined}
              >
                <CrystaGem crysta={{ kind: kindOf(step) }} depth={stage - 1} size={34} />
                <span className={styles.stepWords}>
                  <small className={styles.sub}>
                    {[
                      words.stage(stage),
                      step.id === id ? words.here : null,
                      owned.has(step.id) ? words.owned : null,
                    ]
                      .filter((word) => word !== null)
                      .join(' · ')}
                  </small>
                  <b>{step.name}</b>
                  <StatLines lines={step.stats} limit={4} />
                </span>
              </Link>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function kindOf({ kind }: ThingLink) {
  return CRYSTA_KINDS.find((code) => code === kind) ?? 'normal'
}
