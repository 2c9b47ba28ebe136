'use client'

import type { Locale } from '@/i18n/routing'
import { useVariantChoice } from '../../product/client/variant-choice'
import { Heart, type HeartWords } from './heart'

type Props = {
  product: string
  locale: Locale
  words: HeartWords & { text: string }
  say?: (message: string) => void
}

export function ChosenHeart({ product, locale, words, say }: Props) {
  const { colour, chosen } = useVariantChoice()
  return (
    <Heart
      product={product}
      locale={locale}
      words={words}
      text={words.text}
      variant={chosen?.id}
      colour={colour ?? undefined}
      say={say}
    />
  )
}
