import { NextIntlClientProvider } from 'next-intl'
import type { DocumentViewServerProps } from 'payload'
import { messagesOf } from '@/i18n/translator'
import { adminLocale } from '../admin-translations'
import { readFilterChoices } from '../dashboard/query'
import { staffOnly } from '../staff-only'
import { OfferEditor } from './offer-editor'

/** `/admin/collections/brochures/{id}/offers` */
export async function OffersView({ initPageResult, searchParams, doc }: DocumentViewServerProps) {
  const brochure = String(doc.id)
  staffOnly({ initPageResult, searchParams }, `/admin/collections/brochures/${brochure}/offers`)
  const locale = adminLocale(initPageResult.req.i18n.language)
  const messages = messagesOf(locale)
  const { categories } = await readFilterChoices(locale)
  return (
    <NextIntlClientProvider
      locale={locale}
      messages={{
        offerEditor: messages.offerEditor,
        multiBuy: messages.multiBuy,
        csvTable: messages.csvTable,
        cms: { fields: messages.cms.fields, priceFalls: messages.cms.priceFalls },
      }}
    >
      <OfferEditor brochure={brochure} categories={categories} />
    </NextIntlClientProvider>
  )
}
