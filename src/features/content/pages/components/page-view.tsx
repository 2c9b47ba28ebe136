import type { Locale } from '@/i18n/routing'
import type { BlockComponents, ShownPage } from '../types'
import { Blocks } from './blocks'

type Props = { page: ShownPage; locale: Locale; components: BlockComponents }

/** A page from blocks. Its title stands above them unless its first block is a banner, which says it in its own words. */
export function PageView({ page, locale, components }: Props) {
  const blocks = page.blocks ?? []
  return (
    <div lang={page.lang}>
      {blocks[0]?.blockType !== 'hero' && (
        <header className="page pt-8 pb-6 md:pt-14">
          <h1 className="max-w-[20em] text-3xl md:text-5xl">{page.title}</h1>
          {page.summary && <p className="mt-3 max-w-prose text-lg text-ink-soft">{page.summary}</p>}
        </header>
      )}
      <Blocks blocks={blocks} locale={locale} components={components} />
    </div>
  )
}
