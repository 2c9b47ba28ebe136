import { BookOpen, Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/design/breadcrumbs'
import { ButtonLink } from '@/design/button'
import { formatDayRange } from '@/design/format'
import { IntentLink } from '@/design/intent-link'
import { Mark } from '@/design/mark'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { editionWords } from '../../editions/edition-words'
import { readingPath } from '../../reading/reading-path'
import type { BrochureDetail } from '../../types'
import { KeepButton } from '../kept/components/keep-button'
import type { Keepable } from '../kept/keepable'
import { HeadActions } from '../reader/head-actions'
import { ContinueLink } from '../reader/viewer'
import { ActionName } from './action-name'

type Props = {
  brochure: BrochureDetail
  locale: Locale
  validity: ReactNode
  past: boolean
  keep?: Keepable
}

export function BrochureHead({ brochure, locale, validity, past, keep }: Props) {
  const t = translatorFor(locale, 'brochure')
  const layout = translatorFor(locale, 'layout')
  const reading = translatorFor(locale, 'reading')
  const viewer = translatorFor(locale, 'viewer')
  const { category, retailer, title, summary, slug } = brochure
  const period = formatDayRange(brochure.validFrom, brochure.validTo, locale)
  const edition = editionWords(brochure.towns, locale)
  const crumbs = [
    { href: localePath(locale, '/'), label: layout('home') },
    { href: localePath(locale, `/c/${category.slug}`), label: category.name.text, lang: category.name.lang },
    { href: localePath(locale, `/broshura/${slug}`), label: title.text, lang: title.lang },
  ]
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-4 md:pt-6">
      <Breadcrumbs label={layout('breadcrumbs')} crumbs={crumbs} />
      <p>
        <IntentLink
          href={localePath(locale, `/r/${retailer.slug}`)}
          className="inline-flex items-center gap-2.5 font-medium hover:text-accent hover:underline"
        >
          <Mark {...retailer} size="md" />
          {retailer.name}
        </IntentLink>
      </p>
      <h1 lang={title.lang} className="text-3xl md:text-4xl">
        {title.text}
      </h1>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-soft">
        {validity}
        <span>{t('period', { past: String(past), period })}</span>
        {edition && <span>{edition.text}</span>}
        <span>{t('pageCount', { count: brochure.pages.length })}</span>
        {brochure.offers.length > 0 && <span>{t('offerCount', { count: brochure.offers.length })}</span>}
        <a href={readingPath(locale, slug)} className="py-1 font-semibold text-accent underline">
          {reading('view')}
        </a>
      </p>
      <p lang={summary.lang} className="max-w-prose text-ink-soft">
        {summary.text}
      </p>
      <div className="flex flex-wrap items-center gap-2.5 print:hidden">
        <ButtonLink href="#page-1" data-open-page="" className="max-sm:grow">
          <BookOpen aria-hidden size={20} />
          {t('read')}
        </ButtonLink>
        {brochure.downloadUrl && (
          <a
            href={brochure.downloadUrl}
            download
            className="inline-flex min-h-12 items-center justify-center gap-2 rounded-full bg-surface px-5 py-2.5 font-semibold inset-ring inset-ring-line-strong transition-colors hover:bg-sunken max-md:size-12 max-md:px-0"
          >
            <Download aria-hidden size={18} />
            <ActionName>{t('download')}</ActionName>
          </a>
        )}
        {keep && <KeepButton brochure={keep} />}
        <HeadActions
          title={title.text}
          withOffers={brochure.offers.length > 0}
          labels={{
            share: t('share'),
            printList: t('printList'),
            printPages: t('printPages'),
            copied: viewer('copied'),
            copyFailed: viewer('copyFailed'),
          }}
        />
      </div>
      <ContinueLink slug={slug} pageCount={brochure.pages.length} label={t.raw('continue')} />
    </header>
  )
}
