import { thingPath } from '@gyeol/catalogue'
import type { CurrentPrice, Price } from '@gyeol/contract'
import { formatDate, formatNumber } from '@gyeol/korean'
import { sellerShare } from '@gyeol/prices'
import type { PriceSeries } from '@gyeol/terms'
import { Link } from 'react-router'
import { ChevronRightIcon } from '../../../shared/icons/icons.ts'
import { useReadPriceRuleQuery } from '../../../shared/prices/price.api.ts'
import { copySpina } from '../../../shared/prices/words/copy-spina.ts'
import { Spina } from '../../../shared/prices/words/spina.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { Tag } from '../../../shared/ui/display/tag.tsx'
import { shortDay } from './item-words.ts'
import styles from './item.module.css'
import { roleNamed } from '../../../shared/prices/item/author-role.ts'
import { itemTexts } from './item.texts.ts'

type TogetherCardProps = { readonly prices: CurrentPrice; readonly series: PriceSeries }

const BASIS_POINTS = 100

/** 같이 보면 좋아요: what a seller keeps, what was stated, and where the thing itself is. */
export function TogetherCard({ prices, series }: TogetherCardProps) {
  const texts = itemTexts
  const { data: rule } = useReadPriceRuleQuery()
  const { item, reference } = prices
  const { median } = prices[series]
  const share = rule === undefined || median === null ? null : sellerShare(median, rule.feeRate)
  const { entity, entityId } = item
  if (share === null && reference === null && entityId === null) return null
  return (
    <Card as="section" padding="medium" aria-labelledby="together" onCopy={copySpina}>
      <h2 id="together" className={styles.cardTitle}>
        {texts.together}
      </h2>
      <dl className={styles.facts}>
        {share !== null && rule !== undefined && (
          <div>
            <dt>
              {texts.left}
              <small>
                {texts.fee(formatNumber(rule.feeRate / BASIS_POINTS))}
                {!rule.isVerified && <Tag tone="brass">{texts.guess}</Tag>}
              </small>
            </dt>
            <dd>
              <Spina value={share} />
            </dd>
          </div>
        )}
        {reference !== null && <Reference reference={reference} />}
        {entity !== null && entityId !== null && (
          <div>
            <dt>{texts.thing}</dt>
            <dd>
              <Way to={thingPath(entity, entityId)}>{texts.thingOf(item.name)}</Way>
            </dd>
          </div>
        )}
        {entity === 'crysta' && entityId !== null && (
          <div>
            <dt>{texts.tree}</dt>
            <dd>
              <Way to={`/crysta/tree?id=${encodeURIComponent(entityId)}`}>
                {texts.treeOf(item.name)}
              </Way>
            </dd>
          </div>
        )}
      </dl>
    </Card>
  )
}

/** One person's word with its day; never part of a median (PR40). */
function Reference({ reference }: { reference: Price }) {
  const texts = itemTexts
  const { amount, quantity, at, author, authorRole, needsReview } = reference
  const who = author === null ? texts.shipped : roleWord(authorRole, texts)
  return (
    <div>
      <dt>
        {texts.reference}
        <small>{texts.referenceBy(who, shortDay(formatDate(Date.parse(at))))}</small>
        {needsReview && <small>{texts.needsReview}</small>}
      </dt>
      <dd>
        {quantity > 1 && <small>{texts.perCount(formatNumber(quantity))} </small>}
        <Spina value={amount} />
      </dd>
    </div>
  )
}

function roleWord(name: string | null, texts: typeof itemTexts): string {
  const role = name === null ? 'EDITOR' : roleNamed(name)
  if (role === 'CONTRIBUTOR') return texts.contributorWord
  return role === 'EDITOR' ? texts.editorWord : texts.adminWord
}

function Way({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <Link className={styles.more} to={to}>
      {children}
      <ChevronRightIcon aria-hidden="true" />
    </Link>
  )
}
