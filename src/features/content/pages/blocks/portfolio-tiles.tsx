import type { PortfolioFilmStripBlock, PortfolioTilesBlock } from '@payload-types'
import { IntentLink } from '@/design/intent-link'
import { MediaPicture } from '@/design/media-picture'
import { Section } from '@/design/section'
import { ShelfScroller } from '@/design/shelf-scroller'
import { translatorFor } from '@/i18n/translator'
import { itemHeading } from '../item-heading'
import { linkTarget } from '../link-target'
import type { BlockProps } from '../types'

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

/** Works side by side; the whole tile leads to the work. */
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

/** Works in one long row, like frames of a film. */
export function PortfolioFilmStrip({ block, locale }: BlockProps<PortfolioFilmStripBlock>) {
  const t = translatorFor(locale, 'pages')
  return (
    <Section {...block}>
      <div className="film-strip">
        <ShelfScroller
          labels={{ back: t('previous'), forward: t('next') }}
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
