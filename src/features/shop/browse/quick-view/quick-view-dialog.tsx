'use client'

import { useEffect, useState } from 'react'
import { Dialog } from '@/design/dialog'
import { IntentLink } from '@/design/intent-link'
import { productPath, shopPaths } from '@/features/shop/goods/paths'
import { localePath } from '@/i18n/routing'
import { ProductPanel } from '../components/product-panel'
import { type QuickViewAnswer, quickViewAnswer } from './answer'
import { GoodsPanel } from './goods-panel'
import type { QuickViewProps } from './quick-view-props'

type Props = QuickViewProps & { open: boolean; onClose: () => void }

/** Loads anew at every opening, so that the stock is current and the form is reset. */
export default function QuickViewDialog({ product, locale, words, colour, open, onClose }: Props) {
  const { slug, title, lang, isSample } = product
  const [answer, setAnswer] = useState<QuickViewAnswer | 'loading' | 'failed'>('loading')
  useEffect(() => {
    if (!open) return
    let gone = false
    setAnswer('loading')
    void ask(slug, locale).then((found) => !gone && setAnswer(found ?? 'failed'))
    return () => {
      gone = true
    }
  }, [open, slug, locale])
  const page = localePath(locale, productPath(slug))
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closeLabel={words.close}
      className="quick-view"
      title={
        <IntentLink
          href={isSample ? localePath(locale, shopPaths.list) : page}
          lang={lang}
          className="text-ink no-underline hover:text-accent hover:underline"
        >
          {title}
        </IntentLink>
      }
    >
      {open && typeof answer === 'string' && (
        <p role="status" className="py-6 text-ink-soft">
          {answer === 'loading' ? words.loading : words.failed}{' '}
          {answer === 'failed' && (
            <IntentLink href={page} className="text-accent underline">
              {words.page}
            </IntentLink>
          )}
        </p>
      )}
      {open && typeof answer !== 'string' && answer.kind === 'sample' && <ProductPanel {...answer} locale={locale} />}
      {open && typeof answer !== 'string' && answer.kind === 'goods' && (
        <GoodsPanel {...answer} locale={locale} colour={colour} />
      )}
    </Dialog>
  )
}

async function ask(slug: string, locale: string): Promise<QuickViewAnswer | null> {
  const response = await fetch(`/api/shop/quick-view?${new URLSearchParams({ slug, locale })}`).catch(() => null)
  if (!response?.ok) return null
  return quickViewAnswer.safeParse(await response.json().catch(() => null)).data ?? null
}
