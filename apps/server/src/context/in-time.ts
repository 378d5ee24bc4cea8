/** What some work gives, or null when it takes longer than that; it goes on all the same. */
export async function inTime<Result>(
  work: Promise<Result>,
  mostMs: number,
): Promise<Result | null> {
  const { promise, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(() => resolve(null), mostMs)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}
