import { Lightbox } from '@/design/lightbox'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { getGuaranteeNotice } from './guarantee-notice'

/** The official notice, unmodified, with its content in words; only the words until the notice is uploaded. */
export async function Guarantee({ locale }: { locale: Locale }) {
  const t = translatorFor(locale, 'shopLaw')
  const notice = await getGuaranteeNotice(locale)
  const close = translatorFor(locale, 'products')
  const words = { close: close('close'), previous: close('previous'), next: close('next') }
  return (
    <section aria-label={t('guarantee.title')} className="space-y-2 text-sm">
      {notice && (
        <Lightbox
          words={words}
          pictures={[
            {
              src: notice.url,
              alt: t('guarantee.alt'),
              caption: null,
              ...(notice.width && notice.height && { width: notice.width, height: notice.height }),
            },
          ]}
        >
          <a href={notice.url} data-picture={0} className="guarantee-notice">
            <img
              src={notice.url}
              alt={t('guarantee.alt')}
              width={notice.width ?? undefined}
              height={notice.height ?? undefined}
              loading="lazy"
              decoding="async"
            />
            <span className="text-accent underline">{t('guarantee.large')}</span>
          </a>
        </Lightbox>
      )}
      {notice && notice.lang !== locale && <p className="text-ink-soft">{t('guarantee.otherLanguage')}</p>}
      <p className="text-ink-soft">
        <strong className="font-semibold text-ink">{t('guarantee.title')}.</strong> {t('guarantee.text')}
      </p>
    </section>
  )
}
