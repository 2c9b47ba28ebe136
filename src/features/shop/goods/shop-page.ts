import { cached } from '@/server/cache/cached'
import { tag } from '@/server/cache/tags'
import { db } from '@/server/cms'
import { shopPaths } from './paths'
import { readShopPath } from './read-shop-path'

export function getShopPath(wanted: string = shopPaths.standard): Promise<string> {
  return cached({ name: 'shop-path', key: [wanted], tags: [tag.pages] }, async () => readShopPath(await db(), wanted))
}
