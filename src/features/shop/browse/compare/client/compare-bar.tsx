'use client'

import { X } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { ButtonLink } from '@/design/button'
import { fill } from '@/design/cx'
import { IconButton } from '@/design/icon-button'
import { showToast } from '@/design/toast-store'
import { guardedSegments } from '@/domain/reserved-segments'
import { type Locale, localePath, splitLocale } from '@/i18n/routing'
import { comparePath } from '../compared'
import { setCompared, useCompared } from './compare-store'

export type CompareBarWords = Record<'title' | 'chosen' | 'compare' | 'clear', string>

const goods = /^\/(?:p\/|product-|shop-)/
const withoutGoods: ReadonlySet<string> = new Set([...guardedSegments, 'shop-compare'])

/** Whether a page shows goods: not where somebody pays, writes or acts by a link. */
export function showsGoods(pathname: string): boolean {
  const { path } = splitLocale(pathname)
  return goods.test(path) && !withoutGoods.has(path.split('/')[1] ?? '')
}

export function CompareBar({ locale, words }: { locale: Locale; words: CompareBarWords }) {
  const slugs = useCompared()
  const isShown = showsGoods(usePathname())
  useEffect(() => {
    document.documentElement.toggleAttribute('data-compare-bar', isShown)
    return () => document.documentElement.removeAttribute('data-compare-bar')
  }, [isShown])
  if (!isShown) return null
  return (
    <section aria-label={words.title} className="compare-bar">
      <p className="text-sm font-semibold">{fill(words.chosen, { count: slugs.length })}</p>
      <ButtonLink href={localePath(locale, comparePath(slugs))} size="sm">
        {words.compare}
      </ButtonLink>
      <IconButton
        label={words.clear}
        onClick={() => {
          setCompared([])
          // The button leaves with the bar.
          document.getElementById('content')?.focus({ preventScroll: true })
          showToast(fill(words.chosen, { count: 0 }))
        }}
      >
        <X aria-hidden size={18} />
      </IconButton>
    </section>
  )
}
