import { transliterate } from '@/domain/official-latin'

export type KnownRetailer = { id: string; name: string; website: string | null }

/** A web address identifies one retailer; a name may be an ordinary word, so it weighs less. */
const addressWeight = 3

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? []

/** Occurrences of a name, in any script. Only capitalised ones count: a shop called Капка is not a drop. */
function timesOf(name: string, words: readonly { said: string; capital: boolean }[]): number {
  const wanted = wordsOf(name).map(transliterate)
  if (wanted.length === 0) return 0
  return words.filter(
    ({ capital }, at) => capital && wanted.every((word, further) => words[at + further]?.said === word),
  ).length
}

function hostOf(website: string | null): string | null {
  if (!website) return null
  const host = /^(?:https?:\/\/)?(?:www\.)?([^/:?#\s]+\.[^/:?#\s]+)/i.exec(website)?.[1]
  return host?.toLowerCase() ?? null
}

/** Null when the text contains no known address or name. */
export function retailerInText<Retailer extends KnownRetailer>(
  text: string,
  retailers: readonly Retailer[],
): Retailer | null {
  const words = wordsOf(text).map((word) => ({ said: transliterate(word), capital: /^[\p{Lu}\p{N}]/u.test(word) }))
  const plain = text.toLowerCase()
  const scored = retailers.map((retailer) => {
    const host = hostOf(retailer.website)
    const addresses = host ? plain.split(host).length - 1 : 0
    return { retailer, score: timesOf(retailer.name, words) + addresses * addressWeight }
  })
  const [best] = scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || b.retailer.name.length - a.retailer.name.length)
  return best?.retailer ?? null
}
