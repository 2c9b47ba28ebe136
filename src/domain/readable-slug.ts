import { officialLetters } from './official-latin'
import { slugMaxLength } from './slug'

const letters: Readonly<Record<string, string>> = { ...officialLetters, ё: 'e', ß: 'ss', ø: 'o', ł: 'l' }

/** A readable slug of a title: `Краве масло 125 г` becomes `krave-maslo-125-g`; may be empty. */
export function readableSlug(title: string): string {
  const latin = title
    .toLowerCase()
    .replace(/[а-яё]|[ßøł]/gu, (letter) => letters[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=\d)[.,](?=\d)/g, '-')
    .replace(/[^a-z0-9]+/g, '-')
    .replaceAll('account', 'akaunt')
  return latin.slice(0, slugMaxLength - 8).replace(/^-+|-+$/g, '')
}
