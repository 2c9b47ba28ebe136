export const embedProviders = ['youtube', 'vimeo', 'openstreetmap'] as const

export type EmbedProvider = (typeof embedProviders)[number]

export type Embed = { provider: EmbedProvider; frame: string; page: string }

/** The only hosts that our pages may frame; next.config.ts puts them into the content security policy. */
export const embedHosts: Record<EmbedProvider, string> = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
  openstreetmap: 'https://www.openstreetmap.org',
}

/**
 * Recognises addresses from a browser's address bar: a video on YouTube or Vimeo, or a place on OpenStreetMap. Null for
 * every other address.
 */
export function embedOf(address: string): Embed | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (url.protocol !== 'https:') return null
  const host = url.hostname.replace(/^(?:www|m)\./, '')
  if (host === 'youtube.com' || host === 'youtu.be') return youtube(url, host)
  if (host === 'vimeo.com' || host === 'player.vimeo.com') return vimeo(url)
  if (host === 'openstreetmap.org') return openStreetMap(url)
  return null
}

function youtube({ pathname, searchParams }: URL, host: string): Embed | null {
  const id =
    host === 'youtu.be'
      ? pathname.slice(1)
      : (searchParams.get('v') ?? pathname.match(/^\/(?:embed|shorts|live)\/([^/]+)/)?.[1])
  if (!id || !/^[\w-]{11}$/.test(id)) return null
  return {
    provider: 'youtube',
    frame: `${embedHosts.youtube}/embed/${id}?rel=0`,
    page: `https://www.youtube.com/watch?v=${id}`,
  }
}

function vimeo({ pathname }: URL): Embed | null {
  const id = pathname.match(/^\/(?:video\/)?(\d{4,12})\/?$/)?.[1]
  if (!id) return null
  return { provider: 'vimeo', frame: `${embedHosts.vimeo}/video/${id}?dnt=1`, page: `https://vimeo.com/${id}` }
}

const metresAround = 300
const metresOfDegree = 111_320

/** The place of `#map=16/42.6975/23.3242`, or of a marker in `?mlat=…&mlon=…`. */
function openStreetMap({ hash, searchParams }: URL): Embed | null {
  const centre = hash.match(/^#map=\d+\/(-?[\d.]+)\/(-?[\d.]+)/)?.slice(1) ?? []
  const marked = [searchParams.get('mlat'), searchParams.get('mlon')].filter((value) => value !== null)
  const [latitude, longitude] = (marked.length === 2 ? marked : centre).map(Number)
  if (latitude === undefined || longitude === undefined) return null
  if (!(Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180)) return null
  const high = metresAround / metresOfDegree
  const wide = high / Math.cos((latitude * Math.PI) / 180)
  const box = [longitude - wide, latitude - high, longitude + wide, latitude + high].map((degree) => degree.toFixed(5))
  const place = `${latitude}%2C${longitude}`
  return {
    provider: 'openstreetmap',
    frame: `${embedHosts.openstreetmap}/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${place}`,
    page: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`,
  }
}
