import type { CallToActionBlock } from '@payload-types'
import { toneLook } from '@/design/section'
import { BlockLinks } from '../components/block-links'
import type { BlockProps } from '../types'

/** A call to action. */
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
