import { slugMaxLength } from './slug'

/** The Latin letters of the Bulgarian Transliteration Act (2009), with those of the Russian letters that Bulgarian lacks. */
export const officialLetters: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sht',
  ъ: 'a',
  ь: 'y',
  ю: 'yu',
  я: 'ya',
  ы: 'y',
  э: 'e',
  ё: 'yo',
}

/**
 * A slug of a name, in the Latin letters of the Bulgarian Transliteration Act: `Билла` becomes `billa`, `София` `sofia`.
 * Empty for a name without letters and digits.
 */
export function officialSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/ия(?!\p{L})/gu, 'ia')
    .replace(/[а-яё]/gu, (letter) => officialLetters[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, slugMaxLength)
    .replace(/^-+|-+$/g, '')
}
