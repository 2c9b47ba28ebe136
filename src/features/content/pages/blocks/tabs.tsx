import type { TabsBlock } from '@payload-types'
import { MediaPicture } from '@/design/media-picture'
import { Section } from '@/design/section'
import { TabSet } from '@/design/tab-set'
import { RichText } from '../rich-text'
import type { BlockProps } from '../types'

export function Tabs({ block, locale }: BlockProps<TabsBlock>) {
  const items = block.items ?? []
  return (
    <Section {...block}>
      <TabSet
        label={block.heading ?? ''}
        tabs={items.map(({ id, label, lang, image, body }, at) => ({
          id: id ?? String(at),
          label: label ?? '',
          lang,
          panel: (
            <div className="grid items-start gap-8 md:grid-cols-[1.2fr_1fr] lg:gap-16">
              <RichText data={body} locale={locale} />
              <MediaPicture media={image} sizes="(width < 48rem) 100vw, 40vw" className="w-full rounded-lg" />
            </div>
          ),
        }))}
      />
    </Section>
  )
}
