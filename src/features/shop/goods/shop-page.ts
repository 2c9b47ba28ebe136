import { cached } from '@/server/cache/cached'
import { tag } from '@/server/cache/tags'
import { db } from '@/server/cms'
import { readShopPath } from './read-shop-path'

export function getShopPath(): Promise<string> {
  return cached({ name: 'shop-path', key: [], tags: [tag.pages] }, async () => readShopPath(await db()))
}
