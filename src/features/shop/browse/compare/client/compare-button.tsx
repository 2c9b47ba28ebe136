'use client'

import { Scale } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { buttonLook, cx } from '@/design/cx'
import { shopPaths } from '@/features/shop/goods/paths'
import { type Locale, localePath } from '@/i18n/routing'
import { comparePath } from '../compared'
import { toggleCompared, useCompared } from './compare-store'

type Props = {
  slug: string
  locale: Locale
  label: string
  text?: string
}

/** Without scripts the form leads to the comparison page, whose address holds all products. */
export function CompareButton({ slug, locale, label, text }: Props) {
  const chosen = useCompared().includes(slug)

  function press(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const slugs = toggleCompared(slug)
    if (slugs) window.location.assign(localePath(locale, comparePath(slugs)))
  }
  return (
    <form action={localePath(locale, shopPaths.compare)} onSubmit={press}>
      <input type="hidden" name="p" value={slug} />
      <button
        type="submit"
        aria-label={label}
        title={label}
        aria-pressed={chosen}
        className={text ? buttonLook('quiet', 'sm', 'heart-named') : 'heart'}
      >
        <Scale aria-hidden size={text ? 18 : 20} className={cx(chosen && 'compare-chosen')} />
        {text}
      </button>
    </form>
  )
}
