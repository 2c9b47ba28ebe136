import type { CookieMethodsServer } from '@supabase/ssr'
import { cookies } from 'next/headers'

/** The cookies of the current request. A page can only read them; the proxy has refreshed them before. */
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
