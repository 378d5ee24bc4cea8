import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** What V8 offers as `gc` while `--expose-gc` is set. */
type Collect = (options: {
  readonly type: 'major'
  readonly execution: 'sync'
  readonly flavor: 'last-resort'
}) => void

/**
 * Gives back what starting needed and serving does not: the shipped rows as they were compared, and
 * rooms for new objects that grew meanwhile. By itself V8 keeps some 60 MB of them for as long as a
 * quiet server runs. Blocks for as long as a few collections of the whole heap take, so it belongs
 * before the first request.
 */
export function giveBackMemory(): void {
  setFlagsFromString('--expose-gc')
  // Only a context made now sees the flag; what it holds is V8's own function of that name.
  const collect = runInNewContext('gc') as Collect
  setFlagsFromString('--no-expose-gc')
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
