import { db } from '@/server/cms'
import { readShop, type Shop } from './shop'

/** The settings of the shop, for a page. */
export const currentShop = async (): Promise<Shop> => readShop(await db())
