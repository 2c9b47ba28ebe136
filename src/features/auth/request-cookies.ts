import type { CookieMethodsServer } from '@supabase/ssr'
import { cookies } from 'next/headers'

/** The cookies of the request that is being answered. A page may read them only: the proxy has refreshed them before it. */
export async function requestCookies(): Promise<CookieMethodsServer> {
  const jar = await cookies()
  return {
    getAll: () => jar.getAll(),
    setAll: (changed) => {
      try {
        for (const { name, value, options } of changed) jar.set(name, value, options)
      } catch {
        // Next forbids it while it renders a page.
      }
    },
  }
}
