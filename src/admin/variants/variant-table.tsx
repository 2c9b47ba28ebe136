import { handlesOrders } from '@collections/access/roles'
import { sql } from '@payloadcms/db-postgres'
import { NextIntlClientProvider } from 'next-intl'
import type { BeforeListTableServerProps, UIFieldServerProps } from 'payload'
import { z } from 'zod'
import { tableOfProduct } from '@/features/shop/goods/variants/save-rows'
import { messagesOf } from '@/i18n/translator'
import { db } from '@/server/cms'
import { tables } from '@/server/db/tables'
import { adminLocale, adminTranslations } from '../admin-translations'
import { staffMayRead } from '../asked/is-allowed'
import { workAction } from '../orders/orders-only'
import { VariantGrid } from './variant-grid'
import { VariantCsv } from './variant-plan'

export function VariantTable({ i18n }: BeforeListTableServerProps) {
  const locale = adminLocale(i18n.language)
  const { csvTable, variantTable } = messagesOf(locale)
  return (
    <NextIntlClientProvider locale={locale} messages={{ csvTable, variantTable }}>
      <VariantCsv />
    </NextIntlClientProvider>
  )
}

const { colours, coloursLocales, sizeChartsRows } = tables
const colourRows = z.array(z.object({ slug: z.string(), name: z.string(), hex: z.string() }))
const sizeRows = z.array(z.object({ chart: z.string(), size: z.string() }))

export async function ProductVariants({ data, i18n, req }: UIFieldServerProps) {
  const locale = adminLocale(i18n.language)
  const { variantTable, cms } = messagesOf(locale)
  if (typeof data?.id !== 'string') return <p className="field-type">{variantTable.saveFirst}</p>
  if (!(await staffMayRead(req, 'products', data.id))) return null
  const database = await db()
  const [stored, known, sizes] = await Promise.all([
    tableOfProduct(database, data.id, locale),
    database.execute(sql`
      select ${colours.slug}, ${colours.hex}, coalesce(${coloursLocales.name}, ${colours.slug}) as name from ${colours}
      left join ${coloursLocales} on ${coloursLocales._parentId} = ${colours.id}
        and ${coloursLocales._locale}::text = ${locale}
      order by name`),
    database.execute(sql`
      select ${sizeChartsRows._parentId} as chart, ${sizeChartsRows.size} from ${sizeChartsRows}
      order by ${sizeChartsRows._order}`),
  ])
  const charts: Record<string, string[]> = {}
  for (const { chart, size } of sizeRows.parse(sizes.rows)) charts[chart] = [...(charts[chart] ?? []), size]
  return (
    <NextIntlClientProvider locale={locale} messages={{ variantTable, cms: { priceFalls: cms.priceFalls } }}>
      <VariantGrid
        product={data.id}
        language={locale}
        colours={colourRows.parse(known.rows)}
        charts={charts}
        stored={stored}
      />
      {handlesOrders(req.user) && (
        <p className="field-type">
          <a href={`${workAction('buyers.csv')}?product=${data.id}`} download>
            {adminTranslations(i18n.language)('orders.buyers.link')}
          </a>
        </p>
      )}
    </NextIntlClientProvider>
  )
}
