import type { EmbedBlock } from '@payload-types'
import { Section } from '@/design/section'
import { embedOf } from '@/domain/embed'
import { localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { BlockProps } from '@/lib/block-types'
import { EmbedFrame } from '../components/embed-frame'
import { privacyCentrePath, providerNames } from '../paths'

export function EmbedSection({ block, locale }: BlockProps<EmbedBlock>) {
  const embed = embedOf(block.address ?? '')
  if (!embed) return null
  const t = translatorFor(locale, 'privacy.embed')
  const provider = providerNames[embed.provider]
  return (
    <Section {...block} bodyLang={locale}>
      <figure className="mx-auto max-w-4xl">
        <EmbedFrame
          embed={embed}
          title={block.title ?? provider}
          centreHref={localePath(locale, privacyCentrePath)}
          words={{
            load: t('load'),
            note: t('note', { provider }),
            change: t('change', { provider }),
            always: t('always', { provider }),
            open: t('open', { provider }),
            centre: t('centre'),
            notStored: translatorFor(locale, 'privacy.embeds')('notStored'),
          }}
        />
        {block.caption && (
          <figcaption lang={block.lang} className="mt-3 text-sm text-ink-soft">
            {block.caption}
          </figcaption>
        )}
      </figure>
    </Section>
  )
}
