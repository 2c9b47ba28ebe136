'use client'

import { useLinkStatus } from 'next/link'

/** Inside of a link: marks it while its page is on the way, for `:has()` to show. */
export function LinkWaiting() {
  const { pending } = useLinkStatus()
  return pending ? <span data-waiting hidden /> : null
}
