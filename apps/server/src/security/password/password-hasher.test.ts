import { availableParallelism } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createPasswordHasher, hashesAtOnce } from './password-hasher.ts'
import { createWorkQueue } from './work-queue.ts'

describe('a password hash', () => {
  const hasher = createPasswordHasher({ memoryKib: 8 })

  it.each(['열 글자가 넘는 말', 'x'.repeat(128), '   ', '👨‍👩‍👧‍👦 family 👍', 'aA1!'])(
    'belongs to %j and to nothing near it',
    async (password) => {
      const hash = await hasher.hash(password)
      expect(await hasher.verify(hash, password)).toBe(true)
      expect(await hasher.verify(hash, `${password} `)).toBe(false)
      expect(await hasher.verify(hash, password.slice(1))).toBe(false)
    },
  )

  it('is another one every time, and says how it was made', async () => {
    const [one, two] = [await hasher.hash('same'), await hasher.hash('same')]
    expect(one).not.toBe(two)
    expect(one).toMatch(/^\$argon2id\$v=19\$m=8,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  })

  it('can be checked after the parameters have moved on', async () => {
    const newer = createPasswordHasher({ memoryKib: 16 })
    const hash = await hasher.hash('password')
    expect(await newer.verify(hash, 'password')).toBe(true)
    expect([newer.isOutdated(hash), hasher.isOutdated(hash)]).toEqual([true, false])
  })

  // argon2 -id of the reference implementation (phc-winner-argon2, test.c): t=2, m=256 KiB, p=1.
  it('agrees with the reference implementation', async () => {
    const reference =
      '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4'
    expect(await hasher.verify(reference, 'password')).toBe(true)
    expect(await hasher.verify(reference, 'differentpassword')).toBe(false)
  })

  it('of nobody fits no password', async () => {
    expect(await hasher.verify(null, 'anything')).toBe(false)
  })

  it.each(['', 'plain', '$argon2i$v=19$m=8,t=2,p=1$c2FsdHNhbHQ$aGFzaA'])(
    'that is damaged (%j) is an error, not a match',
    async (hash) => {
      await expect(hasher.verify(hash, 'x')).rejects.toThrow('damaged')
    },
  )

  it('is refused with OVERLOADED when 64 wait already', async () => {
    const busy = createPasswordHasher({ memoryKib: 1024 })
    const outcomes = await Promise.allSettled(
      Array.from({ length: 80 }, () => busy.hash('password')),
    )
    const refused = outcomes.filter(({ status }) => status === 'rejected')
    const atOnce = hashesAtOnce({ cores: availableParallelism(), threads: 4 })
    expect(refused).toHaveLength(80 - 64 - atOnce)
    expect(refused[0]).toMatchObject({ reason: { code: 'OVERLOADED' } })
    expect(await busy.hash('password')).toContain('$argon2id$')
  })

  it.each([
    [1, 4, 1],
    [2, 4, 1],
    [4, 4, 2],
    [16, 4, 2],
    [16, 16, 4],
    [4, 1, 1],
  ])('leaves room: of %i cores and %i threads it takes %i', (cores, threads, atOnce) => {
    expect(hashesAtOnce({ cores, threads })).toBe(atOnce)
  })
})

describe('a work queue', () => {
  it('never runs more than it should, and everything it took', async () => {
    const queue = createWorkQueue({ maxAtOnce: 3, maxWaiting: 100 })
    let running = 0
    let most = 0
    const work = async () => {
      running += 1
      most = Math.max(most, running)
      await wait(1)
      running -= 1
      return running
    }
    await Promise.all(Array.from({ length: 50 }, () => queue.run(work, () => new Error('full'))))
    expect([most, running]).toEqual([3, 0])
  })

  it('goes on after work that failed', async () => {
    const queue = createWorkQueue({ maxAtOnce: 1, maxWaiting: 1 })
    const refuse = () => new Error('full')
    const failing = queue.run(async () => {
      await wait(1)
      throw new Error('broken')
    }, refuse)
    const next = queue.run(async () => 'done', refuse)
    await expect(failing).rejects.toThrow('broken')
    expect(await next).toBe('done')
  })
})
