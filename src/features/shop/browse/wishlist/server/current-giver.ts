import { cookies } from 'next/headers'
import { z } from 'zod'
import { giverCookie } from '../wish-cookies'

const known = z.uuid().nullable().catch(null)

export async function currentGiver(): Promise<string | null> {
  return known.parse((await cookies()).get(giverCookie)?.value ?? null)
}
