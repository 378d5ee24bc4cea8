import { fileURLToPath } from 'node:url'
import type { FieldError } from '@gyeol/contract'
import {
  SideProcess,
  SideProcessBusy,
  SideProcessFailed,
  type SideProcessLimits,
} from '../../context/side-process.ts'
import { AppError } from '../../errors/app-error.ts'
import type { ReadingAnswer, ReadingOrder } from './file-reader-process.ts'

const LIMITS: SideProcessLimits = {
  program: fileURLToPath(new URL('file-reader-process.ts', import.meta.url)),
  memoryMib: 256,
  // Below what an answer to a file may take; the largest list takes a second on a quiet machine.
  workMs: 15_000,
  maxWaiting: 4,
}

const TOO_GREEDY: FieldError = {
  path: 'content',
  code: 'INVALID',
  message: '파일을 읽는 데 너무 오래 걸리거나 메모리가 모자라요. 나눠서 다시 올려 주세요.',
}

/** Reads files one after another in a process of its own; tests bind it tighter. */
export class FileReader {
  readonly #process: SideProcess<ReadingOrder, ReadingAnswer>

  constructor(limits: Partial<SideProcessLimits> = {}) {
    this.#process = new SideProcess({ ...LIMITS, ...limits })
  }

  /** Throws BODY_TOO_LARGE for a file that takes too much time or memory, OVERLOADED when many wait. */
  async read(order: ReadingOrder): Promise<ReadingAnswer> {
    return this.#process.ask(order).catch((cause: unknown) => {
      if (cause instanceof SideProcessBusy) throw new AppError('OVERLOADED')
      if (cause instanceof SideProcessFailed)
        throw new AppError('BODY_TOO_LARGE', { errors: [TOO_GREEDY], cause })
      throw cause
    })
  }
}
