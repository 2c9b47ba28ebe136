'use client'

import { Scale } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { buttonLook, cx } from '@/design/cx'
import { shopPaths } from '@/features/shop/goods/paths'
import { type Locale, localePath } from '@/i18n/routing'
import { comparePath, mostCompared } from '../compared'
import { setCompared, useCompared } from './compare-store'

type Props = {
  slug: string
  locale: Locale
  label: string
  text?: string
}

/** Without scripts the form leads to the comparison page, whose address holds all products. */
export function CompareButton({ slug, locale, label, text }: Props) {
  const slugs = useCompared()
  const chosen = slugs.includes(slug)

  function press(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (chosen) setCompared(slugs.filter((each) => each !== slug))
    else if (slugs.length < mostCompared) setCompared([...slugs, slug])
    // With a full comparison, its page asks which product to replace.
    else window.location.assign(localePath(locale, comparePath([...slugs, slug])))
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
