import type { ContactFormBlock } from '@payload-types'
import { Mail, MapPin } from 'lucide-react'
import { Section } from '@/design/section'
import { getSiteSettings } from '@/features/site/frame/data'
import { translatorFor } from '@/i18n/translator'
import type { BlockProps } from '@/lib/block-types'
import { ContactForm } from '../components/contact-form'

export async function ContactFormSection({ block, locale }: BlockProps<ContactFormBlock>) {
  const t = translatorFor(locale, 'contact')
  const settings = await getSiteSettings(locale)
  const words = {
    name: t('name'),
    email: t('email'),
    phone: t('phone'),
    topic: t('topic'),
    message: t('message'),
    submit: t('submit'),
    sending: t('sending'),
    failed: t('failed'),
  }
  const form = (
    <ContactForm
      locale={locale}
      words={words}
      topics={(block.topics ?? []).flatMap(({ label, lang = block.lang }) => (label ? [{ label, lang }] : []))}
      askPhone={Boolean(block.askPhone)}
    />
  )
  if (block.look !== 'contactWithDetails') {
    return (
      <Section {...block} bodyLang={locale}>
        <div className="max-w-2xl">{form}</div>
      </Section>
    )
  }
  return (
    <Section tone={block.tone}>
      <div className="grid gap-10 lg:grid-cols-[1fr_1.4fr] lg:gap-16">
        <div>
          <div lang={block.lang}>
            {block.heading && <h2 className="text-2xl md:text-3xl">{block.heading}</h2>}
            {block.intro && <p className="mt-3 max-w-prose whitespace-pre-line text-ink-soft">{block.intro}</p>}
          </div>
          <address className="mt-6 space-y-4 not-italic">
            {settings.companyAddress && (
              <p className="flex items-start gap-3">
                <MapPin aria-hidden size={20} className="mt-0.5 shrink-0 text-accent" />
                <span>
                  <span className="sr-only">{t('address')}: </span>
                  {settings.companyName}, {settings.companyAddress}
                </span>
              </p>
            )}
            {settings.contactEmail && (
              <p className="flex items-start gap-3">
                <Mail aria-hidden size={20} className="mt-0.5 shrink-0 text-accent" />
                <span>
                  <span className="sr-only">{t('mail')}: </span>
                  <a href={`mailto:${settings.contactEmail}`}>{settings.contactEmail}</a>
                </span>
              </p>
            )}
          </address>
        </div>
        {form}
      </div>
    </Section>
  )
}
