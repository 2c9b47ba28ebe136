import type { ReactNode } from 'react'
import type { Locale } from '@/i18n/routing'
import type { BlockComponents, BlocksByType, BlockType, ShownBlock } from '../types'

type Props = { blocks: ShownBlock[]; locale: Locale; components: BlockComponents }

/** The blocks of a page in their order, each by its component. A banner at the top says what the page is about. */
export function Blocks({ blocks, locale, components }: Props) {
  return blocks.map((block, at) => (
    <Show
      key={block.id ?? at}
      type={block.blockType}
      block={block}
      locale={locale}
      components={components}
      top={at === 0}
    />
  ))
}

type One<Type extends BlockType> = {
  type: Type
  block: BlocksByType[Type]
  locale: Locale
  components: BlockComponents
  top: boolean
}

async function Show<Type extends BlockType>({ type, block, locale, components, top }: One<Type>): Promise<ReactNode> {
  return await components[type]({ block, locale, top })
}
