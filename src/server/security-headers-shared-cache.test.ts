import { expect, it } from 'vitest'
import { sharedCacheHeaders } from './security-headers'

const at = (moment: string) => new Date(moment).getTime()

it('lets caches in front use what they have until midnight in Sofia, and no longer', () => {
  expect(sharedCacheHeaders('public, max-age=0, s-maxage=5', at('2026-07-14T20:00:00Z'))).toEqual({
    'cache-control': 'public, max-age=0, s-maxage=5, stale-if-error=3600',
    'cdn-cache-control': 'max-age=5, stale-if-error=3600',
  })
  const next = sharedCacheHeaders('public, max-age=0, s-maxage=5', at('2026-07-14T21:00:00Z'))
  expect(next['cdn-cache-control']).toBe('max-age=5, stale-if-error=86400')
})

it('counts anew what was written down with a page', () => {
  const written = 'public, max-age=0, s-maxage=5, stale-if-error=3600'
  expect(sharedCacheHeaders(written, at('2026-12-14T21:59:50Z'))['cache-control']).toBe(
    'public, max-age=0, s-maxage=5, stale-if-error=10',
  )
})

it.each([undefined, 'private, no-store', 'private, max-age=0, must-revalidate', 'public, max-age=31536000, immutable'])(
  'leaves %s as it is',
  (control) => expect(sharedCacheHeaders(control)).toEqual({}),
)
