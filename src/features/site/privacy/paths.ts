import type { EmbedProvider } from '@/domain/embed'

/** The same in every language. */
export const providerNames: Record<EmbedProvider, string> = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  openstreetmap: 'OpenStreetMap',
}

export const privacyCentrePath = '/privacy-centre'

export const cookiesPath = '/api/privacy/cookies'
