import type { Visitor } from '../driver/visitor.ts'

const CONFIRM = { role: 'button', name: /^확정/ } as const
export const HISTORY = { role: 'region', name: /^확정 기록/ } as const

/** Puts an option into the first empty slot and confirms one step of it. */
export async function planStep(visitor: Visitor, option: string, value: string): Promise<void> {
  await visitor.tap({ role: 'button', name: '옵션 고르기', isAny: true })
  await visitor.write({ role: 'combobox', name: '옵션 찾기' }, option)
  // The list has been drawn anew, and what is tapped stays where it is.
  await visitor.seeNo({ role: 'option', name: /^AGI / })
  await visitor.tap({ role: 'option', name: new RegExp(`^${option} `), isAny: true })
  await visitor.seeNo({ role: 'dialog' })
  await visitor.write({ role: 'spinbutton', name: `${option} 값` }, value)
  await visitor.tap(CONFIRM)
}

/** Two steps: ATK % +5 (89 → 39), DEX +3 (39 → 24), as SPEC.md of the engine counts them. */
export async function planTwoSteps(visitor: Visitor): Promise<void> {
  await visitor.open('/statting')
  await planStep(visitor, 'ATK %', '5')
  await seePotentials(visitor, /89 → 39$/)
  await planStep(visitor, 'DEX', '3')
  await seePotentials(visitor, /39 → 24$/)
}

/** Waits until the history ends like this. */
export async function seePotentials(visitor: Visitor, end: RegExp): Promise<void> {
  await visitor.seeText(HISTORY, end)
}
