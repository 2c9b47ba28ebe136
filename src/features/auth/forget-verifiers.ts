import { cookies } from 'next/headers'

/** A way to another service leaves secrets of its own in the browser; who is back needs none of them any more. */
export async function forgetVerifiers(): Promise<void> {
  const jar = await cookies()
  for (const { name } of jar.getAll()) if (name.endsWith('-code-verifier')) jar.delete(name)
}
