import type { Metadata } from 'next'
import { Breadcrumbs } from '@/design/breadcrumbs'
import { IntentLink } from '@/design/intent-link'
import { legalPath } from '@/features/content/legal/data'
import { EmbedChoices } from '@/features/site/privacy/components/provider-choices'
import { privacyCentrePath } from '@/features/site/privacy/paths'
import { getStoredWords } from '@/features/site/privacy/words'
import { openPage } from '@/features/site/redirects/open-page'
import { breadcrumbList, JsonLd } from '@/features/site/seo/json-ld'
import { pageMetadata } from '@/features/site/seo/metadata'
import { isLocale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { OwnStoredItems } from './own-stored-items'

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const t = translatorFor(locale, 'privacy')
  return pageMetadata({ locale, path: privacyCentrePath, title: t('title'), description: t('intro') })
}

export default async function PrivacyCentrePage({ params }: Props) {
  const locale = await openPage((await params).locale, privacyCentrePath)
  const t = translatorFor(locale, 'privacy')
  const layout = translatorFor(locale, 'layout')
  const words = getStoredWords(locale)
  const crumbs = [
    { name: layout('home'), path: '/' },
    { name: t('title'), path: privacyCentrePath },
  ]
  return (
    <div className="page pt-5 md:pt-8">
      <JsonLd data={breadcrumbList(locale, crumbs)} />
      <Breadcrumbs
        label={layout('breadcrumbs')}
        crumbs={crumbs.map(({ name, path }) => ({ href: localePath(locale, path), label: name }))}
      />
      <div className="max-w-3xl">
        <h1 className="mt-4 text-2xl break-words md:mt-6 md:text-4xl">{t('title')}</h1>
        <p className="mt-3 text-lg text-ink-soft">{t('intro')}</p>
        <section aria-labelledby="stored" className="mt-10">
          <h2 id="stored" className="text-xl">
            {t('stored.title')}
          </h2>
          <p className="mt-2 mb-5 max-w-prose text-ink-soft">{t('stored.text')}</p>
          <OwnStoredItems locale={locale} words={words} />
          <noscript>
            <p className="mt-4">{t('stored.withoutScript')}</p>
          </noscript>
        </section>
        <section aria-labelledby="embeds" className="mt-12">
          <h2 id="embeds" className="text-xl">
            {t('embeds.title')}
          </h2>
          <p className="mt-2 mb-5 max-w-prose text-ink-soft">{t('embeds.text')}</p>
          <EmbedChoices
            words={{
              youtube: t('embeds.youtube'),
              vimeo: t('embeds.vimeo'),
              openstreetmap: t('embeds.openstreetmap'),
              notStored: t('embeds.notStored'),
            }}
          />
          <noscript>
            <p>{t('embeds.withoutScript')}</p>
          </noscript>
        </section>
        <section aria-labelledby="more" className="mt-12">
          <h2 id="more" className="text-xl">
            {t('more.title')}
          </h2>
          <p className="mt-2 max-w-prose text-ink-soft">
            {t.rich('more.text', {
              gdpr: (words) => (
                <IntentLink href={localePath(locale, legalPath('gdpr'))} className="text-accent underline">
                  {words}
                </IntentLink>
              ),
              data: (words) => (
                <IntentLink href={localePath(locale, '/account-data')} className="text-accent underline">
                  {words}
                </IntentLink>
              ),
            })}
          </p>
        </section>
      </div>
    </div>
  )
}
