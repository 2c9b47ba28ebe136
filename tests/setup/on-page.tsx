import type { ReactNode } from 'react'
import { AppRouterContext, PathnameContext } from './next-internals'

const stays = () => {}
const router = {
  ...{ back: stays, forward: stays, refresh: stays, push: stays, replace: stays, prefetch: stays },
  bfcacheId: '',
}

/**
 * For components that ask for the router, or for the address of the page. A mock of `next/navigation` would not reach a
 * component that the process has already loaded for another test.
 */
export function OnPage({ path = '/', children }: { path?: string; children: ReactNode }) {
  return (
    <AppRouterContext value={router}>
      <PathnameContext value={path}>{children}</PathnameContext>
    </AppRouterContext>
  )
}
