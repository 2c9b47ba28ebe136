import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/design/breadcrumbs'
import { foreignLang } from '@/i18n/foreign-lang'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { CountedCategory } from '../data'
import { CategoryIcon } from './category-icon'

type Props = {
  category: CountedCategory
  locale: Locale
  /** What may be done with the category. */
  actions?: ReactNode
}

export function CategoryHead({ category, locale, actions }: Props) {
  const t = translatorFor(locale, 'home')
  const layout = translatorFor(locale, 'layout')
  const { name, description, current, icon, slug } = category
  return (
    <div className="page pt-5 md:pt-8">
      <Breadcrumbs
        label={layout('breadcrumbs')}
        crumbs={[
          { href: localePath(locale, '/'), label: layout('home') },
          { href: localePath(locale, `/c/${slug}`), label: name.text, lang: foreignLang(name, locale) },
        ]}
      />
      <div className="mt-5 flex items-center gap-4 md:mt-8 md:gap-6 large-type:flex-col large-type:items-start">
        <span className="grid size-14 shrink-0 place-items-center rounded-full bg-accent-soft text-accent md:size-20">
          <CategoryIcon name={icon} size={30} />
        </span>
        <div className="min-w-0">
          <h1 className="text-2xl md:text-4xl" lang={foreignLang(name, locale)}>
            {name.text}
          </h1>
          <p className="mt-1 text-ink-soft">{t('categoryNote', { count: current })}</p>
        </div>
      </div>
      {description.text && (
        <p className="mt-4 max-w-prose text-ink-soft" lang={foreignLang(description, locale)}>
          {description.text}
        </p>
      )}
      {actions && <div className="mt-4">{actions}</div>}
    </div>
  )
}
