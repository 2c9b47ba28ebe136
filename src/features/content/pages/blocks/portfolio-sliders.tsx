import type {
  PortfolioFilmStripBlock,
  PortfolioSplitSliderBlock,
  PortfolioThumbsSliderBlock,
  PortfolioTilesBlock,
} from '@payload-types'
import { Carousel } from '@/design/carousel'
import { IntentLink } from '@/design/intent-link'
import { MediaPicture } from '@/design/media-picture'
import { Section } from '@/design/section'
import { ShelfScroller } from '@/design/shelf'
import { translatorFor } from '@/i18n/translator'
import type { BlockProps } from '@/lib/block-types'
import { TextLink } from '../components/block-links'
import { itemHeading, linkTarget, slideNames, slideWords } from '../rich-text'

type Work = NonNullable<BlockProps<PortfolioTilesBlock>['block']['works']>[number]

type TileProps = { work: Work; href: string | null; sizes: string; heading: 'h2' | 'h3' }

function WorkTile({ work, href, sizes, heading: Heading }: TileProps) {
  const { image, eyebrow, heading, text, lang } = work
  return (
    <article lang={lang} className="work-tile">
      <MediaPicture media={image} sizes={sizes} decorative />
      <div className="work-words">
        {eyebrow && <p className="text-sm font-semibold text-accent">{eyebrow}</p>}
        <Heading className="text-lg md:text-xl">
          {href ? (
            <IntentLink href={href} className="cover-link">
              {heading}
            </IntentLink>
          ) : (
            heading
          )}
        </Heading>
        {text && <p className="work-text">{text}</p>}
      </div>
    </article>
  )
}

const hrefOf = ({ to }: Work, locale: BlockProps<PortfolioTilesBlock>['locale']) =>
  to ? linkTarget(to, locale).href : null

export function PortfolioTiles({ block, locale }: BlockProps<PortfolioTilesBlock>) {
  return (
    <Section {...block}>
      <ul className="in-threes gap-4 lg:gap-6">
        {block.works?.map((work, at) => (
          <li key={work.id ?? at}>
            <WorkTile
              work={work}
              href={hrefOf(work, locale)}
              sizes="(width < 30rem) 100vw, 33vw"
              heading={itemHeading(block)}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function PortfolioFilmStrip({ block, locale }: BlockProps<PortfolioFilmStripBlock>) {
  const t = translatorFor(locale, 'pages')
  return (
    <Section {...block}>
      <div className="film-strip">
        <ShelfScroller
          labels={{ back: t('previous'), forward: t('next'), lang: locale }}
          columns="auto-cols-[78%] sm:auto-cols-[46%] lg:auto-cols-[31%]"
        >
          {block.works?.map((work, at) => (
            <li key={work.id ?? at} className="min-w-0 snap-start">
              <WorkTile
                work={work}
                href={hrefOf(work, locale)}
                sizes="(width < 30rem) 78vw, 31vw"
                heading={itemHeading(block)}
              />
            </li>
          ))}
        </ShelfScroller>
      </div>
    </Section>
  )
}

export function PortfolioSplitSlider({ block, locale }: BlockProps<PortfolioSplitSliderBlock>) {
  const Heading = itemHeading(block)
  const t = translatorFor(locale, 'pages')
  const works = block.works ?? []
  return (
    <Section {...block}>
      <Carousel words={slideWords(t, block.heading, locale)} names={slideNames(t, works)}>
        {works.map(({ id, image, eyebrow, heading, text, to, lang }, at) => (
          <li key={id ?? at} lang={lang}>
            <div className="slide-split">
              <MediaPicture media={image} sizes="(width < 48rem) 100vw, 50vw" priority={at === 0} decorative />
              <div className="slide-words">
                {eyebrow && <p className="mb-2 text-sm font-semibold text-accent">{eyebrow}</p>}
                <Heading className="text-2xl md:text-4xl">{heading}</Heading>
                {text && <p className="mt-4 whitespace-pre-line text-ink-soft">{text}</p>}
                <TextLink label={t('more')} lang={locale} to={to} locale={locale} className="mt-5" />
              </div>
            </div>
          </li>
        ))}
      </Carousel>
    </Section>
  )
}

export function PortfolioThumbsSlider({ block, locale }: BlockProps<PortfolioThumbsSliderBlock>) {
  const Heading = itemHeading(block)
  const t = translatorFor(locale, 'pages')
  const works = block.works ?? []
  const names = slideNames(
    t,
    works.map(({ heading, image }) => ({
      heading,
      thumb: <MediaPicture media={image} sizes="6rem" decorative />,
    })),
  )
  return (
    <Section {...block}>
      <Carousel words={slideWords(t, block.heading, locale)} names={names}>
        {works.map(({ id, image, eyebrow, heading, text, to, lang }, at) => (
          <li key={id ?? at} lang={lang}>
            <figure className="thumbs-slide">
              <MediaPicture media={image} sizes="(width < 48rem) 100vw, 60vw" priority={at === 0} decorative />
              <figcaption>
                {eyebrow && <p className="text-sm font-semibold text-accent">{eyebrow}</p>}
                <Heading className="mt-1 text-xl md:text-3xl">{heading}</Heading>
                {text && <p className="mt-3 whitespace-pre-line text-ink-soft">{text}</p>}
                <TextLink label={t('more')} lang={locale} to={to} locale={locale} className="mt-4" />
              </figcaption>
            </figure>
          </li>
        ))}
      </Carousel>
    </Section>
  )
}
