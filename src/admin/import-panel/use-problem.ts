import { useTranslations } from 'next-intl'
import type { LatestImport } from '@/domain/import-panel'
import { parseImportError } from '@/features/brochure-import/import-error'
import { importWarningCodes } from '@/features/brochure-import/types'

/** The failure and the warnings of an import as sentences in the editor's language. */
export function useProblem({ error, warnings }: LatestImport) {
  const t = useTranslations('import')
  const { code, page } = parseImportError(error ?? '')
  return {
    problem: error ? t(`errors.${code}`, { page: page ?? 0 }) : null,
    warnings: importWarningCodes.filter((known) => warnings.includes(known)).map((known) => t(`warnings.${known}`)),
  }
}
