import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { commandsOf } from './commands-of.ts'
import { reasonToPass } from './passed-over.ts'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

it('reads commands as they are written, and nothing a program has said', () => {
  const text = [
    '# 첫 장',
    '```',
    'npm start   # 열어요',
    '# 서버를 끄고',
    'FILE=$(ls -t a/*.gz | head -1)',
    '결정판이 열렸어요: http://127.0.0.1:3000',
    'packages/                낱말',
    '```',
    'npm test',
  ].join('\n')
  expect(commandsOf(text)).toEqual([
    { heading: '첫 장', command: 'npm start' },
    { heading: '첫 장', command: 'FILE=$(ls -t a/*.gz | head -1)' },
  ])
})

it('finds how to install, back up, restore and move in the operator’s document', () => {
  const commands = commandsOf(read('docs/operations.md')).map(({ command }) => command)
  const walked = commands.filter((command) => reasonToPass(command) === null)
  for (const beginning of ['npm ci', 'useradd', 'systemctl enable', 'gyeol backup', 'gyeol verify'])
    expect(walked.filter((command) => command.startsWith(beginning))).not.toEqual([])
  for (const beginning of ['gyeol restore', 'gyeol db-move', 'curl'])
    expect(walked.filter((command) => command.startsWith(beginning))).not.toEqual([])
  expect(walked.join('\n')).not.toMatch(/SECRET_KEY=|xargs/)
})

it('finds how to begin in the README', () => {
  const commands = commandsOf(read('README.md')).map(({ command }) => command)
  expect(commands.slice(0, 2)).toEqual(['npm install', 'npm start'])
})
