import type { EmbedProvider } from '@/domain/embed'

/** Their own names, the same in every language. */
export const providerNames: Record<EmbedProvider, string> = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  openstreetmap: 'OpenStreetMap',
}
