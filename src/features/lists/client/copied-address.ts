import type { ShoppingList } from '@/domain/shopping-list'
import { type Locale, localePath } from '@/i18n/routing'
import { writeCopy } from '../copy-text'

/** A link that carries the list behind its `#`: no server ever sees it. Null where the list is too long for one. */
export async function copyLink(list: ShoppingList, locale: Locale): Promise<string | null> {
  const text = await writeCopy(list)
  return text && new URL(`${localePath(locale, '/list')}#copy=${text}`, location.origin).href
}
