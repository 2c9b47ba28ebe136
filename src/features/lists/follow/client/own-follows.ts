import type { Follow } from '../types'

let asked: Promise<Follow[]> | null = null

/** The follows of the account, fetched once for all that shows them on a page. Rejects when they cannot be read. */
export function ownFollows(): Promise<Follow[]> {
  asked ??= askFollows().catch((error: unknown) => {
    asked = null
    throw error
  })
  return asked
}

/** They have changed: the next call fetches them again. */
export function evictOwnFollows(): void {
  asked = null
}

async function askFollows(): Promise<Follow[]> {
  const response = await fetch('/api/account/follows')
  if (!response.ok) throw new Error(`follows: ${response.status}`)
  const { followsAnswer } = await import('./answers')
  return followsAnswer.parse(await response.json()).follows
}
