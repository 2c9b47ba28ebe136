import { transliterate } from './official-latin'

/** `Пловдив`, `plovdiv` and `PLOVDIV` have one key, and a typed beginning has the beginning of the key. */
export function townKey(town: string): string {
  return town
    .replace(/^\s*(?:гр|с|gr|s)\.\s*/iu, '')
    .split(/[\s-]+/)
    .map(transliterate)
    .filter(Boolean)
    .join(' ')
}
