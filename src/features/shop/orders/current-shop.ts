import { db } from '@/server/cms'
import { readShop, type Shop } from './shop'

export const currentShop = async (): Promise<Shop> => readShop(await db())
