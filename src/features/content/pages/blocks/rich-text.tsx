import type { RichTextBlock } from '@payload-types'
import { Section } from '@/design/section'
import { RichText } from '../rich-text'
import type { BlockProps } from '../types'

export function RichTextSection({ block, locale }: BlockProps<RichTextBlock>) {
  return (
    <Section {...block}>
      <RichText data={block.body} locale={locale} />
    </Section>
  )
}
