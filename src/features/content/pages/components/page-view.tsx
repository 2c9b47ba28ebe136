import type { ReactNode } from 'react'
import type { Locale } from '@/i18n/routing'
import type { BlockComponents, BlocksByType, BlockType, ShownBlock, ShownPage } from '@/lib/block-types'

type Props = { page: ShownPage; locale: Locale; components: BlockComponents }

/** Blocks that have an h1 of their own when they come first. */
const titled: (BlockType | undefined)[] = ['hero', 'product']

/** The page's title is shown above its blocks unless the first block has a title. */
export function PageView({ page, locale, components }: Props) {
  const blocks = page.blocks ?? []
  return (
    <div lang={page.lang}>
      {!titled.includes(blocks[0]?.blockType) && (
        <header className="page pt-8 pb-6 md:pt-14">
          <h1 className="max-w-[20em] text-3xl md:text-5xl">{page.title}</h1>
          {page.summary && <p className="mt-3 max-w-prose text-lg text-ink-soft">{page.summary}</p>}
        </header>
      )}
      <Blocks blocks={blocks} locale={locale} page={page.slug ?? ''} components={components} />
    </div>
  )
}

type BlocksProps = { blocks: ShownBlock[]; locale: Locale; page: string; components: BlockComponents }

function Blocks({ blocks, locale, page, components }: BlocksProps) {
  return blocks.map((block, at) => (
    <Show
      key={block.id ?? at}
      type={block.blockType}
      block={block}
      locale={locale}
      page={page}
      components={components}
      top={at === 0}
    />
  ))
}

type One<Type extends BlockType> = {
  type: Type
  block: BlocksByType[Type]
  locale: Locale
  page: string
  components: BlockComponents
  top: boolean
}

async function Show<Type extends BlockType>({
  type,
  block,
  locale,
  page,
  components,
  top,
}: One<Type>): Promise<ReactNode> {
  return await components[type]({ block, locale, page, top })
}
