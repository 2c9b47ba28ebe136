import type { Outcome } from '@/lib/forms/problems'

/** Longer than an auth server needs to compare a password. */
const stepMs = 250

/**
 * Answers a wrong password after the same time, whether there is such an account or not: auth servers compare a password only
 * where there is one. What takes longer than a step is answered after the next.
 */
export async function withConstantTime<Done>(work: () => Promise<Outcome<Done>>): Promise<Outcome<Done>> {
  const start = performance.now()
  const result = await work()
  if (result.ok || result.problem.code !== 'credentials') return result
  const spent = performance.now() - start
  await new Promise((resolve) => setTimeout(resolve, stepMs - (spent % stepMs)))
  return result
}
