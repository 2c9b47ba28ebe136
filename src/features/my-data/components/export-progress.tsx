'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

const everyMs = 3000

/** Polls the state of the export while the page is visible, and refreshes the page. */
export function ExportProgress({ state }: { state: string }) {
  const router = useRouter()
  useEffect(() => {
    const timer = setInterval(async () => {
      if (document.hidden) return
      const response = await fetch('/api/account/exports').catch(() => null)
      const answer = response?.ok ? await response.json() : null
      if (answer && answer.exports[0]?.status !== state) router.refresh()
    }, everyMs)
    return () => clearInterval(timer)
  }, [router, state])
  return null
}
