import { Search } from 'lucide-react'
import { searchPath } from '@/features/search/params'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { nameBeside } from '../name-beside'

type Props = { locale: Locale; beside: string | null | undefined }

/** Searches posts only; works without JavaScript. */
export function SidebarSearch({ locale, beside }: Props) {
  const t = translatorFor(locale, 'blog')
  return (
    <search aria-label={nameBeside(t('search'), beside)}>
      <form action={localePath(locale, searchPath)} className="flex gap-2">
        <input type="hidden" name="kind" value="posts" />
        <input
          type="search"
          name="q"
          aria-label={t('search')}
          placeholder={t('search')}
          required
          maxLength={200}
          className="min-h-11 w-full min-w-0 rounded-full bg-surface px-4 inset-ring inset-ring-line-strong"
        />
        <button type="submit" aria-label={t('searchSubmit')} className="icon-button size-11 bg-accent text-on-accent">
          <Search aria-hidden size={18} />
        </button>
      </form>
    </search>
  )
}
