'use client'

import { type EmbedProvider, embedProviders } from '@/domain/embed'
import { storedText } from '@/lib/stored-text'

const stored = storedText('broshura-embeds')

const allowedIn = (text: string): EmbedProvider[] => {
  const names = text.split(',')
  return embedProviders.filter((provider) => names.includes(provider))
}

/** @returns false where the browser stores nothing: the next page asks again */
export function allowEmbeds(provider: EmbedProvider, isAllowed: boolean): boolean {
  const allowed = allowedIn(stored.read())
  return stored.write(
    embedProviders.filter((each) => (each === provider ? isAllowed : allowed.includes(each))).join(','),
  )
}

/** Nothing is allowed on the server and until the page is hydrated. */
export const useAllowedEmbeds = (): EmbedProvider[] => allowedIn(stored.useText())
