import { Link } from '../shell/link'
import { redirect } from '../shell/server'
import '../button.css'
import '../dashboard/dashboard.css'
import '../filter-form.css'
import type { AdminViewServerProps } from 'payload'
import { isSlug } from '@/domain/slug'
import { AdminFrame } from '../admin-frame'
import { adminTranslations } from '../admin-translations'
import { staffOnly } from '../staff-only'
import { createBrochureAt } from './actions'
import { findBySlug, slugOfView } from './find-by-slug'

/**
 * `/admin/broshura-create/{slug}` asks for a title first: creating the draft on visit would reserve the slug for a
 * brochure nobody wanted. A slug in use opens its brochure.
 */
export async function CreateBySlugView(props: AdminViewServerProps) {
  const slug = slugOfView(props.params)
  const t = adminTranslations(props.initPageResult.req.i18n.language)
  const user = staffOnly(props, `/admin/broshura-create/${encodeURIComponent(slug)}`)
  if (isSlug(slug)) {
    const id = await findBySlug(slug, user)
    if (id) redirect(`/admin/collections/brochures/${id}`)
    const title = t('bySlug.title', { slug })
    return (
      <AdminFrame view={props} user={user} steps={[{ label: title }]}>
        <CreateForm slug={slug} title={title} words={t} />
      </AdminFrame>
    )
  }
  const title = t('unknown.badTitle', { slug })
  return (
    <AdminFrame view={props} user={user} steps={[{ label: title }]}>
      <AdminNotice title={title} text={t('unknown.badText')} back={t('unknown.back')} />
    </AdminFrame>
  )
}

type Props = { slug: string; title: string; words: ReturnType<typeof adminTranslations> }

function CreateForm({ slug, title, words: t }: Props) {
  return (
    <main className="dashboard-page gutter--left gutter--right">
      <h1>{title}</h1>
      <p>{t('bySlug.intro')}</p>
      <form action={createBrochureAt} className="filter-form">
        <input type="hidden" name="slug" value={slug} />
        <label className="filter-form-wide">
          {t('bySlug.titleField')}
          <input name="title" required maxLength={120} pattern=".*\S.*" lang="bg" autoComplete="off" />
        </label>
        <div className="filter-form-actions">
          <button type="submit" className="admin-button admin-button-strong">
            {t('bySlug.create')}
          </button>
          <Link href="/admin/broshura-dashboard">{t('unknown.back')}</Link>
        </div>
      </form>
    </main>
  )
}

/** `/admin/broshura-edit/{slug}` redirects to the brochure, or to creating it. */
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

type AdminNoticeProps = { title: string; text: string; action?: { href: string; words: string }; back: string }

function AdminNotice({ title, text, action, back }: AdminNoticeProps) {
  return (
    <main className="dashboard-page gutter--left gutter--right">
      <div className="dashboard-empty">
        <h1>{title}</h1>
        <p>{text}</p>
        <p className="dashboard-choices">
          {action && (
            <Link href={action.href} prefetch={false} className="admin-button admin-button-strong">
              {action.words}
            </Link>
          )}
          <Link href="/admin/broshura-dashboard" className="admin-button">
            {back}
          </Link>
        </p>
      </div>
    </main>
  )
}
