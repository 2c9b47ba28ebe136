import type { EmbedProvider } from '@/domain/embed'

/** Their own names, the same in every language. */
export const providerNames: Record<EmbedProvider, string> = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  openstreetmap: 'OpenStreetMap',
}

export const privacyCentrePath = '/privacy-centre'

/** Lists the cookies of this site, and deletes them. */
export const cookiesPath = '/api/privacy/cookies'
