import { defaultLocale, isLocale } from '@/i18n/routing'
import bg from '../messages/bg.json'
import de from '../messages/de.json'
import en from '../messages/en.json'
import ru from '../messages/ru.json'

const problems = { bg: bg.cms.problems, de: de.cms.problems, en: en.cms.problems, ru: ru.cms.problems }

/** A sentence about wrong input, in the language of the person at the form. */
export function problem(name: keyof typeof bg.cms.problems, language: string): string {
  return problems[isLocale(language) ? language : defaultLocale][name]
}
