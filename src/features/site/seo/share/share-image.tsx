import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ImageResponse } from 'next/og'
import sharp from 'sharp'
import { secondsToMidnight } from '@/domain/calendar-day'
import type { Locale } from '@/i18n/routing'
import { refusalOfComputed } from '@/server/computed-limit'
import { namedTags } from '@/server/edge/named-tags'
import { pageFiles, type StoredFile } from '@/server/files'

const size = { width: 1200, height: 630 }
const cover = { width: 420, height: 566 }

/** In seconds; how much later a changed title may be seen where no tag drops the picture. */
const longest = 300

/** Colours of the light theme in src/design/tokens.css; the image renderer does not support OKLCH. */
const paper = '#fbf8f2'
const ink = '#28231d'
const quiet = '#6b6358'
const accent = '#0f6b5f'

const fontFolder = path.join(process.cwd(), 'node_modules/@fontsource/onest/files')

async function font(subset: 'latin' | 'cyrillic') {
  const data = await readFile(path.join(fontFolder, `onest-${subset}-700-normal.woff`))
  return { name: `Onest ${subset}`, data, weight: 700 as const }
}

type ShareCard = {
  locale: Locale
  kicker: string
  kickerColour?: string
  title: string
  note: string
  picture: StoredFile | null
}

export const coverFile = (base: string) => pageFiles().find(`${base.replace('/files/pages/', '')}-640.webp`)

/** As a JPEG, because the image renderer does not support WebP. */
async function cardPicture(picture: StoredFile | null): Promise<string | null> {
  if (!picture) return null
  const jpeg = await sharp(await picture.read())
    .resize({ ...cover, fit: 'cover', position: 'top' })
    .jpeg({ quality: 82 })
    .toBuffer()
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`
}

/**
 * 1200 by 630 pixels. Kept no longer than until midnight, because that of a brochure says how long it is still valid.
 * @param tags of all that it shows
 * @returns a refusal to a network that asks for too many
 */
export async function shareImage(request: Request, card: ShareCard, tags: string[]): Promise<Response> {
  const refusal = await refusalOfComputed(request, card.locale)
  if (refusal) return refusal
  const [latin, cyrillic, picture] = await Promise.all([font('latin'), font('cyrillic'), cardPicture(card.picture)])
  const seconds = Math.min(longest, secondsToMidnight())
  const caching = `public, max-age=${seconds}, s-maxage=${seconds}`
  return new ImageResponse(
    <div
      style={{
        ...{ display: 'flex', width: '100%', height: '100%', alignItems: 'center', gap: 64, padding: '0 80px' },
        ...{ background: paper, color: ink, fontFamily: 'Onest latin, Onest cyrillic' },
      }}
    >
      {picture && <img src={picture} alt="" {...cover} style={{ borderRadius: 16, border: '1px solid #00000022' }} />}
      <div style={{ display: 'flex', flexDirection: 'column', flex: 1, gap: 24 }}>
        <div style={{ display: 'flex', fontSize: 32, color: card.kickerColour ?? accent }}>{card.kicker}</div>
        <div style={{ display: 'flex', fontSize: 60, lineHeight: 1.12, lineClamp: 4 }}>{card.title}</div>
        <div style={{ display: 'flex', fontSize: 30, color: quiet, lineClamp: 4 }}>{card.note}</div>
        <div style={{ display: 'flex', fontSize: 30, color: accent, marginTop: 24 }}>Broshura</div>
      </div>
    </div>,
    { ...size, fonts: [latin, cyrillic], headers: { 'Cache-Control': caching, ...namedTags(tags) } },
  )
}
