import type { PortfolioSplitSliderBlock, PortfolioThumbsSliderBlock } from '@payload-types'
import { Carousel } from '@/design/carousel'
import { MediaPicture } from '@/design/media-picture'
import { Section } from '@/design/section'
import { translatorFor } from '@/i18n/translator'
import { TextLink } from '../components/text-link'
import { itemHeading } from '../item-heading'
import { slideNames, slideWords } from '../slide-words'
import type { BlockProps } from '../types'

/** Half words, half picture. */
export function PortfolioSplitSlider({ block, locale }: BlockProps<PortfolioSplitSliderBlock>) {
  const Heading = itemHeading(block)
  const t = translatorFor(locale, 'pages')
  const works = block.works ?? []
  return (
    <Section {...block}>
      <Carousel words={slideWords(t, block.heading)} names={slideNames(t, works)}>
        {works.map(({ id, image, eyebrow, heading, text, to, lang }, at) => (
          <li key={id ?? at} lang={lang}>
            <div className="slide-split">
              <MediaPicture media={image} sizes="(width < 48rem) 100vw, 50vw" priority={at === 0} decorative />
              <div className="slide-words">
                {eyebrow && <p className="mb-2 text-sm font-semibold text-accent">{eyebrow}</p>}
                <Heading className="text-2xl md:text-4xl">{heading}</Heading>
                {text && <p className="mt-4 whitespace-pre-line text-ink-soft">{text}</p>}
                <TextLink label={t('more')} to={to} locale={locale} className="mt-5" />
              </div>
            </div>
          </li>
        ))}
      </Carousel>
    </Section>
  )
}

/** A large picture, chosen by the small ones under it. */
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
      <Carousel words={slideWords(t, block.heading)} names={names}>
        {works.map(({ id, image, eyebrow, heading, text, to, lang }, at) => (
          <li key={id ?? at} lang={lang}>
            <figure>
              <MediaPicture
                media={image}
                sizes="100vw"
                priority={at === 0}
                decorative
                className="aspect-3/2 w-full rounded-lg object-cover md:aspect-2/1"
              />
              <figcaption className="mt-4 grid gap-x-8 gap-y-2 md:grid-cols-[1fr_1.4fr]">
                <div>
                  {eyebrow && <p className="text-sm font-semibold text-accent">{eyebrow}</p>}
                  <Heading className="text-xl md:text-2xl">{heading}</Heading>
                </div>
                <div>
                  {text && <p className="whitespace-pre-line text-ink-soft">{text}</p>}
                  <TextLink label={t('more')} to={to} locale={locale} className="mt-2" />
                </div>
              </figcaption>
            </figure>
          </li>
        ))}
      </Carousel>
    </Section>
  )
}
