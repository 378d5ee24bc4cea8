import { reseal, type Resealed } from '../assembly/reseal.ts'
import type { Config } from '../config/config.ts'
import type { ServerContext } from '../context/server-context.ts'
import { createKey, keyFileIn, readKeys, replaceKeys } from '../security/key-file.ts'
import { tellingRefusals, UsageError } from './usage-error.ts'

const USAGE = `쓰는 법:
  npm run secret -- rotate     비밀 값을 잠그는 키를 새것으로 바꿔요. 서버가 켜져 있어도 돼요.
                               전의 키는 오래된 백업을 열 수 있게 남아요
  npm run secret -- forget     전의 키를 지워요. 그 키로 잠근 백업의 비밀 값은 다시 열 수 없어요
  npm run secret -- status     키가 어디에서 왔는지 보여 줘요`

const ENVIRONMENT_STEPS = `키를 SECRET_KEY나 SECRET_KEY_FILE로 정해 두었어요. 이렇게 바꿔요:
  1. 새 키를 정해요. SECRET_KEY_FILE이면 그 파일의 맨 위에 새 키 한 줄을 더해요. 전의 줄은 그대로 둬요.
     SECRET_KEY면 SECRET_KEY_OLD에 지금 값을, SECRET_KEY에 새 값을 적어요.
  2. 서버를 모두 다시 시작하고 npm run secret -- rotate를 해요.
  3. 전의 키는 지우지 말고 보관해 주세요. 지금까지의 백업은 그 키로만 열려요.`

type Parts = {
  readonly context: Pick<ServerContext, 'database' | 'keyRing'>
  readonly config: Pick<Config, 'dataDir' | 'secretKey' | 'formerSecretKeys'>
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
    if (name === 'forget') return forget(parts, print)
    if (name === 'status') return tellSource(parts, print)
    throw new UsageError(name === '' ? '무엇을 할지 적어 주세요.' : `모르는 명령: ${name}`)
  })
}

/** Until everything is sealed anew the file holds both keys: stopped half-way, nothing is lost. */
async function rotate({ context, config }: Parts, print: (line: string) => void): Promise<number> {
  const { database, keyRing } = context
  if (config.secretKey !== undefined) {
    if (config.formerSecretKeys.length === 0) throw new UsageError(ENVIRONMENT_STEPS)
    const code = tell(await reseal(database, keyRing), print)
    print('전의 키는 지우지 말고 보관해 주세요. 지금까지의 백업은 그 키로만 열려요.')
    return code
  }
  const file = keyFileIn(config.dataDir)
  replaceKeys(file, [createKey(), ...(readKeys(file) ?? [])])
  keyRing.refresh()
  const code = tell(await reseal(database, keyRing), print)
  print(`새 키와 전의 키가 모두 ${file} 에 있어요. 지금까지의 백업은 전의 키로만 열려요.`)
  print('이 파일을 다시 따로 보관해 주세요. 전의 키를 지우려면: npm run secret -- forget')
  return code
}

function tell({ sealed, lost }: Resealed, print: (line: string) => void): number {
  print(`비밀 값 ${sealed}개를 새 키로 잠갔어요.`)
  if (lost === 0) return 0
  print(`${lost}개는 어느 키로도 열리지 않아 그대로 두었어요.`)
  return 1
}

/** The older keys go only once nothing in the database needs them. */
async function forget({ context, config }: Parts, print: (line: string) => void): Promise<number> {
  const file = keyFileIn(config.dataDir)
  const [today, ...older] = readKeys(file) ?? []
  if (config.secretKey !== undefined || today === undefined)
    throw new UsageError(
      '키를 파일에서 읽지 않아요. SECRET_KEY_FILE이나 SECRET_KEY_OLD에서 지워 주세요.',
    )
  const { lost } = await reseal(context.database, context.keyRing)
  if (lost > 0) {
    print(`비밀 값 ${lost}개가 지금 키로 열리지 않아 전의 키를 지우지 않았어요.`)
    return 1
  }
  replaceKeys(file, [today])
  context.keyRing.refresh()
  print(`전의 키 ${older.length}개를 지웠어요. 그 키로 잠근 백업의 비밀 값은 이제 열 수 없어요.`)
  return 0
}

async function tellSource({ config }: Parts, print: (line: string) => void): Promise<number> {
  const file = keyFileIn(config.dataDir)
  const older =
    config.secretKey === undefined ? (readKeys(file) ?? []).slice(1) : config.formerSecretKeys
  if (config.secretKey !== undefined) print('키: 환경 변수 SECRET_KEY나 SECRET_KEY_FILE')
  else print(`키: ${file}`)
  if (older.length > 0)
    print(`전의 키 ${older.length}개도 남아 있어요. 오래된 백업을 여는 데 쓰여요.`)
  return 0
}
