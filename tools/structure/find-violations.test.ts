import { describe, expect, it } from 'vitest'
import { findViolations } from './find-violations.ts'

const doc = '/** A thing. */\n'

describe('findViolations', () => {
  it.each([
    [
      'a package importing one above it',
      'packages/terms/src/a.ts',
      `import { a } from '@gyeol/statting'`,
      /may not import/,
    ],
    [
      'a package entered by the back door',
      'apps/web/src/app/a.ts',
      `import { a } from '@gyeol/terms/src/a.ts'`,
      /front door/,
    ],
    [
      'a package reaching into an app',
      'packages/terms/src/a.ts',
      `import { a } from '../../../apps/web/src/a.ts'`,
      /outside/,
    ],
    [
      'one feature importing another',
      'apps/web/src/features/home/a.ts',
      `import { a } from '../statting/b.ts'`,
      /never import features/,
    ],
    [
      'shared importing a feature',
      'apps/web/src/shared/ui/a.ts',
      `import { a } from '../../features/home/b.ts'`,
      /may not import features/,
    ],
    [
      'a dynamic import against the arrow',
      'apps/web/src/shared/ui/a.ts',
      `const a = await import('../../app/b.ts')`,
      /may not import app/,
    ],
    [
      'a foreign repository',
      'apps/server/src/modules/job/job.service.ts',
      `import { a } from '../crysta/crysta.repository.ts'`,
      /ask the service/,
    ],
    ['a file of 401 lines', 'apps/web/src/app/a.ts', '\n'.repeat(401), /401 lines/],
    ['a name that says nothing', 'apps/web/src/app/utils.ts', '', /says nothing/],
    ['a name in camel case', 'apps/web/src/app/myFile.ts', '', /kebab-case/],
    [
      'an undocumented export of a package',
      'packages/terms/src/a.ts',
      'export const a = 1',
      /no doc comment/,
    ],
  ])('refuses %s', (_, path, text, message) => {
    const errors = findViolations([{ path, text }]).filter((f) => f.level === 'error')
    expect(errors.map((f) => f.message).join()).toMatch(message)
  })

  it('accepts the arrows of the plan', () => {
    const files = [
      {
        path: 'packages/game-data/src/a.ts',
        text: `import type { A } from '@gyeol/statting'\n${doc}export const a = 1`,
      },
      {
        path: 'apps/web/src/features/home/a.tsx',
        text: `import { a } from '../../shared/ui/b.tsx'\nimport { b } from './c.ts'`,
      },
      {
        path: 'apps/server/src/modules/job/a.ts',
        text: `import { a } from '../crysta/crysta.service.ts'`,
      },
    ]
    expect(findViolations(files)).toEqual([])
  })
})
