import '../reading.css'
import { BookOpen } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { Breadcrumbs } from '@/design/breadcrumbs'
import { buttonLook, cx } from '@/design/cx'
import { formatDayRange, formatEuro } from '@/design/format'
import { Price } from '@/design/price'
import { isWholeIn } from '@/domain/mended-text'
import { readingText } from '@/domain/reading-text'
import { validityOf } from '@/domain/validity'
import { foreignLang, type LocalizedText } from '@/i18n/foreign-lang'
import { defaultLocale, type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { publicPathOf } from '@/server/cache/tags'
import { editionWords } from '../../editions/edition-words'
import type { BrochureDetail, Offer, ViewerPage } from '../../types'
import { pageImageUrl } from '../../viewer/lib/page-image'
import { offersByPage, offerTexts } from '../../viewer/reader-brochure'
import type { OfferText } from '../../viewer/sent-brochure'
import { ReadAloud } from '../client/read-aloud'
import { readingPath, viewerPath } from '../reading-path'

type Props = {
  brochure: BrochureDetail
  /** By the number of the page in the PDF. */
  texts: Record<number, string>
  locale: Locale
  today: string
  validity: ReactNode
  keep?: ReactNode
}

const textId = 'reading'

/** Brochures and their offers are in Bulgarian. */
const brochureLang = (locale: Locale) => foreignLang({ lang: defaultLocale }, locale)

/** The brochure as text in one column, for those who cannot or would rather not read its pictures. */
export function ReadingView({ brochure, texts, locale, today, validity, keep }: Props) {
  const t = translatorFor(locale, 'reading')
  const offers = offersByPage(brochure.offers)
  const facts = offerTexts(brochure, locale, today)
  const isWritten = isWholeIn(Object.values(texts))
  const labels = {
    silent: t('listen'),
    reading: t('pause'),
    paused: t('continue'),
    failed: t('failed'),
    notLoaded: translatorFor(locale, 'kept.button')('notLoaded'),
  }
  return (
    <div className="page pb-16">
      <article className="reading" id={textId}>
        <ReadingHead brochure={brochure} locale={locale} today={today} validity={validity} />
        <div className="reading-tools mt-4 flex flex-wrap gap-2.5 print:hidden">
          <ReadAloud labels={labels} textId={textId} />
          {keep}
        </div>
        <Contents brochure={brochure} offers={offers} locale={locale} />
        {brochure.pages.map((page) => (
          <PageText
            key={page.number}
            brochure={brochure}
            page={page}
            paragraphs={readingText(texts[page.number] ?? '', isWritten)}
            offers={(offers.get(page.number) ?? []).flatMap((offer) => facts.get(offer) ?? [])}
            locale={locale}
          />
        ))}
      </article>
    </div>
  )
}

function ReadingHead({ brochure, locale, today, validity }: Omit<Props, 'texts' | 'keep'>) {
  const t = translatorFor(locale, 'reading')
  const words = translatorFor(locale, 'brochure')
  const layout = translatorFor(locale, 'layout')
  const { title, summary, retailer, category, slug, validFrom, validTo } = brochure
  const past = String(validityOf(brochure, today).state === 'expired')
  const edition = editionWords(brochure.towns, locale)
  return (
    <header className="grid gap-4 pt-4 md:pt-6">
      <div className="text-base">
        <Breadcrumbs
          label={layout('breadcrumbs')}
          crumbs={[
            { href: localePath(locale, '/'), label: layout('home') },
            {
              href: localePath(locale, publicPathOf('categories', category.slug)),
              label: category.name.text,
              lang: category.name.lang,
            },
            { href: viewerPath(locale, slug), label: title.text, lang: title.lang },
            { href: readingPath(locale, slug), label: t('view') },
          ]}
        />
      </div>
      <p className="font-medium">{retailer.name}</p>
      <h1 data-say="" lang={title.lang} className="text-3xl md:text-4xl">
        {title.text}
      </h1>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-ink-soft">
        {validity}
        <span data-say="">{words('period', { past, period: formatDayRange(validFrom, validTo, locale) })}</span>
        {edition && <span data-say="">{edition.text}</span>}
      </p>
      {summary.text && (
        <p data-say="" lang={summary.lang} className="text-ink-soft">
          {summary.text}
        </p>
      )}
      <p>
        <a href={viewerPath(locale, slug)} className={buttonLook('secondary')}>
          <BookOpen aria-hidden size={20} />
          {t('toViewer')}
        </a>
      </p>
    </header>
  )
}

const link = 'text-accent underline underline-offset-3 hover:text-accent-strong'

type ContentsProps = { brochure: BrochureDetail; offers: Map<number, Offer[]>; locale: Locale }

function Contents({ brochure, offers, locale }: ContentsProps) {
  const t = translatorFor(locale, 'brochure')
  const title = translatorFor(locale, 'reading')('contents')
  return (
    <nav aria-labelledby="contents" className="mt-8 mb-10 print:hidden">
      <h2 id="contents" className="text-xl">
        {title}
      </h2>
      <ol className="reading-contents mt-3 text-base">
        {brochure.pages.map(({ number, position }) => {
          const count = offers.get(number)?.length ?? 0
          return (
            <li key={number}>
              <a href={`#page-${position}`} className={cx('inline-block py-1', link)}>
                {count > 0 ? t('pageOffers', { page: position, count }) : t('pageTitle', { page: position })}
              </a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

type PageTextProps = {
  brochure: Pick<BrochureDetail, 'slug' | 'title'>
  page: ViewerPage
  paragraphs: string[][]
  offers: OfferText[]
  locale: Locale
}

function PageText({ brochure, page, paragraphs, offers, locale }: PageTextProps) {
  const { position } = page
  const t = translatorFor(locale, 'reading')
  const words = translatorFor(locale, 'brochure')
  const titleId = `page-${position}-title`
  return (
    <section id={`page-${position}`} aria-labelledby={titleId}>
      <h2 id={titleId} data-say="" className="text-2xl">
        {words('pageTitle', { page: position })}
      </h2>
      <p className="mt-1 text-base print:hidden">
        <a href={viewerPath(locale, brochure.slug, position)} className={cx('inline-block py-1.5', link)}>
          {t('toPage', { page: position })}
        </a>
      </p>
      {paragraphs.length > 0 ? (
        <div lang={brochureLang(locale)} className="reading-text mt-4">
          {paragraphs.map((sentences, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a page repeat and never move
            <p key={index}>
              {sentences.map((sentence, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <span key={at} data-say="">{`${at > 0 ? ' ' : ''}${sentence}`}</span>
              ))}
            </p>
          ))}
        </div>
      ) : (
        <p className="mt-4 text-ink-soft">{t('noText')}</p>
      )}
      <PagePicture title={brochure.title} page={page} locale={locale} />
      {offers.length > 0 && (
        <>
          <h3 data-say="" className="mt-8 mb-3 text-xl">
            {t('offers', { page: position })}
          </h3>
          <ul className="reading-offers">
            {offers.map((offer) => (
              <OfferLine key={offer.id} offer={offer} locale={locale} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

type PagePictureProps = { title: LocalizedText; page: ViewerPage; locale: Locale }

/**
 * For those who wish: drawn by the style sheet, and only when it is opened. Where scripts are off, browsers load an `<img>`
 * at once even if it is lazy and folded in.
 */
function PagePicture({ title, page: { position, image, alt }, locale }: PagePictureProps) {
  const t = translatorFor(locale, 'brochure')
  const files = `image-set(url("${pageImageUrl(image.base, 640)}") 1x, url("${pageImageUrl(image.base, 1080)}") 2x)`
  const style: CSSProperties & Record<'--picture', string> = {
    '--picture': files,
    aspectRatio: `${image.width} / ${image.height}`,
  }
  return (
    <details className="reading-picture mt-6 print:hidden">
      <summary className={cx('text-base', link)}>
        {translatorFor(locale, 'reading')('picture', { page: position })}
      </summary>
      <div
        role="img"
        aria-label={alt?.text ?? t('pageAlt', { page: position, title: title.text })}
        lang={alt ? foreignLang(alt, locale) : undefined}
        style={style}
      />
    </details>
  )
}

function OfferLine({ offer, locale }: { offer: OfferText; locale: Locale }) {
  const { title, details, kind, priceCents, reduction, unitPrice, terms, loyalty, period, pastLabel } = offer
  const notes = [...terms, pastLabel, loyalty, reduction?.words, period].filter(Boolean).join(' · ')
  const said = [kind, formatEuro(priceCents, locale), unitPrice, ...terms, pastLabel, loyalty, reduction?.words, period]
  return (
    <li>
      <p data-say="" lang={brochureLang(locale)}>
        <strong>{title}</strong>
        {details && `, ${details}`}
      </p>
      {kind && <p className="text-base text-ink-soft">{kind}</p>}
      <div data-say={said.filter(Boolean).join('. ')} className="mt-1.5">
        <Price
          locale={locale}
          cents={priceCents}
          oldCents={reduction?.struckCents ?? null}
          oldLabel={reduction?.words}
          unitText={unitPrice}
          past={pastLabel !== null}
        />
        <p className="mt-1 text-base text-ink-soft">{notes}</p>
      </div>
    </li>
  )
}
