import type { PostgresAdapterArgs as Args } from '@payloadcms/db-postgres'
import { integer } from '@payloadcms/db-postgres/drizzle/pg-core'

type SchemaHook = NonNullable<Args['afterSchemaInit']>[number]

const integers: Record<string, Record<string, string>> = {
  offers: {
    pageNumber: 'page_number',
    priceCents: 'price_cents',
    oldPriceCents: 'old_price_cents',
    unitPriceCents: 'unit_price_cents',
    multiBuy_pieces: 'multi_buy_pieces',
    multiBuy_amountCents: 'multi_buy_amount_cents',
    multiBuy_free: 'multi_buy_free',
    multiBuy_percentOff: 'multi_buy_percent_off',
    depositCents: 'deposit_cents',
  },
  brochure_pages: { number: 'number', position: 'position' },
  imports: { pagesDone: 'pages_done', pageCount: 'page_count' },
  categories: { order: 'order' },
  product_groups: { number: 'number' },
  orders: {
    subtotalCents: 'subtotal_cents',
    shippingCents: 'shipping_cents',
    vatCents: 'vat_cents',
    totalCents: 'total_cents',
    voucherCents: 'voucher_cents',
  },
  orders_lines: {
    quantity: 'quantity',
    unitPriceCents: 'unit_price_cents',
    vatRatePercent: 'vat_rate_percent',
    discountCents: 'discount_cents',
  },
  shipping_methods: { freeFromCents: 'free_from_cents', daysFrom: 'days_from', daysTo: 'days_to', order: 'order' },
  shipping_methods_rates: { upToGrams: 'up_to_grams', priceCents: 'price_cents' },
  coupons: {
    percentOff: 'percent_off',
    amountCents: 'amount_cents',
    minimumCents: 'minimum_cents',
    maxUses: 'max_uses',
  },
  shop_settings: {
    doorHoldPieces: 'door_hold_pieces',
    doorHoldCents: 'door_hold_cents',
    vatRatePercent: 'vat_rate_percent',
    vouchers_minCents: 'vouchers_min_cents',
    vouchers_maxCents: 'vouchers_max_cents',
    vouchers_validYears: 'vouchers_valid_years',
  },
  shop_settings_vouchers_amounts: { amountCents: 'amount_cents' },
  returns_lines: { quantity: 'quantity' },
  products: { priceCents: 'price_cents', oldPriceCents: 'old_price_cents', reviewCount: 'review_count' },
  products_composition: { percent: 'percent' },
  promotions: { percentOff: 'percent_off', priceCents: 'price_cents' },
  variants: { priceCents: 'price_cents', weightGrams: 'weight_grams' },
  reviews: { rating: 'rating' },
  downloads: { downloadCount: 'download_count', downloadLimit: 'download_limit' },
  data_exports: { bytes: 'bytes' },
  shopping_lists: { revision: 'revision' },
  price_imports: {
    filesDone: 'files_done',
    fileCount: 'file_count',
    rowsRead: 'rows_read',
    rowsRejected: 'rows_rejected',
    flagCount: 'flag_count',
  },
  price_data_settings: { hour: 'hour' },
  follows: { targetCents: 'target_cents' },
  redirects: { hits: 'hits' },
}

/** Payload stores every number as `numeric`; money and counts have to be integers. */
export const integerColumns: SchemaHook = ({ schema, extendTable }) => {
  for (const [tableName, columns] of Object.entries(integers)) {
    const table = schema.tables[tableName]
    if (!table) throw new Error(`no table ${tableName}`)
    extendTable({
      table,
      columns: Object.fromEntries(Object.entries(columns).map(([key, name]) => [key, integer(name)])),
    })
  }
  return schema
}
