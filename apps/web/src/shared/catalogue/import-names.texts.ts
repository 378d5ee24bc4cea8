import type { ImportBatch } from '@gyeol/contract'
import { defineTexts } from '../texts/texts.ts'

const COUNTS: Readonly<Record<keyof ImportBatch['counts'], string>> = {
  rows: '읽은 행',
  new: '새로',
  changed: '바뀜',
  same: '그대로',
  gone: '지워짐',
  bad: '고칠 것',
}

const MODES: Readonly<Record<ImportBatch['mode'], string>> = {
  merge: '그대로 두기',
  replace: '지우기',
}

/** What an import did and how it was asked to, as its own screen and the log tell it. */
export const importNameTexts = defineTexts({
  korea: { counts: COUNTS, mode: '파일에 없는 자료', modes: MODES },
})
