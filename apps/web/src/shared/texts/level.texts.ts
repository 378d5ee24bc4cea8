import { LEVEL_ROLES } from '@gyeol/contract'
import { namesOf } from './names-of.ts'
import { defineTexts } from './texts.ts'

/** Names of the audiences of notices. */
export const levelTexts = defineTexts({ korea: { audience: namesOf(LEVEL_ROLES) } })
