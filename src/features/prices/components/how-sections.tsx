import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

const sections = [
  'sources',
  'days',
  'ranking',
  'matching',
  'outliers',
  'reductions',
  'excluded',
  'basket',
  'money',
] as const

export function HowSections({ locale }: { locale: Locale }) {
  const t = translatorFor(locale, 'prices.how')
  return (
    <div className="grid gap-8">
      {sections.map((section) => (
        <section key={section} aria-labelledby={`how-${section}`}>
          <h2 id={`how-${section}`} className="text-xl">
            {t(`${section}.title`)}
          </h2>
          <p className="mt-2 text-ink-soft">
            {t.rich(`${section}.text`, {
              source: (chunks) => (
                <a href="https://kolkostruva.bg" className="font-semibold text-accent hover:underline" rel="external">
                  {chunks}
                </a>
              ),
            })}
          </p>
        </section>
      ))}
    </div>
  )
}
