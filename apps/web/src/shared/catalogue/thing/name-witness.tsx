import type { ThingEntity } from '@gyeol/contract'
import { useState } from 'react'
import { failureFacts } from '../../http/http-failure.ts'
import { codeOf, reactionTo } from '../../http/reaction.ts'
import { CheckIcon } from '../../icons/icons.ts'
import { permits } from '../../session/role.ts'
import { useSession } from '../../session/session-store.ts'
import { showErrorToast } from '../../toast/toast.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { useWithdrawNameMutation, useWitnessNameMutation } from './thing.api.ts'
import type { ThingItem } from './thing-page.tsx'
import styles from './thing.module.css'
import { thingTexts } from './thing.texts.ts'

type NameWitnessProps = {
  readonly entity: ThingEntity
  readonly item: Pick<ThingItem, 'id' | 'evidence'>
}

/** Lets a member say with one tap that a name nobody is sure of is the one the game uses; a second tap takes it back. */
export function NameWitness({ entity, item: { id, evidence } }: NameWitnessProps) {
  const texts = thingTexts
  const canPropose = permits(useSession().roles, 'correction.propose')
  const [proposalId, setProposalId] = useState<string | null>(null)
  const [wasThere, setWasThere] = useState(false)
  const [witness, { isLoading: isSending }] = useWitnessNameMutation()
  const [withdraw, { isLoading: isWithdrawing }] = useWithdrawNameMutation()
  if (evidence !== 'guess' || !canPropose) return null
  const toggle = async () => {
    try {
      if (proposalId === null) {
        const made = await witness({ entity, id, reason: texts.witnessReason }).unwrap()
        setProposalId(made.id)
        return
      }
      await withdraw({ params: { id: proposalId } }).unwrap()
      setProposalId(null)
    } catch (error) {
      const facts = failureFacts(error)
      // The last proposal of this member for it still waits: what was to be said is said.
      if (facts !== null && codeOf(facts.content) === 'DUPLICATE') setWasThere(true)
      else showErrorToast(facts === null ? texts.witnessFailed : reactionTo(facts).text)
    }
  }
  const isSaid = proposalId !== null || wasThere
  return (
    <div className={styles.witness}>
      <Button
        icon={<CheckIcon />}
        aria-pressed={isSaid}
        disabled={isSending || isWithdrawing || wasThere}
        onClick={() => void toggle()}
      >
        {texts.witness}
      </Button>
      <p className={styles.sub} role="status">
        {wasThere ? texts.witnessWaits : proposalId === null ? '' : texts.witnessSaid}
      </p>
    </div>
  )
}
