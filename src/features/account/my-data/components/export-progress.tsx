'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

const everyMs = 3000

/** @throws without a response; the next poll may have one */
async function newestState(): Promise<string | undefined> {
  const { exportsAnswer } = await import('../exports-answer')
  const response = await fetch('/api/account/exports')
  return exportsAnswer.parse(await response.json()).exports[0]?.status
}

export function ExportProgress({ state }: { state: string }) {
  const router = useRouter()
  useEffect(() => {
    const timer = setInterval(async () => {
      if (document.hidden) return
      const newest = await newestState().catch(() => state)
      if (newest !== state) router.refresh()
    }, everyMs)
    return () => clearInterval(timer)
  }, [router, state])
  return null
}
