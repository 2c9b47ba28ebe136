import './preview.css'
import { type Locale, locales } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { RefreshOnSave } from './refresh-on-save'

/** `preview`: path after `/preview/{language}/`; `document`: path of the document in the CMS. */
type Props = { preview: string; document: string; locale: Locale; note?: string }

export function PreviewBar({ preview, document, locale, note }: Props) {
  const t = translatorFor(locale, 'admin.preview')
  const names = new Intl.DisplayNames([locale], { type: 'language' })
  return (
    <aside className="preview-bar" aria-label={t('bar')}>
      <p>
        <strong>{t('bar')}</strong> <span>{note ?? t('note')}</span>
      </p>
      <nav aria-label={t('languages')}>
        <ul>
          {locales.map((language) => (
            <li key={language}>
              <a
                href={`/preview/${language}/${preview}`}
                aria-current={language === locale ? 'page' : undefined}
                aria-label={`${names.of(language)}, ${language.toUpperCase()}`}
              >
                {language.toUpperCase()}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <a href={`/admin/collections/${document}`} target="_top" className="preview-edit">
        {t('edit')}
      </a>
      <RefreshOnSave />
    </aside>
  )
}
