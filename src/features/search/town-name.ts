import { isSlug } from '@/domain/slug'
import { getStoreTown } from '@/features/brochures/retailers/queries'
import type { SearchParams } from './params'

/** A town may be called as in the address of its page, `varna`. */
export async function withTownName(params: SearchParams): Promise<SearchParams> {
  if (!params.town || !isSlug(params.town)) return params
  const named = await getStoreTown(params.town)
  return { ...params, town: named?.names[0] ?? params.town }
}
