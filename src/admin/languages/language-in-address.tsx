'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect } from 'react'

/**
 * Payload remembers one content language for an account. A form whose address names none would take that of another tab when
 * it is read anew, and the next save would write its words over those of the language on the label.
 */
export function LanguageInAddress({ code }: { code: string }) {
  const path = usePathname()
  const params = useSearchParams()
  useEffect(() => {
    if (params.has('locale')) return
    const query = new URLSearchParams(params)
    query.set('locale', code)
    window.history.replaceState(null, '', `${path}?${query}`)
  }, [code, path, params])
  return null
}
