import { defineEnglish } from '../../../shared/texts/texts.ts'
import type { writingTexts as korean } from './writing.texts.ts'

export const writingTexts = defineEnglish<typeof korean>({
  create: 'Report a house',
  edit: 'Edit house',
  address: 'Address (code)',
  addressHint: '7 or 8 digits. Spaces are fine.',
  addressInvalid: 'An address has 7 or 8 digits.',
  memo: 'Note',
  memoHint: 'One line that helps others. Do not write names of people.',
  dishes: 'Foods of this house',
  addDish: 'Add a food',
  searchDish: 'Search food effects',
  noDish: 'No such food.',
  levelOf: (food) => `Level of ${food}`,
  removeDish: (food) => `Remove ${food}`,
  dishRequired: 'Add at least one food.',
  known: (dishes) => `This house is known already (${dishes}). Add only new foods here.`,
  knownDish: (foods) => `Foods this house already has: ${foods}`,
  duplicate: 'This house already has one of these foods. Check the list.',
  codeTaken: 'This address is already known as another house.',
  inUse:
    'The owner asked to take this address down, or an editor is looking at it, so it cannot be reported now.',
  ownOnly: 'Another member reported this house; you can edit only the foods you added.',
  saveNew: 'Report',
  save: 'Save',
  created: 'Thanks for reporting',
  saved: 'Saved',
  whose:
    'Do not post the address of somebody else without permission. Owners can ask to take it down at any time.',
  level: (food, level) => `${food} Lv ${level}`,
})
