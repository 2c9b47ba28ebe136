import type { CarouselBlock, CarouselShowcaseBlock } from '@payload-types'
import { Carousel } from '@/design/carousel'
import { MediaPicture } from '@/design/media-picture'
import { Section } from '@/design/section'
import { translatorFor } from '@/i18n/translator'
import { TextLink } from '../components/text-link'
import { itemHeading } from '../item-heading'
import { slideNames, slideWords } from '../slide-words'
import type { BlockProps } from '../types'

type Props = BlockProps<CarouselBlock> | BlockProps<CarouselShowcaseBlock>

/** Slides whose words lie on their pictures. */
function Slides({ block, locale }: Props) {
  const Heading = itemHeading(block)
  const t = translatorFor(locale, 'pages')
  const slides = block.slides ?? []
  const showcase = block.blockType === 'carousel-showcase'
  return (
    <Section {...block} full={showcase}>
      <Carousel
        words={slideWords(t, block.heading)}
        autoplay={block.autoplay ?? false}
        names={slideNames(t, slides)}
        className={showcase ? 'carousel-showcase' : undefined}
      >
        {slides.map(({ id, image, heading, text, label, to, lang }, at) => (
          <li key={id ?? at} lang={lang}>
            <div className="slide">
              <MediaPicture
                media={image}
                sizes={showcase ? '80vw' : '100vw'}
                priority={at === 0}
                decorative={Boolean(heading)}
              />
              <div className="slide-words">
                {heading && <Heading className="text-2xl md:text-4xl">{heading}</Heading>}
                {text && <p className="mt-2 max-w-prose whitespace-pre-line text-ink-soft">{text}</p>}
                <TextLink label={label} to={to} locale={locale} className="mt-3" />
              </div>
            </div>
          </li>
        ))}
      </Carousel>
    </Section>
  )
}

export const CarouselSlides = (props: BlockProps<CarouselBlock>) => <Slides {...props} />
export const CarouselShowcase = (props: BlockProps<CarouselShowcaseBlock>) => <Slides {...props} />
