import { slugMaxLength } from './slug'

/** The official Bulgarian spelling in Latin letters (Transliteration Act of 2009). */
const letters: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'а a б b в v г g д d е e ж zh з z и i й y к k л l м m н n о o п p р r с s т t у u ф f х h ц ts ч ch ш sh щ sht ъ a ь y ю yu я ya ' +
    'ы y э e ё e ß ss ø o ł l'
  )
    .split(' ')
    .flatMap((letter, index, all) => (index % 2 === 0 ? [[letter, all[index + 1] ?? '']] : [])),
)

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
