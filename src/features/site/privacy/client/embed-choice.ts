'use client'

import { type EmbedProvider, embedProviders } from '@/domain/embed'
import { storedText } from '@/lib/stored-text'

const stored = storedText('broshura-embeds')

const allowedIn = (text: string): EmbedProvider[] => {
  const names = text.split(',')
  return embedProviders.filter((provider) => names.includes(provider))
}

/** When storage is forbidden, the next page asks again. */
export function allowEmbeds(provider: EmbedProvider, isAllowed: boolean): void {
  const allowed = allowedIn(stored.read())
  stored.write(embedProviders.filter((each) => (each === provider ? isAllowed : allowed.includes(each))).join(','))
}

/** Nothing is allowed on the server and until the page is hydrated. */
export const useAllowedEmbeds = (): EmbedProvider[] => allowedIn(stored.useText())
