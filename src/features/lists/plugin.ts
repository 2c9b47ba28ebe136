import { Follows } from '@collections/customers/follows'
import { ListShares, ShoppingLists } from '@collections/customers/list-shares'
import type { CmsArea } from '@/server/cms-area'

export const listsPlugin: CmsArea = { collections: [ShoppingLists, ListShares, Follows] }
