import type { PortfolioDetailsBlock } from '@payload-types'
import { Carousel } from '@/design/carousel'
import { cx } from '@/design/cx'
import { MediaPicture } from '@/design/media-picture'
import { Section } from '@/design/section'
import { translatorFor } from '@/i18n/translator'
import type { BlockProps } from '@/lib/block-types'
import { BlockLinks } from '../components/block-links'
import { RichText, slideNames, slideWords } from '../rich-text'
import { PictureGrid } from './gallery'

type Props = BlockProps<PortfolioDetailsBlock>

export function PortfolioDetails({ block, locale }: Props) {
  const Arrangement = arrangements[block.arrangement ?? 'details1']
  return (
    <Section {...block}>
      <Arrangement block={block} locale={locale} />
    </Section>
  )
}

function Facts({ block, wide = false }: { block: Props['block']; wide?: boolean }) {
  if (!block.facts?.length) return null
  return (
    <dl
      className={cx(
        'grid gap-x-8 gap-y-4 border-t border-line pt-5',
        wide ? 'grid-cols-2 lg:grid-cols-4' : 'grid-cols-2',
      )}
    >
      {block.facts.map(({ id, label, value, lang }, at) => (
        <div key={id ?? at} lang={lang}>
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Words({ block, locale }: Props) {
  return (
    <>
      <RichText data={block.body} locale={locale} />
      <BlockLinks links={block.links} locale={locale} className="mt-7" />
    </>
  )
}

/** The text stays beside the pictures. */
function Beside({ block, locale }: Props) {
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[1.5fr_1fr] lg:gap-16">
      <ul className="grid gap-6">
        {block.pictures?.map(({ id, image, caption, lang }, at) => (
          <li key={id ?? at} lang={lang}>
            <MediaPicture
              media={image}
              sizes="(width < 64rem) 100vw, 60vw"
              priority={at === 0}
              className="w-full rounded-lg"
            />
            {caption && <p className="mt-2 text-sm text-ink-soft">{caption}</p>}
          </li>
        ))}
      </ul>
      <div className="grid gap-8 lg:sticky lg:top-24">
        <div>
          <Words block={block} locale={locale} />
        </div>
        <Facts block={block} />
      </div>
    </div>
  )
}

function OnTop({ block, locale }: Props) {
  const [first, ...others] = block.pictures ?? []
  return (
    <div className="grid gap-10">
      <MediaPicture
        media={first?.image}
        sizes="100vw"
        priority
        className="max-h-[38rem] w-full rounded-lg object-cover"
      />
      <div className="grid items-start gap-10 lg:grid-cols-[1fr_1.6fr] lg:gap-16">
        <Facts block={block} />
        <div>
          <Words block={block} locale={locale} />
        </div>
      </div>
      <PictureGrid pictures={others} locale={locale} arrangement="even" columns={3} sizes="33vw" />
    </div>
  )
}

function InSlides({ block, locale }: Props) {
  const t = translatorFor(locale, 'pages')
  const pictures = block.pictures ?? []
  const names = slideNames(
    t,
    pictures.map(({ caption }) => ({ heading: caption })),
  )
  return (
    <div className="grid gap-10">
      <Carousel words={slideWords(t, block.heading, locale)} names={names}>
        {pictures.map(({ id, image, caption, lang }, at) => (
          <li key={id ?? at} lang={lang}>
            <figure>
              <MediaPicture
                media={image}
                sizes="100vw"
                priority={at === 0}
                className="max-h-[36rem] w-full rounded-lg object-cover"
              />
              {caption && <figcaption className="mt-2 text-center text-sm text-ink-soft">{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </Carousel>
      <Facts block={block} wide />
      <div className="mx-auto">
        <Words block={block} locale={locale} />
      </div>
    </div>
  )
}

function AsStory({ block, locale }: Props) {
  return (
    <div className="grid gap-12 md:gap-16">
      <div className="mx-auto">
        <Words block={block} locale={locale} />
      </div>
      {block.pictures?.map(({ id, image, caption, lang }, at) => (
        <figure
          key={id ?? at}
          lang={lang}
          className={cx(
            'grid items-center gap-4 md:gap-10',
            at % 2 === 0 ? 'md:grid-cols-[1.6fr_1fr]' : 'md:grid-cols-[1fr_1.6fr]',
          )}
        >
          <MediaPicture
            media={image}
            sizes="(width < 48rem) 100vw, 60vw"
            className={cx('w-full rounded-lg', at % 2 === 1 && 'md:order-2')}
          />
          {caption && <figcaption className="text-lg text-ink-soft">{caption}</figcaption>}
        </figure>
      ))}
      <Facts block={block} wide />
    </div>
  )
}

function AsMosaic({ block, locale }: Props) {
  return (
    <div className="grid gap-10">
      <PictureGrid
        pictures={block.pictures ?? []}
        locale={locale}
        arrangement="collage-1"
        sizes="(width < 48rem) 100vw, 50vw"
      />
      <Facts block={block} wide />
      <div>
        <Words block={block} locale={locale} />
      </div>
    </div>
  )
}

const arrangements = { details1: Beside, details2: OnTop, details3: InSlides, details4: AsStory, details5: AsMosaic }
