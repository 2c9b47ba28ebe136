import type { ReactNode } from 'react'
import type { CarouselWords } from '@/design/carousel'
import type { translatorFor } from '@/i18n/translator'

type Translate = ReturnType<typeof translatorFor<'pages'>>

/** `label` is the heading of the section, whose name may be no other's. */
export function slideWords(t: Translate, label: string | null | undefined): CarouselWords {
  return {
    label: label ? `${t('carousel')}: ${label}` : t('carousel'),
    previous: t('previous'),
    next: t('next'),
    pause: t('pause'),
    play: t('play'),
  }
}

type Slide = { heading?: string | null; thumb?: ReactNode }

/** "2 of 5: Bread" */
export function slideNames(t: Translate, slides: Slide[]): { name: string; thumb?: ReactNode }[] {
  return slides.map(({ heading, thumb }, at) => {
    const place = t('slide', { number: at + 1, count: slides.length })
    return { name: heading ? `${place}: ${heading}` : place, thumb }
  })
}
