import { getPage } from '@/features/content/pages/data'
import type { Locale } from '@/i18n/routing'
import type { ShownPage } from '@/lib/block-types'

/** The path of an address without its language. */
export const pathOfSegments = (rest: string[]) => `/${rest.map(decodeURIComponent).join('/')}`

/** Pages of the CMS have one segment; longer paths can only be redirects or unknown. */
export async function findPage(rest: string[], locale: Locale): Promise<ShownPage | null> {
  return rest.length === 1 ? getPage(pathOfSegments(rest).slice(1), locale) : null
}
