import type { Page } from '@payload-types'
import type { ReactNode } from 'react'
import type { Shown } from '@/i18n/in-language'
import type { Locale } from '@/i18n/routing'

/** A page in one language. */
export type ShownPage = Shown<Page>

type StoredBlock = NonNullable<Page['blocks']>[number]
export type BlockType = StoredBlock['blockType']
export type BlocksByType = { [Type in BlockType]: Shown<Extract<StoredBlock, { blockType: Type }>> }
export type ShownBlock = BlocksByType[BlockType]

/** What the component of a block is given. In a draft anything may still be missing. */
export type BlockProps<Block> = { block: Shown<Block>; locale: Locale; top?: boolean }

/** A component for every block that editors can choose; `page` is the slug of the page that it is on. */
export type BlockComponents = {
  [Type in BlockType]: (props: {
    block: BlocksByType[Type]
    locale: Locale
    page: string
    top?: boolean
  }) => ReactNode | Promise<ReactNode>
}
