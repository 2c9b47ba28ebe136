import type { Page } from '@payload-types'
import type { ReactNode } from 'react'
import type { ShownText } from '@/i18n/in-language'
import type { Locale } from '@/i18n/routing'

export type ShownPage = ShownText<Page>

type StoredBlock = NonNullable<Page['blocks']>[number]
export type BlockType = StoredBlock['blockType']
export type BlocksByType = { [Type in BlockType]: ShownText<Extract<StoredBlock, { blockType: Type }>> }
export type ShownBlock = BlocksByType[BlockType]

type OnPage = {
  locale: Locale
  /** The first block of a page. */
  top?: boolean
  /** The page's title, shown where the first block should have one of its own and its post or product is gone. */
  fallback?: ReactNode
}

/** Drafts may lack required fields. */
export type BlockProps<Block> = OnPage & { block: ShownText<Block> }

export type BlockComponents = {
  [Type in BlockType]: (props: OnPage & { block: BlocksByType[Type]; page: string }) => ReactNode | Promise<ReactNode>
}
