import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/design/breadcrumbs'
import { formatDay } from '@/design/format'
import { IntentLink } from '@/design/intent-link'
import { Notice } from '@/design/notice'
import { addDays, type CalendarDay } from '@/domain/calendar-day'
import { privacyCentrePath } from '@/features/site/privacy/paths'
import { foreignLang } from '@/i18n/foreign-lang'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { type LegalPage, type LegalPageWithDays, legalPath } from '../data'

type LegalNavProps = { slug: string; locale: Locale; links: Pick<LegalPage, 'slug' | 'title'>[] }

const linkLook =
  'block py-1.5 text-ink-soft hover:text-accent hover:underline aria-[current]:font-semibold aria-[current]:text-ink'

function LegalNav({ slug, locale, links }: LegalNavProps) {
  const t = translatorFor(locale, 'legal')
  const privacy = translatorFor(locale, 'privacy')
  return (
    <nav aria-labelledby="legal-nav" className="rounded-lg bg-sunken p-5 lg:sticky lg:top-24 lg:max-w-xs print:hidden">
      <h2 id="legal-nav" className="text-sm font-semibold">
        {t('title')}
      </h2>
      <ul className="mt-2 text-sm">
        {links.map((link) => (
          <li key={link.slug}>
            <IntentLink
              href={localePath(locale, legalPath(link.slug))}
              aria-current={link.slug === slug ? 'page' : undefined}
              lang={foreignLang(link.title, locale)}
              className={linkLook}
            >
              {link.title.text}
            </IntentLink>
          </li>
        ))}
        <li>
          <IntentLink href={localePath(locale, privacyCentrePath)} className={linkLook}>
            {privacy('title')}
          </IntentLink>
        </li>
      </ul>
    </nav>
  )
}

type Props = {
  page: LegalPageWithDays
  locale: Locale
  links: Pick<LegalPage, 'slug' | 'title'>[]
  parts: { id: string; title: string }[]
  children: ReactNode
}

export function LegalArticle({ page, locale, links, parts, children }: Props) {
  const { slug, title, summary, text, validFrom, coming } = page
  const t = translatorFor(locale, 'legal')
  const layout = translatorFor(locale, 'layout')
  return (
    <div className="page pt-5 md:pt-8">
      <Breadcrumbs
        label={layout('breadcrumbs')}
        crumbs={[
          { href: localePath(locale, '/'), label: layout('home') },
          { href: localePath(locale, legalPath(slug)), label: title.text, lang: foreignLang(title, locale) },
        ]}
      />
      <header className="mt-4 max-w-prose md:mt-6">
        <h1 className="text-2xl break-words md:text-4xl" lang={foreignLang(title, locale)}>
          {title.text}
        </h1>
        <p className="mt-3 text-lg text-ink-soft" lang={foreignLang(summary, locale)}>
          {summary.text}
        </p>
        <p className="mt-3 text-sm text-ink-soft">
          {t(coming.includes(validFrom) ? 'from' : 'since', { day: formatDay(validFrom, locale, 'full') })}
        </p>
      </header>
      <OtherVersion page={page} locale={locale} />
      <div className="mt-8 grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]">
        <div>
          <Contents parts={parts} locale={locale} lang={foreignLang(text, locale)} />
          <div lang={foreignLang(text, locale)}>{children}</div>
          <VersionList page={page} locale={locale} />
        </div>
        <LegalNav slug={slug} locale={locale} links={links} />
      </div>
    </div>
  )
}

type VersionProps = { page: LegalPageWithDays; locale: Locale }

/** Leads from a past or coming version to the one in force, and from that one to the next that comes. */
function OtherVersion({ page: { slug, validFrom, days, coming }, locale }: VersionProps) {
  const t = translatorFor(locale, 'legal')
  const [current] = days
  const next = coming.at(-1)
  const isCurrent = validFrom === current
  if (!current || (isCurrent && !next)) return null
  const end = days[days.indexOf(validFrom) - 1]
  return (
    <div className="mt-6 max-w-prose">
      <Notice tone="note">
        {isCurrent && next && t('coming', { day: formatDay(next, locale, 'full') })}
        {!isCurrent && (end ? t('past', { day: formatDay(addDays(end, -1), locale, 'full') }) : t('notYet'))}{' '}
        <IntentLink
          href={localePath(locale, legalPath(slug, isCurrent ? next : undefined))}
          className="text-accent underline"
        >
          {t(isCurrent ? 'toComing' : 'toCurrent')}
        </IntentLink>
      </Notice>
    </div>
  )
}

/** Nothing is shown for a single version. */
function VersionList({ page: { slug, days, coming, validFrom }, locale }: VersionProps) {
  const all = [...coming, ...days]
  if (all.length < 2) return null
  const t = translatorFor(locale, 'legal')
  const wordsOf = (day: CalendarDay) => {
    const from = formatDay(day, locale, 'full')
    if (coming.includes(day)) return t('versionComing', { from })
    const next = days[days.indexOf(day) - 1]
    return next
      ? t('versionUntil', { from, to: formatDay(addDays(next, -1), locale, 'full') })
      : t('versionCurrent', { from })
  }
  return (
    <section aria-labelledby="versions" className="mt-12 border-t border-line pt-6">
      <h2 id="versions" className="text-lg">
        {t('versions')}
      </h2>
      <ul className="mt-3 space-y-1 text-sm">
        {all.map((day) => (
          <li key={day}>
            {day === validFrom ? (
              <span aria-current="page" className="inline-block py-1 font-semibold">
                {wordsOf(day)}
              </span>
            ) : (
              <IntentLink
                href={localePath(locale, legalPath(slug, day === days[0] ? undefined : day))}
                className="inline-block py-1 text-accent hover:underline"
              >
                {wordsOf(day)}
              </IntentLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

type ContentsProps = { parts: { id: string; title: string }[]; locale: Locale; lang: Locale | undefined }

function Contents({ parts, locale, lang }: ContentsProps) {
  if (parts.length < 4) return null
  const t = translatorFor(locale, 'legal')
  return (
    <nav aria-labelledby="contents" className="mb-10 border-y border-line py-5 print:hidden">
      <h2 id="contents" className="text-sm font-semibold">
        {t('contents')}
      </h2>
      <ol lang={lang} className="mt-2 gap-x-8 text-sm sm:columns-2">
        {parts.map(({ id, title }) => (
          <li key={id} className="break-inside-avoid">
            <a href={`#${id}`} className="inline-block py-1 text-accent hover:underline">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
