import type { Refusal, Session } from './model.ts'
import { REFUSAL_TEXTS } from './refusal-texts.ts'
import { rulesOf } from './session-rules.ts'

/** A refusal of this session as a sentence; limits are turned into displayed values. */
export function describeRefusal(session: Session, { code, slot, limit }: Refusal): string {
  const option = slot === undefined ? null : (session.slots[slot]?.option ?? null)
  const known = option === null ? undefined : rulesOf(session).optionOf(option)
  const limitValue = limit === undefined ? undefined : known?.valueOf(limit)
  return REFUSAL_TEXTS[code]({ limitValue, slot })
}
