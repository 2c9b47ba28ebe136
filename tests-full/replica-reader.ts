import { searchBrochures } from '@/features/search/data'
import { readSitemapPart } from '@/features/site/seo/sitemap'
import { listenForInvalidations, waitForInvalidations } from '@/server/cache/listener'
import { openRegistry } from '@/server/metrics/registry'
import { openReplicas } from '@/server/replicas/open-replicas'
import { inPublicRequest } from '@/server/replicas/read-scope'

/** A web process without Next: it listens for invalidations and reads as requests of visitors who are not signed in. */
export async function openReader() {
  const { registry, recorder } = openRegistry('web', 'test')
  globalThis.broshuraMetrics = recorder
  openReplicas()
  const close = await listenForInvalidations()
  return {
    close,
    waitForInvalidations,
    searched: async (query: string) => {
      const { brochures } = await inPublicRequest(() => searchBrochures({ query, locale: 'bg' }))
      return brochures.map(({ brochure }) => brochure.title.text)
    },
    modified: async (brochure: string) => {
      const entries = await inPublicRequest(() => readSitemapPart('brochures', brochure))
      return entries.map(({ modified }) => modified)
    },
    /** How many reads were answered by these servers, for this reason or for any. */
    reads: async (target: 'replica' | 'primary', reason?: string) => {
      const { values } = (await registry.getSingleMetric('broshura_public_reads_total')?.get()) ?? { values: [] }
      const counted = values.filter(({ labels }) => labels.target === target && (!reason || labels.reason === reason))
      return counted.reduce((sum, { value }) => sum + value, 0)
    },
  }
}
