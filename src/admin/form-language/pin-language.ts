import { defaultLocale, isLocale, type Locale } from '@/i18n/routing'
import { cmsSystem, staffFrom } from '@/server/cms'
import { headers, redirect } from '../shell/server'

type Query = { [key: string]: string | string[] | undefined }

/**
 * Adds the content language to a form's URL that lacks one (docs/decisions/0028): Bulgarian for new documents,
 * otherwise the language in which this account last edited.
 */
export async function pinLanguage(segments: string[], query: Query): Promise<void> {
  const [kind, , document] = segments
  const isForm = kind === 'globals' || (kind === 'collections' && document !== undefined)
  if (!isForm || query.locale) return
  const user = await staffFrom(await headers())
  if (!user) return
  const locale = document === 'create' ? defaultLocale : await lastLanguage(user.id)
  const given = Object.entries(query).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one]))
  redirect(
    `/admin/${segments.map(encodeURIComponent).join('/')}?${new URLSearchParams([...given, ['locale', locale]])}`,
  )
}

/** Payload stores it as a preference. */
async function lastLanguage(user: string): Promise<Locale> {
  const { docs } = await (await cmsSystem()).find({
    collection: 'payload-preferences',
    where: {
      and: [
        { key: { equals: 'locale' } },
        { 'user.relationTo': { equals: 'users' } },
        { 'user.value': { equals: user } },
      ],
    },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  const last = docs[0]?.value
  return isLocale(last) ? last : defaultLocale
}
