'use client'

import Link, { useLinkStatus } from 'next/link'
import { type ComponentProps, useState } from 'react'

type Props = Omit<ComponentProps<typeof Link>, 'prefetch' | 'onPointerEnter' | 'onFocus' | 'onTouchStart'>

/** Prefetches on hover, touch or focus instead of when visible. */
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

/** Inside a link: marks it while its page loads, for CSS `:has()`. */
export function LinkWaiting() {
  const { pending } = useLinkStatus()
  return pending ? <span data-waiting hidden /> : null
}
