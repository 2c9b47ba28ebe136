import { Follows, ListShares, ShoppingLists } from '@collections/customers/lists'
import type { CmsArea } from '@/server/cms-area'

export const listsPlugin: CmsArea = { collections: [ShoppingLists, ListShares, Follows] }
