/**
 * Runs all works, `width` of them at a time: more than the connections of the pool, and few enough that each gets one
 * in time on a slow machine, is 40.
 * @returns their results, in the order of the works
 */
export async function atATime<Result>(width: number, works: (() => Promise<Result>)[]): Promise<Result[]> {
  const results: Result[] = []
  const waiting = works.entries()
  const runNext = async () => {
    for (const [at, work] of waiting) results[at] = await work()
  }
  await Promise.all(Array.from({ length: width }, runNext))
  return results
}
