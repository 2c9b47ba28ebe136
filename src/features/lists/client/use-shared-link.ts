'use client'

import { useEffect } from 'react'
import { showToast } from '@/design/toast-store'
import type { ListLabels } from '../labels'
import { loadSync } from './list-store'

const shared = /^#shared=([\w-]{43})$/

/** The token is in the fragment, so no server, log or referrer sees it. */
export const sharedHash = (token: string) => `#shared=${token}`

/** Removes the token from the address once the list is open. */
export function useSharedLink(labels: ListLabels): void {
  useEffect(() => {
    const open = async () => {
      const token = location.hash.match(shared)?.[1]
      if (!token) return
      try {
        const { openShared } = await loadSync()
        const found = await openShared(token)
        history.replaceState(history.state, '', location.pathname)
        if (!found) showToast(labels.linkGone)
      } catch {
        showToast(labels.linkFailed)
      }
    }
    void open()
    addEventListener('hashchange', open)
    return () => removeEventListener('hashchange', open)
  }, [labels])
}
