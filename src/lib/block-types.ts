import type { Page } from '@payload-types'
import type { ReactNode } from 'react'
import type { ShownText } from '@/i18n/in-language'
import type { Locale } from '@/i18n/routing'

export type ShownPage = ShownText<Page>

type StoredBlock = NonNullable<Page['blocks']>[number]
export type BlockType = StoredBlock['blockType']
export type BlocksByType = { [Type in BlockType]: ShownText<Extract<StoredBlock, { blockType: Type }>> }
export type ShownBlock = BlocksByType[BlockType]

/** Drafts may lack required fields. */
export type BlockProps<Block> = { block: ShownText<Block>; locale: Locale; top?: boolean }

export type BlockComponents = {
  [Type in BlockType]: (props: {
    block: BlocksByType[Type]
    locale: Locale
    page: string
    top?: boolean
  }) => ReactNode | Promise<ReactNode>
}
