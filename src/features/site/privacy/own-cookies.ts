import { cookies } from 'next/headers'
import { storedItemOf } from './stored-items'

/** A session must end by signing out, which also tells the auth server. */
const sessions = /^(?:broshura-session(?:\.\d+)?|payload-token)$/

/** Includes cookies that scripts cannot read. */
export async function ownCookies(): Promise<string[]> {
  return (await cookies()).getAll().map(({ name }) => name)
}

export async function deleteOwnCookies(items: string[]): Promise<void> {
  const jar = await cookies()
  for (const { name } of jar.getAll()) {
    if (items.includes(storedItemOf({ place: 'cookie', name })) && !sessions.test(name)) jar.delete(name)
  }
}
