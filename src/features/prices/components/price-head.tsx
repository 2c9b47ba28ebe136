import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from '@/design/breadcrumbs'
import { defaultLocale, type Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

type Props = {
  locale: Locale
  crumbs: Crumb[]
  title: string
  /** The title is Bulgarian on pages of every language. */
  foreign?: boolean
  note: ReactNode
  /** Beside the title, of a fixed size. */
  picture?: ReactNode
  children?: ReactNode
}

export function PriceHead({ locale, crumbs, title, foreign, note, picture, children }: Props) {
  const t = translatorFor(locale, 'layout')
  return (
    <div className="page pt-5 md:pt-8">
      <Breadcrumbs label={t('breadcrumbs')} crumbs={crumbs} />
      <div className="mt-4 flex items-start gap-4 md:mt-6 md:gap-6">
        {picture}
        <div className="min-w-0">
          <h1
            className="text-2xl break-words md:text-4xl"
            lang={foreign && locale !== defaultLocale ? defaultLocale : undefined}
          >
            {title}
          </h1>
          <div className="mt-2 max-w-prose text-ink-soft">{note}</div>
        </div>
      </div>
      {children}
    </div>
  )
}
