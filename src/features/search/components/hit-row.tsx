import type { ReactNode } from 'react'
import { Cover } from '@/design/cover'
import { IntentLink } from '@/design/intent-link'
import { Mark } from '@/design/mark'
import { TravellingCover } from '@/design/travelling-cover'
import { coverName } from '@/features/brochures/cover-name'
import { foreignLang } from '@/i18n/foreign-lang'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { BrochureHit } from '../types'
import { PageThumbs } from './page-thumbs'
import { Snippet } from './snippet'

type Props = {
  hit: BrochureHit
  locale: Locale
  past: boolean
  /** How long the brochure is good for. */
  validity: ReactNode
  priority?: boolean
}

/** A found brochure: its cover and title lead to it, its pages to the places where the words stand. It is printed in Bulgarian. */
export function HitRow({ hit, locale, past, validity, priority }: Props) {
  const t = translatorFor(locale, 'search')
  const { brochure, pages, pageCount, snippet } = hit
  const { retailer, title } = brochure
  const href = localePath(locale, `/broshura/${brochure.slug}`)
  const lang = foreignLang(title, locale)
  return (
    <article className="relative grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 rounded-md bg-surface p-3.5 inset-ring inset-ring-line transition-shadow hover:shadow-low sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-x-6 sm:p-5">
      <div className="sm:row-span-2">
        <TravellingCover name={coverName(brochure.slug)}>
          <Cover
            picture={brochure.cover}
            shop={retailer}
            seed={brochure.slug}
            sizes="(width < 40rem) 6rem, 8rem"
            priority={priority}
            past={past}
          />
        </TravellingCover>
      </div>
      <div className="group flex min-w-0 flex-col items-start gap-1.5">
        <p className="flex max-w-full min-w-0 items-center gap-1.5 text-sm text-ink-soft">
          <Mark {...retailer} />
          <span className="truncate">{retailer.name}</span>
        </p>
        <h3 className="line-clamp-2 text-lg leading-snug font-semibold" lang={lang}>
          <IntentLink href={href} className="cover-link group-hover:text-accent">
            {title.text}
          </IntentLink>
        </h3>
        {validity}
        {snippet.length > 0 && <Snippet parts={snippet} lang="bg" />}
      </div>
      {pages.length > 0 && (
        <div className="col-span-2 sm:col-span-1 sm:col-start-2">
          <PageThumbs
            href={href}
            pages={pages}
            label={t('onPages', { count: pageCount })}
            caption={(page) => t('page', { page })}
            name={(page) => t('openPage', { page, title: title.text })}
          />
        </div>
      )}
    </article>
  )
}
