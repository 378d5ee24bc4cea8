import { ABILITY_TIERS } from '@gyeol/catalogue'
import type { Ability } from '@gyeol/contract'
import { ABILITY_CATEGORY_NAMES, ABILITY_TRIGGER_NAMES, effectWords } from '@gyeol/game-data'
import { useState } from 'react'
import { useParams } from 'react-router'
import { catalogueTexts } from '../../shared/catalogue/catalogue.texts.ts'
import list from '../../shared/catalogue/list/list.module.css'
import { trueItem } from '../../shared/catalogue/shown-names.ts'
import { type ThingAnswer, useViewAbilityQuery } from '../../shared/catalogue/thing/thing.api.ts'
import { ThingFrame } from '../../shared/catalogue/thing/thing-frame.tsx'
import { ThingPage } from '../../shared/catalogue/thing/thing-page.tsx'
import { EditIcon } from '../../shared/icons/icons.ts'
import { latePart } from '../../shared/loading/late-part.tsx'
import { Button, LinkButton } from '../../shared/ui/buttons/button.tsx'
import { Card } from '../../shared/ui/display/card.tsx'
import { DefinitionList, DefinitionRow } from '../../shared/ui/display/definition-row.tsx'
import { Tag } from '../../shared/ui/display/tag.tsx'
import { effectAtTier } from './ability-effect.ts'
import { abilityTexts } from './ability.texts.ts'

const AbilityDialog = latePart(async () => (await import('./ability-dialog.tsx')).AbilityDialog)

/** /ability/:id: everything about one ability. */
export function AbilityPageScreen() {
  const { id = '' } = useParams()
  return (
    <ThingPage<ThingAnswer<'readAbility'>>
      entity="ability"
      query={useViewAbilityQuery({ params: { id } })}
    >
      {(ability) => <AbilityThing key={ability.id} ability={ability} />}
    </ThingPage>
  )
}

function AbilityThing({ ability }: { ability: ThingAnswer<'readAbility'> }) {
  const common = catalogueTexts
  const [isEditing, setEditing] = useState(false)
  const { category, trigger } = ability
  const effect = effectWords(ability.effect)
  return (
    <>
      <ThingFrame
        entity="ability"
        item={ability}
        tags={
          <>
            <Tag>{ABILITY_CATEGORY_NAMES[category]}</Tag>
            {trigger !== 'always' && <Tag tone="primary">{ABILITY_TRIGGER_NAMES[trigger]}</Tag>}
          </>
        }
        lines={effect === '' ? [] : [effect]}
        edit={
          <Button icon={<EditIcon />} onClick={() => setEditing(true)}>
            {common.edit}
          </Button>
        }
        facts={<Tiers ability={ability} />}
      />
      {isEditing && (
        <AbilityDialog ability={contentOf(trueItem(ability))} onClose={() => setEditing(false)} />
      )}
    </>
  )
}

/** What the form knows: without the word about the connection. */
function contentOf({ isOffline: _isOffline, ...ability }: ThingAnswer<'readAbility'>): Ability {
  return ability
}

/** The effect at each tier. */
function Tiers({ ability: { name, effect: written, stat } }: { ability: Ability }) {
  const texts = abilityTexts
  const effect = effectWords(written)
  return (
    <Card as="section" padding="medium" aria-labelledby="ability-effect">
      <h2 id="ability-effect" className={list.heading}>
        {texts.shownEffect}
      </h2>
      <DefinitionList>
        {ABILITY_TIERS.map((tier) => (
          <DefinitionRow key={tier} term={texts.tierName(tier)}>
            {effectAtTier(effect, tier)}
          </DefinitionRow>
        ))}
      </DefinitionList>
      <p className={list.muted}>
        {texts.formula} {effect}
      </p>
      {stat !== null && (
        <div className={list.actions}>
          <LinkButton to={`/crysta/ability?opt=${stat}`} aria-label={`${name}: ${texts.toCrystas}`}>
            {texts.toCrystas}
          </LinkButton>
        </div>
      )}
    </Card>
  )
}
