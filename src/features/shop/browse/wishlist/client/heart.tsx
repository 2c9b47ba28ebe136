'use client'

import { Heart as HeartIcon } from 'lucide-react'
import { type SubmitEvent, useRef, useState } from 'react'
import { buttonLook, cx } from '@/design/cx'
import { showToast } from '@/design/toast-store'
import type { Locale } from '@/i18n/routing'
import { sendWish, useWished } from './wish-state'

export type HeartWords = { label: string; failed: string }

type Props = {
  product: string
  locale: Locale
  words: HeartWords
  variant?: string
  colour?: string
  text?: string
  className?: string
  /** Where a dialog covers the toasts of the page. */
  say?: (message: string) => void
}

/** A plain form without scripts; nothing is requested or stored before a press. */
export function Heart({ product, locale, words, variant, colour, text, className, say }: Props) {
  const wished = useWished(product)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  async function press(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy || !form.current) return
    setBusy(true)
    say?.('')
    const answered = await sendWish(form.current, !wished)
    setBusy(false)
    const said = answered?.said ?? words.failed
    if (say) return say(said)
    const open = answered?.open
    showToast(said, open && { label: open.label, run: () => window.location.assign(open.href) })
  }
  return (
    <form ref={form} action="/api/shop/wishes" method="post" onSubmit={press} className={className}>
      <input type="hidden" name="product" value={product} />
      <input type="hidden" name="locale" value={locale} />
      {variant && <input type="hidden" name="variant" value={variant} />}
      {colour && <input type="hidden" name="colour" value={colour} />}
      <button
        type="submit"
        aria-label={words.label}
        title={words.label}
        aria-pressed={wished}
        aria-busy={busy || undefined}
        className={text ? buttonLook('quiet', 'sm', 'heart-named') : 'heart'}
      >
        <HeartIcon aria-hidden size={text ? 18 : 20} className={cx('heart-icon', wished && 'heart-full')} />
        {text}
      </button>
    </form>
  )
}
