import { formatDayRange } from '@/design/format'
import { standaloneColours } from '@/design/standalone'
import { editionWords } from '@/features/brochures/editions/edition-words'
import type { BrochureDetail } from '@/features/brochures/types'
import { pageImageUrl, pageSrcSet } from '@/features/brochures/viewer/lib/page-image'
import { foreignLang } from '@/i18n/foreign-lang'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { publicPathOf } from '@/server/cache/tags'
import { absoluteUrl } from '../seo/metadata'
import { escapeXml } from '../seo/xml'

/** Sizes are those of the design, in a frame of 240 px and more. */
export const embeddedStyle = `
:root { ${standaloneColours}
}
* { box-sizing: border-box; margin: 0 }
body { min-height: 100dvh; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
a { display: flex; flex-wrap: wrap; gap: 1rem; place-content: center start; align-items: center; min-height: 100dvh; padding: 1rem; color: inherit;
  text-decoration: none }
a:focus-visible { outline: 2px solid var(--accent); outline-offset: -4px }
img { flex: 0 1 9rem; min-width: 6rem; max-width: 9rem; height: auto; border: 1px solid var(--line); border-radius: 6px;
  background: var(--surface) }
div { flex: 1 1 12rem; min-width: 0; overflow-wrap: anywhere }
h1 { font-size: 1.2rem; line-height: 1.3; text-wrap: balance }
p { color: var(--ink-soft) }
.open { display: inline-block; margin-top: 0.75rem; padding: 0.6rem 1.25rem; border-radius: 999px;
  background: var(--accent); color: var(--on-accent); font-weight: 600 }
.apart { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
`

type Shop = { slug: string; name: string }

/** The current brochure of a shop, or the shop while it has none. */
export function embeddedShop(locale: Locale, shop: Shop, brochure: BrochureDetail | null): string {
  const t = translatorFor(locale, 'embed')
  const none = translatorFor(locale, 'retailer')('none')
  const title = translatorFor(locale, 'meta.retailer')('title', { name: shop.name })
  if (!brochure) {
    const path = publicPathOf('retailers', shop.slug)
    return embedded(locale, title, { path, heading: shop.name, lines: [none], open: t('shop') })
  }
  const { slug, cover, towns, validFrom, validTo } = brochure
  const edition = editionWords(towns, locale)
  return embedded(locale, title, {
    path: publicPathOf('brochures', slug),
    heading: brochure.title.text,
    headingLang: foreignLang(brochure.title, locale),
    lines: [shop.name, formatDayRange(validFrom, validTo, locale), ...(edition ? [edition.text] : [])],
    open: t('open'),
    picture: cover
      ? `<img src="${pageImageUrl(cover.base, 320)}" srcset="${pageSrcSet(cover.base)}" sizes="9rem" width="${cover.width}" height="${cover.height}" alt="">`
      : '',
  })
}

export function embeddedMissing(locale: Locale): string {
  const t = translatorFor(locale, 'embed')
  return embedded(locale, 'Broshura', { path: '/', heading: t('missing'), lines: [], open: t('home') })
}

type Card = { path: string; heading: string; headingLang?: Locale; lines: string[]; open: string; picture?: string }

function embedded(locale: Locale, title: string, { path, heading, headingLang, lines, open, picture = '' }: Card) {
  const newTab = translatorFor(locale, 'retailer')('newTab')
  return `<!DOCTYPE html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeXml(title)}</title>
<style>${embeddedStyle}</style>
</head>
<body>
<main>
<a href="${escapeXml(absoluteUrl(localePath(locale, path)))}" target="_blank" rel="noopener">
${picture}
<div>
<h1${headingLang ? ` lang="${headingLang}"` : ''}>${escapeXml(heading)}</h1>
${lines.map((line) => `<p>${escapeXml(line)}</p>`).join('\n')}
<span class="open">${escapeXml(open)}<span class="apart"> (${escapeXml(newTab)})</span></span>
</div>
</a>
</main>
</body>
</html>
`
}
