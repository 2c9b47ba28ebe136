import type { CallToActionBlock, HeroBlock } from '@payload-types'
import { cx } from '@/design/cx'
import { MediaPicture, mediaUrl } from '@/design/media-picture'
import { MotionButton } from '@/design/motion-button'
import { toneLook } from '@/design/section'
import { translatorFor } from '@/i18n/translator'
import type { BlockProps } from '@/lib/block-types'
import { BlockLinks } from '../components/block-links'

const sizes = { sizeSmall: 'hero-small', sizeMedium: 'hero-medium', sizeLarge: 'hero-large' }
const headings = {
  sizeSmall: 'text-2xl md:text-4xl',
  sizeMedium: 'text-4xl md:text-5xl',
  sizeLarge: 'text-4xl md:text-6xl',
}

/** The first banner of a page has the page's only h1. */
export function Hero({ block, locale, top = false }: BlockProps<HeroBlock>) {
  const { ground, image, video, align, lang } = block
  const size = block.size ?? 'sizeMedium'
  const film = ground === 'groundFilm' && typeof video === 'object' ? video : null
  const over = film !== null || ground === 'groundPicture' || ground === 'groundZoom'
  const centred = align === 'alignCentre'
  const Heading = top ? 'h1' : 'h2'
  const t = translatorFor(locale, 'pages')
  return (
    <section
      lang={lang}
      data-motion=""
      className={cx(
        'hero',
        sizes[size],
        over ? 'hero-over' : toneLook[block.tone ?? 'toneSunken'],
        ground === 'groundZoom' && 'hero-zoom',
        centred && 'hero-centre',
      )}
    >
      {over && (
        <div className="hero-backdrop">
          {film?.filename ? (
            <video
              src={mediaUrl(film.filename)}
              poster={typeof image === 'object' && image?.filename ? mediaUrl(image.filename) : undefined}
              muted
              loop
              playsInline
              preload="none"
              aria-label={film.alt ?? undefined}
            />
          ) : (
            <MediaPicture media={image} sizes="100vw" priority={top} />
          )}
        </div>
      )}
      <div className={cx('page grid items-center gap-10', !over && image && 'md:grid-cols-[1.1fr_1fr] lg:gap-20')}>
        <div className={cx('max-w-[44rem]', centred && 'mx-auto')}>
          {block.eyebrow && <p className="mb-3 text-sm font-semibold text-accent">{block.eyebrow}</p>}
          <Heading className={headings[size]}>{block.heading}</Heading>
          {block.text && <p className="mt-4 text-lg whitespace-pre-line text-ink-soft">{block.text}</p>}
          <BlockLinks links={block.links} locale={locale} className={cx('mt-7', centred && 'justify-center')} />
        </div>
        {!over && (
          <MediaPicture media={image} sizes="(width < 48rem) 100vw, 45vw" priority={top} className="hero-side" />
        )}
      </div>
      {(film || ground === 'groundZoom') && <MotionButton words={{ pause: t('pause'), play: t('play') }} />}
    </section>
  )
}

export function CallToAction({ block, locale }: BlockProps<CallToActionBlock>) {
  return (
    <section lang={block.lang} className="section">
      <div className="page">
        <div className={`call-to-action ${toneLook[block.tone ?? 'toneDeep'] || 'tone tone-deep'}`}>
          <div>
            {block.heading && <h2 className="text-2xl md:text-3xl">{block.heading}</h2>}
            {block.intro && <p className="mt-2 max-w-prose whitespace-pre-line text-ink-soft">{block.intro}</p>}
          </div>
          <BlockLinks links={block.links} locale={locale} className="shrink-0" />
        </div>
      </div>
    </section>
  )
}
