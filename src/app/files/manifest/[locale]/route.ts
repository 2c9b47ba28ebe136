import { keptHref } from '@/features/brochures/viewer/kept/kept-path'
import { isLocale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

type Context = { params: Promise<{ locale: string }> }

const icon = (file: string, size: number, purpose: string) => ({
  src: `/files/icons/${file}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** The installed app opens the shopping list, which works in a shop without a connection. */
export async function GET(_request: Request, { params }: Context) {
  const { locale } = await params
  if (!isLocale(locale)) return new Response(null, { status: 404 })
  const t = translatorFor(locale, 'lists.meta')
  const kept = translatorFor(locale, 'kept.page')
  const layout = translatorFor(locale, 'layout')
  const manifest = {
    id: localePath(locale, '/list'),
    name: layout('name'),
    short_name: layout('name'),
    description: t('description'),
    lang: locale,
    dir: 'ltr',
    start_url: localePath(locale, '/list'),
    scope: '/',
    display: 'standalone',
    // The light `--paper` of src/design/tokens.css; a manifest has no themes.
    background_color: '#fcf9f5',
    theme_color: '#fcf9f5',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon('192', 192, 'any'),
      icon('512', 512, 'any'),
      icon('maskable-192', 192, 'maskable'),
      icon('maskable-512', 512, 'maskable'),
    ],
    shortcuts: [
      { name: t('title'), url: localePath(locale, '/list') },
      { name: kept('title'), url: keptHref(locale) },
      { name: layout('bar.brochures'), url: localePath(locale, '/') },
    ],
  }
  return Response.json(manifest, {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
