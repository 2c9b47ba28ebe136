import { defaultLocale, isLocale } from '@/i18n/routing'
import bg from '../messages/bg.json'
import de from '../messages/de.json'
import en from '../messages/en.json'
import ru from '../messages/ru.json'

const problems = { bg: bg.cms.problems, de: de.cms.problems, en: en.cms.problems, ru: ru.cms.problems }

export type ProblemName = keyof typeof bg.cms.problems

/** A sentence about wrong input, in the language of the person at the form. */
export function problem(name: ProblemName, language: string): string {
  return problems[isLocale(language) ? language : defaultLocale][name]
}

const importErrors = { bg: bg.import.errors, de: de.import.errors, en: en.import.errors, ru: ru.import.errors }

/** A sentence about a PDF that can be refused at its upload; these have no placeholders. */
export function importProblem(name: 'empty' | 'not-a-pdf' | 'too-large', language: string): string {
  return importErrors[isLocale(language) ? language : defaultLocale][name]
}
