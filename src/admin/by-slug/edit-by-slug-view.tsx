import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { isSlug } from '@/domain/slug'
import { AdminFrame } from '../admin-frame'
import { adminTranslations } from '../admin-translations'
import { staffOnly } from '../staff-only'
import { AdminNotice } from './admin-notice'
import { findBySlug } from './find-by-slug'
import { slugOfView } from './slug-of-view'

/** `/admin/broshura-edit/{slug}` leads to the brochure; where there is none, to making it. */
export async function EditBySlugView(props: AdminViewServerProps) {
  const slug = slugOfView(props.params)
  const user = staffOnly(props, `/admin/broshura-edit/${encodeURIComponent(slug)}`)
  const id = await findBySlug(slug, user)
  if (id) redirect(`/admin/collections/brochures/${id}`)
  const t = adminTranslations(props.initPageResult.req.i18n.language)
  const create = { href: `/admin/broshura-create/${encodeURIComponent(slug)}`, words: t('unknown.create') }
  const title = t('unknown.title', { slug })
  return (
    <AdminFrame view={props} user={user} steps={[{ label: title }]}>
      <AdminNotice
        title={title}
        text={t('unknown.text')}
        action={isSlug(slug) ? create : undefined}
        back={t('unknown.back')}
      />
    </AdminFrame>
  )
}
