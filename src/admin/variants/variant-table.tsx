import { sql } from '@payloadcms/db-postgres'
import { NextIntlClientProvider } from 'next-intl'
import type { BeforeListTableServerProps, UIFieldServerProps } from 'payload'
import { z } from 'zod'
import { euroText } from '@/domain/money'
import { readVariants } from '@/features/shop/variants/plan'
import { messagesOf } from '@/i18n/translator'
import { db } from '@/server/cms'
import { tables } from '@/server/db/tables'
import { adminLocale } from '../admin-translations'
import { VariantGrid } from './variant-grid'
import { VariantCsv } from './variant-plan'

/** Export and import of all variants as one table, above their list. */
export function VariantTable({ i18n }: BeforeListTableServerProps) {
  const locale = adminLocale(i18n.language)
  const { variantTable } = messagesOf(locale)
  return (
    <NextIntlClientProvider locale={locale} messages={{ variantTable }}>
      <VariantCsv />
    </NextIntlClientProvider>
  )
}

const { colours, coloursLocales, sizeChartsRows } = tables
const colourRows = z.array(z.object({ slug: z.string(), name: z.string() }))
const sizeRows = z.array(z.object({ size: z.string() }))

/** The variants of a product in its form, as a table to be edited in its cells. A product that was never saved has none. */
export async function ProductVariants({ data, i18n }: UIFieldServerProps) {
  if (typeof data?.id !== 'string' || typeof data.slug !== 'string') return null
  const locale = adminLocale(i18n.language)
  const database = await db()
  const chart = typeof data.sizeChart === 'string' ? data.sizeChart : null
  const [stored, known, sizes] = await Promise.all([
    readVariants(database, { product: data.id }),
    database.execute(sql`
      select ${colours.slug}, ${coloursLocales.name} from ${colours}
      join ${coloursLocales} on ${coloursLocales._parentId} = ${colours.id} and ${coloursLocales._locale}::text = ${locale}
      order by ${coloursLocales.name}`),
    database.execute(sql`
      select ${sizeChartsRows.size} from ${sizeChartsRows} where ${sizeChartsRows._parentId} = ${chart}::uuid
      order by ${sizeChartsRows._order}`),
  ])
  const { variantTable } = messagesOf(locale)
  const text = (value: number | null) => (value === null ? '' : String(value))
  return (
    <NextIntlClientProvider locale={locale} messages={{ variantTable }}>
      <VariantGrid
        product={{ id: data.id, slug: data.slug, sku: typeof data.sku === 'string' ? data.sku : '' }}
        colours={colourRows.parse(known.rows)}
        sizes={sizeRows.parse(sizes.rows).map(({ size }) => size)}
        stored={stored.map(({ colour, size, sku, ean, price, weight, stock, reserved }) => ({
          colour,
          size,
          sku,
          ean: ean ?? '',
          price: price === null ? '' : euroText(price, locale),
          weight: text(weight),
          stock: text(stock),
          reserved,
        }))}
      />
    </NextIntlClientProvider>
  )
}
