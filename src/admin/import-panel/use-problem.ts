import { useFormatter, useTranslations } from 'next-intl'
import type { LatestImport } from '@/domain/import-panel'
import { pageRanges } from '@/domain/page-ranges'
import { parseImportError } from '@/features/editorial/brochure-import/import-error'
import { type ImportWarning, importWarningSchema } from '@/features/editorial/brochure-import/types'

/** The failure and the warnings of an import as sentences in the editor's language. */
export function useProblem({ error, warnings }: LatestImport) {
  const t = useTranslations('import')
  const format = useFormatter()
  const { code, page } = parseImportError(error ?? '')

  function sentence(warning: ImportWarning): string {
    if (typeof warning === 'string') return t(`warnings.${warning}`)
    const { fonts, pages } = warning
    const counts = { count: fonts.length, pagesCount: pages.length }
    return t('warnings.missing-fonts', { ...counts, fonts: format.list(fonts), pages: pageRanges(pages) })
  }

  return {
    problem: error ? t(`errors.${code}`, { page: page ?? 0 }) : null,
    // Whatever an older or newer version wrote and this one does not know is left out.
    warnings: warnings.flatMap((warning) => {
      const known = importWarningSchema.safeParse(warning)
      return known.success ? [sentence(known.data)] : []
    }),
  }
}
