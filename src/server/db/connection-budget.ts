import { env } from '../env.ts'

/** Web processes redirect on connections of their own. */
const usual = { web: 24, worker: 22 }

/**
 * The most connections by `DATABASE_URL` that each pool of a process may hold; together they are `DATABASE_CONNECTIONS`.
 * What a process needs on the database itself (`DATABASE_DIRECT_URL`) is not among them: notifications, jobs, imports.
 */
export function connectionBudget(kind: keyof typeof usual) {
  const all = env().DATABASE_CONNECTIONS ?? usual[kind]
  const redirects = kind === 'web' ? Math.max(1, Math.round(all / 12)) : 0
  const prepared = Math.round(all / 4)
  return { cms: all - prepared - redirects, prepared, redirects }
}
