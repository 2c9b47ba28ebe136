import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { isSlug } from '@/domain/slug'
import { AdminFrame } from '../admin-frame'
import { adminTranslations } from '../admin-translations'
import { staffOnly } from '../staff-only'
import { AdminNotice } from './admin-notice'
import { findBySlug } from './find-by-slug'
import { slugOfView } from './slug-of-view'

/** `/admin/broshura-create/{slug}` opens a new brochure with that address; an address in use opens its brochure. */
export async function CreateBySlugView(props: AdminViewServerProps) {
  const slug = slugOfView(props.params)
  const user = staffOnly(props, `/admin/broshura-create/${encodeURIComponent(slug)}`)
  if (isSlug(slug)) {
    const id = await findBySlug(slug, user)
    redirect(id ? `/admin/collections/brochures/${id}` : `/admin/collections/brochures/create?slug=${slug}`)
  }
  const t = adminTranslations(props.initPageResult.req.i18n.language)
  const title = t('unknown.badTitle', { slug })
  return (
    <AdminFrame view={props} user={user} steps={[{ label: title }]}>
      <AdminNotice title={title} text={t('unknown.badText')} back={t('unknown.back')} />
    </AdminFrame>
  )
}
