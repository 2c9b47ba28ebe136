import { z } from 'zod'
import type { ProductGroup } from '@/features/price-data/groups/data'

export const groupOptionWords = ({ number, title }: ProductGroup) => `${number}. ${title.text}`

type SearchParams = Record<string, string | string[] | undefined>

const one = z.string().trim().max(100).catch('')
const whole = z.coerce.number().pipe(z.int32().positive())

const typedText = z.string().max(160)

/** A correction that was refused, as it was typed. */
const typedCorrection = z
  .object({
    typed_title: typedText,
    typed_brand: typedText,
    typed_amount: typedText,
    typed_unit: typedText,
    typed_group: typedText,
    typed_seen: z.string().max(600),
  })
  .transform((sent) => ({
    title: sent.typed_title,
    brand: sent.typed_brand,
    amount: sent.typed_amount,
    unit: sent.typed_unit,
    group: sent.typed_group,
    seen: sent.typed_seen,
  }))

export type ProductsAddress = {
  search: string
  group: number | null
  page: number
  product: number | null
  done: 'merge' | 'split' | 'correct' | 'join' | 'part' | null
  refused: 'unknown' | 'same' | 'only-one' | 'importing' | 'changed' | 'parted' | 'invalid' | null
  typed: z.infer<typeof typedCorrection> | null
}

export function readAddress(params: SearchParams = {}): ProductsAddress {
  const refused = z
    .enum(['unknown', 'same', 'only-one', 'importing', 'changed', 'parted', 'invalid'])
    .nullable()
    .catch(null)
    .parse(params.refused ?? null)
  return {
    search: one.parse(params.search),
    group: whole
      .nullable()
      .catch(null)
      .parse(params.group ?? null),
    page: whole.catch(1).parse(params.page),
    product: whole
      .nullable()
      .catch(null)
      .parse(params.product ?? null),
    done: z
      .enum(['merge', 'split', 'correct', 'join', 'part'])
      .nullable()
      .catch(null)
      .parse(params.done ?? null),
    refused,
    typed: refused === null ? null : (typedCorrection.safeParse(params).data ?? null),
  }
}

type Place = Partial<Pick<ProductsAddress, 'search' | 'group' | 'page' | 'product'>>

export function productsHref({ search, group, page, product }: Place): string {
  const query = new URLSearchParams()
  if (product) query.set('product', String(product))
  if (search) query.set('search', search)
  if (group) query.set('group', String(group))
  if (page && page > 1) query.set('page', String(page))
  const text = query.toString()
  return `/admin/products${text ? `?${text}` : ''}`
}

export function correctionAction(product: number, what: 'merge' | 'split' | 'correct' | 'join' | 'part'): string {
  return `/api/cms/product-groups/products/${product}/${what}`
}
