import { cookies } from 'next/headers'
import { privateCookie } from './private-cookie'

const challengeCookie = 'broshura-challenge'
const minutes5 = 5 * 60

/** Remembers in a cookie which SMS challenge is pending. It grants nothing: the code itself is not in it. */
export async function saveChallenge(factor: string, challenge: string): Promise<void> {
  const jar = await cookies()
  jar.set(challengeCookie, `${factor}.${challenge}`, privateCookie(minutes5))
}

/** The pending challenge of this factor, if it has not expired. */
export async function readChallenge(factor: string): Promise<string | undefined> {
  const [kept, challenge] = (await cookies()).get(challengeCookie)?.value.split('.') ?? []
  return kept === factor ? challenge : undefined
}

export async function clearChallenge(): Promise<void> {
  const jar = await cookies()
  jar.delete(challengeCookie)
}
