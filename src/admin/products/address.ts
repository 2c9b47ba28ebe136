import { z } from 'zod'
import type { ProductGroup } from '@/features/price-data/groups/data'

export const groupOptionWords = ({ number, title }: ProductGroup) => `${number}. ${title.text}`

type SearchParams = Record<string, string | string[] | undefined>

const one = z.string().trim().max(100).catch('')
const whole = z.coerce.number().pipe(z.int32().positive())

export type ProductsAddress = {
  search: string
  group: number | null
  page: number
  product: number | null
  done: 'merge' | 'split' | 'correct' | 'join' | 'part' | null
  refused: 'unknown' | 'same' | 'only-one' | 'importing' | 'invalid' | null
}

export function readAddress(params: SearchParams = {}): ProductsAddress {
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
    refused: z
      .enum(['unknown', 'same', 'only-one', 'importing', 'invalid'])
      .nullable()
      .catch(null)
      .parse(params.refused ?? null),
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
