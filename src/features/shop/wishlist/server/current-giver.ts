import { cookies } from 'next/headers'
import { z } from 'zod'
import { giverCookie } from '../wish-cookies'

const known = z.uuid().nullable().catch(null)

/** The number by which a browser takes back what it has marked of a shared list; null before it marks anything. */
export async function currentGiver(): Promise<string | null> {
  return known.parse((await cookies()).get(giverCookie)?.value ?? null)
}
