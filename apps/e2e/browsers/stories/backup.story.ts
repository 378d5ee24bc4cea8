import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import type { Story } from './story.ts'

const TEC = { role: 'spinbutton', name: 'TEC' } as const

export const backupStories: readonly Story[] = [
  {
    name: 'what is kept goes to a file, is wiped, and comes back',
    async tell(visitor) {
      await visitor.open('/setting')
      await visitor.write(TEC, '99')
      await visitor.press('Tab')
      await visitor.reload()
      await visitor.seeText(TEC, '99')
      await visitor.tap({ role: 'button', name: '백업 파일 저장' })
      const file = await visitor.savedFile()
      expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
        app: 'gyeoljeongpan',
        data: { tec: { v: 1, data: 99 } },
      })
      await visitor.tap({ role: 'button', name: '고른 데이터 지우기' })
      await visitor.tap({ role: 'button', name: '지우기', within: { role: 'dialog' } })
      await visitor.seeText(TEC, '255')
      await visitor.engine.chooseFile(file)
      await visitor.tap({ role: 'button', name: '고른 것 불러오기' })
      await visitor.seeText(TEC, '99')
    },
  },
]
