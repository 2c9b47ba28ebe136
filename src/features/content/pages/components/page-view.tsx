import type { ReactNode } from 'react'
import type { Locale } from '@/i18n/routing'
import type { BlockComponents, BlocksByType, BlockType, ShownPage } from '@/lib/block-types'

type Props = { page: ShownPage; locale: Locale; components: BlockComponents }

/** Blocks that have an h1 of their own when they come first. */
const titled: (BlockType | undefined)[] = ['hero', 'post', 'product']

/** The page's title is shown above its blocks unless the first block has a title. */
export function PageView({ page, locale, components }: Props) {
  const blocks = page.blocks ?? []
  const isTitled = titled.includes(blocks[0]?.blockType)
  const title = (
    <header className="page pt-8 pb-6 md:pt-14">
      <h1 className="max-w-[20em] text-3xl md:text-5xl">{page.title}</h1>
      {page.summary && <p className="mt-3 max-w-prose text-lg text-ink-soft">{page.summary}</p>}
    </header>
  )
  return (
    <div lang={page.lang}>
      {!isTitled && title}
      {blocks.map((block, at) => (
        <Show
          key={block.id ?? at}
          type={block.blockType}
          block={block}
          locale={locale}
          page={page.slug ?? ''}
          components={components}
          top={at === 0}
          fallback={isTitled && at === 0 ? title : null}
        />
      ))}
    </div>
  )
}

type One<Type extends BlockType> = {
  type: Type
  block: BlocksByType[Type]
  locale: Locale
  page: string
  components: BlockComponents
  top: boolean
  fallback: ReactNode
}

async function Show<Type extends BlockType>({
  type,
  block,
  locale,
  page,
  components,
  top,
  fallback,
}: One<Type>): Promise<ReactNode> {
  return await components[type]({ block, locale, page, top, fallback })
}
