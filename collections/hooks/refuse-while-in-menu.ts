import { APIError, type CollectionBeforeDeleteHook, isolateObjectProperty, type PayloadRequest } from 'payload'
import { relationId } from '@/domain/relation-id'
import { problem } from '../document-endpoint'

/** The rows of relations cannot tell: Payload leaves those of a removed link, whose position no link has any more. */
export async function isInMenu(req: PayloadRequest, id: string): Promise<boolean> {
  const own = isolateObjectProperty(req, ['locale', 'fallbackLocale'])
  const menus = await req.payload.findGlobal({ slug: 'menus', depth: 0, req: own })
  const [header, footer] = [menus.header ?? [], menus.footer ?? []]
  const links = [...header, ...[...header, ...footer].flatMap((row) => row.links ?? [])]
  return links.some(({ document }) => relationId(document?.value) === id.toLowerCase())
}

/** The link would be left without a target, and the form of the menus could not be saved before it is mended. */
export const refuseWhileInMenu: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (await isInMenu(req, String(id))) throw new APIError(problem('inMenu', req.i18n.language), 409, null, true)
}
