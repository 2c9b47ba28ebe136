import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { SheetWords } from './code-sheet'

export function sheetWords(locale: Locale): SheetWords {
  const t = translatorFor(locale, 'security.recoveryCodes')
  return {
    title: t('title'),
    keep: t('keep'),
    download: t('download'),
    print: t('print'),
    file: t('file'),
  }
}
