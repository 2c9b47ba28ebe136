import type { NewsletterBlock } from '@payload-types'
import { toneLook } from '@/design/section'
import { translatorFor } from '@/i18n/translator'
import type { BlockProps } from '@/lib/block-types'
import { NewsletterForm } from '../components/newsletter-form'
import { newsletterWords } from '../mails'

export function Newsletter({ block, locale }: BlockProps<NewsletterBlock>) {
  const t = translatorFor(locale, 'newsletter')
  const words = newsletterWords(locale)
  const look = toneLook[block.tone ?? 'toneSoft']
  return (
    <section className="section">
      <div className="page">
        <div
          className={`grid gap-6 rounded-lg p-6 md:p-10 lg:grid-cols-2 lg:items-center lg:gap-12 ${look || 'inset-ring inset-ring-line'}`}
        >
          <div lang={block.lang}>
            <h2 className="text-2xl md:text-3xl">{block.heading || t('title')}</h2>
            <p className="mt-2 max-w-prose whitespace-pre-line text-ink-soft">{block.intro || t('intro')}</p>
          </div>
          <div>
            <NewsletterForm locale={locale} words={words} />
            <p className="mt-3 text-sm text-ink-soft">{t('note')}</p>
          </div>
        </div>
      </div>
    </section>
  )
}
