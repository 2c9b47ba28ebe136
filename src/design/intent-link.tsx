'use client'

import Link, { useLinkStatus } from 'next/link'
import { type ComponentProps, useState } from 'react'

type Props = Omit<ComponentProps<typeof Link>, 'prefetch' | 'onPointerEnter' | 'onFocus' | 'onTouchStart'>

/** An internal link that prefetches its page on hover, touch or focus, not when it merely becomes visible. */
export function IntentLink(props: Props) {
  const [intended, setIntended] = useState(false)
  const intend = () => setIntended(true)
  return (
    <Link
      {...props}
      prefetch={intended ? null : false}
      onPointerEnter={intend}
      onFocus={intend}
      onTouchStart={intend}
    />
  )
}

/** Inside of a link: marks it while its page is on the way, for `:has()` to show. */
export function LinkWaiting() {
  const { pending } = useLinkStatus()
  return pending ? <span data-waiting hidden /> : null
}
