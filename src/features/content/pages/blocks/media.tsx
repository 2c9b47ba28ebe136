import type { MediaBlock } from '@payload-types'
import { cx } from '@/design/cx'
import { isShown, MediaPicture } from '@/design/media-picture'
import { Section } from '@/design/section'
import { BlockLinks } from '../components/block-links'
import { RichText } from '../rich-text'
import type { BlockProps } from '../types'

/** A picture alone, or beside what is said about it. */
export function Media({ block, locale }: BlockProps<MediaBlock>) {
  const { arrangement, image, caption, body, links } = block
  const beside = arrangement === 'pictureLeft' || arrangement === 'pictureRight'
  const wide = arrangement === 'pictureWide'
  const pictured = isShown(image)
  // A heading over nothing would stay where the picture has been deleted.
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
