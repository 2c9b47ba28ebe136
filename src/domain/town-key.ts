import { transliterate } from './official-latin'

/** A town as it is looked up: `Пловдив`, `plovdiv` and `PLOVDIV` meet in one spelling, also where only its beginning is typed. */
export function townKey(town: string): string {
  return town
    .replace(/^\s*(?:гр|с|gr|s)\.\s*/iu, '')
    .split(/[\s-]+/)
    .map(transliterate)
    .filter(Boolean)
    .join(' ')
}
