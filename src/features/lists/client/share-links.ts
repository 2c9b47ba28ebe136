import * as z from 'zod/mini'
import type { ShoppingList } from '@/domain/shopping-list'
import { type Locale, localePath } from '@/i18n/routing'
import { type OwnShare, type ShareMode, sharesAnswer } from '@/lib/lists/list-schema'
import { writeCopy } from '../copy-text'
import { requestLists, requestWithRetry } from './list-api'
import { sendAnyway } from './list-store'
import { syncNow } from './sync'
import { sharedHash } from './use-shared-link'

const nothing = z.object({})

/**
 * Makes a link to a list of the account. The token is made in the browser, so that a repeated request makes one link;
 * afterwards only people with the link know it.
 * @throws ListFailure
 */
export async function makeLink(list: string, mode: ShareMode, locale: Locale): Promise<string> {
  sendAnyway(list)
  await syncNow()
  const token = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
  await requestLists('shares/new', { list, mode, token }, nothing)
  return new URL(localePath(locale, '/list') + sharedHash(token), location.origin).href
}

/** @throws ListFailure */
export async function shareLinksOf(list: string): Promise<OwnShare[]> {
  return (await requestWithRetry('shares/list', { list }, sharesAnswer)).shares
}

/** @throws ListFailure */
export async function endLink(id: string): Promise<void> {
  await requestLists('shares/end', { id }, nothing)
}

/** The list is in the fragment, so no server sees it. Null where the list is too long for a link. */
export async function copyLink(list: ShoppingList, locale: Locale): Promise<string | null> {
  const text = await writeCopy(list)
  return text && new URL(`${localePath(locale, '/list')}#copy=${text}`, location.origin).href
}
