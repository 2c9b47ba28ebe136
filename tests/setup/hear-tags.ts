import { Client } from 'pg'
import { z } from 'zod'
import { atEnd } from './at-end'

const message = z.object({ tags: z.array(z.string()).default([]), mark: z.string().optional() })

/**
 * Hears which cached reads the database tells every process to drop.
 * @returns a function for the tags that were told since its last call, in the order of their commits
 */
export async function hearTags(url: string): Promise<() => Promise<string[]>> {
  const { cacheChannel } = await import('@/server/cache/listener')
  const client = new Client({ connectionString: url })
  let heard: string[] = []
  let arrived: (() => void) | undefined
  client.on('notification', ({ payload }) => {
    const { mark, tags } = message.parse(JSON.parse(payload ?? ''))
    heard.push(...tags)
    if (mark) arrived?.()
  })
  await client.connect()
  atEnd(() => client.end())
  await client.query(`listen ${cacheChannel}`)
  return async () => {
    // Notifications arrive in the order of their commits, so after our own all earlier ones have arrived.
    const all = new Promise<void>((resolve) => {
      arrived = resolve
    })
    await client.query('select pg_notify($1, $2)', [cacheChannel, JSON.stringify({ mark: 'here' })])
    await all
    const tags = heard
    heard = []
    return tags
  }
}
