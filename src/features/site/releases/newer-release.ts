import * as z from 'zod/mini'

type Release = { id: string; timestamp: number }

/** `next.config.ts` writes both values at build time. The timestamp is in milliseconds. */
export const release: Release = { id: process.env.BUILD_ID ?? '', timestamp: Number(process.env.BUILD_TIME) }

const releaseShape = z.object({ id: z.string(), timestamp: z.number() })

/** The id of a newer release once the server reports it as complete; otherwise null, also on errors. */
export async function newerRelease(): Promise<string | null> {
  const latest = await read('/builds/latest.json')
  if (!latest || latest.id === release.id) return null
  const whole = await read(`/builds/meta/${latest.id}.json`)
  return whole && whole.timestamp > release.timestamp ? whole.id : null
}

async function read(address: string) {
  try {
    const answer = await fetch(address, { cache: 'no-store' })
    return answer.ok ? releaseShape.parse(await answer.json()) : null
  } catch {
    return null
  }
}
