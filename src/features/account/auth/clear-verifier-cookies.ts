import { cookies } from 'next/headers'

/** Deletes the PKCE verifiers that signing in with a provider leaves in cookies; they are useless after the return. */
export async function clearVerifierCookies(): Promise<void> {
  const jar = await cookies()
  for (const { name } of jar.getAll()) if (name.endsWith('-code-verifier')) jar.delete(name)
}
