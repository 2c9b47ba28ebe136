import '../button.css'
import '../dashboard/dashboard.css'
import '../filter-form.css'
import Link from 'next/link'
import type { adminTranslations } from '../admin-translations'
import { createBrochureAt } from './actions'

type Props = { slug: string; title: string; words: ReturnType<typeof adminTranslations> }

/** Nothing is made before it is sent. */
export function CreateForm({ slug, title, words: t }: Props) {
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
