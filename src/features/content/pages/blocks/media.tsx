import type { MapBlock, MediaBlock } from '@payload-types'
import { cx } from '@/design/cx'
import { isShown, MediaPicture } from '@/design/media-picture'
import { Section } from '@/design/section'
import { countryOutline, mapSize, placeOnMap } from '@/domain/country-map'
import { translatorFor } from '@/i18n/translator'
import type { BlockProps } from '@/lib/block-types'
import { BlockLinks, TextLink } from '../components/block-links'
import { itemHeading, RichText } from '../rich-text'

export function Media({ block, locale }: BlockProps<MediaBlock>) {
  const { arrangement, image, caption, body, links } = block
  const beside = arrangement === 'pictureLeft' || arrangement === 'pictureRight'
  const wide = arrangement === 'pictureWide'
  const pictured = isShown(image)
  // Without picture, text and links only a heading would remain, such as after the picture was deleted.
  if (!pictured && !body && !links?.length) return null
  return (
    <Section {...block} full={wide}>
      <div className={cx(beside && 'grid items-center gap-8 md:grid-cols-2 lg:gap-16')}>
        {pictured && (
          <figure
            className={cx(
              arrangement === 'pictureRight' && 'md:order-2',
              arrangement === 'pictureAlone' && 'max-w-[60rem]',
            )}
          >
            <MediaPicture
              media={image}
              sizes={beside ? '(width < 48rem) 100vw, 45vw' : '100vw'}
              className={cx('w-full object-cover', wide ? 'max-h-[36rem]' : 'rounded-lg')}
            />
            {caption && <figcaption className={cx('mt-2 text-sm text-ink-soft', wide && 'page')}>{caption}</figcaption>}
          </figure>
        )}
        <div className={cx(!beside && 'mt-6', wide && 'page')}>
          <RichText data={body} locale={locale} />
          <BlockLinks links={links} locale={locale} className="mt-6" />
        </div>
      </div>
    </Section>
  )
}

/** A drawn map with links to a street map: no third party is contacted. */
export function PlaceMap({ block, locale }: BlockProps<MapBlock>) {
  const Heading = itemHeading(block)
  const t = translatorFor(locale, 'pages')
  const places = block.places ?? []
  return (
    <Section {...block}>
      <div className="grid items-center gap-8 lg:grid-cols-[1.5fr_1fr] lg:gap-14">
        <svg
          viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
          role="img"
          aria-label={t('mapOf')}
          lang={locale}
          className="w-full"
        >
          <path
            d={countryOutline}
            className="fill-accent-soft stroke-line-strong"
            strokeWidth="1.5"
            strokeLinejoin="round"
          />
          {places.map(({ id, latitude, longitude }, at) => {
            const { x, y } = placeOnMap(latitude, longitude)
            return (
              <g key={id ?? at} transform={`translate(${x} ${y})`}>
                <circle r="13" className="fill-accent stroke-surface" strokeWidth="2" />
                <text textAnchor="middle" dy="5" className="fill-on-accent text-[14px] font-bold">
                  {at + 1}
                </text>
              </g>
            )
          })}
        </svg>
        <ol className="grid gap-5">
          {places.map(({ id, name, text, latitude, longitude, to, lang }, at) => (
            <li key={id ?? at} lang={lang} className="grid grid-cols-[2rem_1fr] gap-3">
              <span
                aria-hidden
                className="grid size-8 place-items-center rounded-full bg-accent text-sm font-bold text-on-accent"
              >
                {at + 1}
              </span>
              <div>
                <Heading className="text-lg">{name}</Heading>
                {text && <p className="whitespace-pre-line text-ink-soft">{text}</p>}
                <TextLink
                  label={t('openStreetMap')}
                  lang={locale}
                  to={
                    to ||
                    `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`
                  }
                  locale={locale}
                  className="mt-1 text-sm"
                />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
