import type { Customer } from '@/../payload-types'
import { db } from '@/server/cms'
import { type OpenMatter, openMatters } from '@/server/open-matters'

/** What the deletion of this account would wait for. */
export async function openMattersOf({ id }: Customer): Promise<OpenMatter[]> {
  return openMatters(await db(), id)
}
