import { cookies } from 'next/headers'
import { storedItemOf } from './stored-items'

/** The sign-in to the site and the CMS ends by signing out, which also calls the server. */
const sessions = /^(?:broshura-session(?:\.\d+)?|payload-token)$/

/** The names of all cookies that this browser has sent, also of those that no script may read. */
export async function ownCookies(): Promise<string[]> {
  return (await cookies()).getAll().map(({ name }) => name)
}

/** Deletes this browser's cookies of these items, except for a session. */
export async function deleteOwnCookies(items: string[]): Promise<void> {
  const jar = await cookies()
  for (const { name } of jar.getAll()) {
    if (items.includes(storedItemOf({ place: 'cookie', name })) && !sessions.test(name)) jar.delete(name)
  }
}
