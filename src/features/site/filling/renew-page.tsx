'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

const everyMs = 15_000

export function RenewPage() {
  const router = useRouter()
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && router.refresh(), everyMs)
    return () => clearInterval(timer)
  }, [router])
  return null
}
