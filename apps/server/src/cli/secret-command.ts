import { reseal, resealAndForget, type Resealed } from '../assembly/reseal.ts'
import type { Config } from '../config/config.ts'
import type { ServerContext } from '../context/server-context.ts'
import { createKey, keyFileIn, readKeys, replaceKeys } from '../security/key-file.ts'
import { tellingRefusals, UsageError } from './usage-error.ts'

const USAGE = `쓰는 법:
  npm run secret -- rotate     비밀 값을 잠그는 키를 새것으로 바꿔요. 서버가 켜져 있어도 돼요
  npm run secret -- status     키가 어디에서 왔는지 보여 줘요`

const ENVIRONMENT_STEPS = `키를 SECRET_KEY로 정해 두었어요. 이렇게 바꿔요:
  1. SECRET_KEY_OLD에 지금 값을, SECRET_KEY에 새 값을 적고 서버를 모두 다시 시작해요.
  2. npm run secret -- rotate
  3. SECRET_KEY_OLD를 지워요.`

type Parts = {
  readonly context: Pick<ServerContext, 'database' | 'keyRing'>
  readonly config: Pick<Config, 'dataDir' | 'secretKey' | 'formerSecretKey'>
}

/** Runs one `secret` command and gives the process's exit code. */
export async function runSecretCommand(
  parts: Parts,
  args: readonly string[],
  print: (line: string) => void,
): Promise<number> {
  return tellingRefusals({ usage: USAGE, print }, async () => {
    const [name = '', ...rest] = args
    if (rest.length > 0) throw new UsageError('모르는 옵션이 있어요.')
    if (name === 'rotate') return rotate(parts, print)
    if (name === 'status') return tellSource(parts, print)
    throw new UsageError(name === '' ? '무엇을 할지 적어 주세요.' : `모르는 명령: ${name}`)
  })
}

/** Until everything is sealed anew the file holds both keys: stopped half-way, nothing is lost. */
async function rotate({ context, config }: Parts, print: (line: string) => void): Promise<number> {
  const { database, keyRing } = context
  if (config.secretKey !== undefined) {
    if (config.formerSecretKey === undefined) throw new UsageError(ENVIRONMENT_STEPS)
    return tell(await reseal(database, keyRing), print)
  }
  const file = keyFileIn(config.dataDir)
  replaceKeys(file, [createKey(), ...(readKeys(file) ?? [])])
  keyRing.refresh()
  return tell(await resealAndForget(database, { ring: keyRing, file }), print)
}

function tell({ sealed, lost }: Resealed, print: (line: string) => void): number {
  print(`비밀 값 ${sealed}개를 새 키로 잠갔어요.`)
  if (lost === 0) return 0
  print(`${lost}개는 어느 키로도 열리지 않아 그대로 두었어요. 전의 키는 지우지 않았어요.`)
  return 1
}

async function tellSource({ config }: Parts, print: (line: string) => void): Promise<number> {
  const file = keyFileIn(config.dataDir)
  const keys = readKeys(file)
  if (config.secretKey !== undefined) print('키: 환경 변수 SECRET_KEY')
  else print(`키: ${file}`)
  if (keys !== null && keys.length > 1)
    print('전의 키도 남아 있어요. npm run secret -- rotate로 마저 바꿔 주세요.')
  return 0
}
