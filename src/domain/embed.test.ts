import { expect, it } from 'vitest'
import { embedHosts, embedOf, embedProviders } from './embed'

const id = 'aqz-KE-bpKQ'

it.each([
  `https://www.youtube.com/watch?v=${id}&t=10s`,
  `https://m.youtube.com/watch?v=${id}`,
  `https://youtu.be/${id}?si=abc`,
  `https://www.youtube.com/shorts/${id}`,
  `https://www.youtube.com/embed/${id}`,
])('shows the video of %s without cookies', (address) => {
  expect(embedOf(address)).toEqual({
    provider: 'youtube',
    frame: `https://www.youtube-nocookie.com/embed/${id}?rel=0`,
    page: `https://www.youtube.com/watch?v=${id}`,
  })
})

it.each(['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?h=1'])('shows %s', (address) => {
  expect(embedOf(address)).toMatchObject({ provider: 'vimeo', frame: 'https://player.vimeo.com/video/76979871?dnt=1' })
})

it.each([
  'https://www.openstreetmap.org/#map=16/42.6975/23.3242',
  'https://www.openstreetmap.org/?mlat=42.6975&mlon=23.3242#map=12/40/20',
])('shows the surroundings of the place in %s', (address) => {
  const embed = embedOf(address)
  const frame = new URL(embed?.frame ?? '')
  expect(frame.searchParams.get('marker')).toBe('42.6975,23.3242')
  const [west = 0, south = 0, east = 0, north = 0] = frame.searchParams.get('bbox')?.split(',').map(Number) ?? []
  expect([west < 23.3242, south < 42.6975, east > 23.3242, north > 42.6975]).toEqual([true, true, true, true])
})

it.each([
  'http://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v="><script>',
  'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
  'https://evil.example/?v=aqz-KE-bpKQ',
  'https://www.openstreetmap.org/#map=16/99/23',
  'https://www.openstreetmap.org/about',
  'https://vimeo.com/channels/staffpicks',
  'javascript:alert(1)',
  'no address',
])('shows nothing of %s', (address) => {
  expect(embedOf(address)).toBeNull()
})

it('frames nothing but the hosts that the browser is told', () => {
  const addresses = [`https://youtu.be/${id}`, 'https://vimeo.com/76979871', 'https://openstreetmap.org/#map=1/2/3']
  const shown = addresses.map((address) => embedOf(address))
  expect(shown.map((embed) => new URL(embed?.frame ?? '').origin)).toEqual(
    embedProviders.map((name) => embedHosts[name]),
  )
})
