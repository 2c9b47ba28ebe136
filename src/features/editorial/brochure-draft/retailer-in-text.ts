import { transliterate } from '@/domain/official-latin'

export type KnownRetailer = { id: string; name: string; website: string | null }

/** An address that belongs to nobody else says more than a name, which may be a word. */
const addressWeight = 3

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? []

/** Times that a name stands in the words, in any script; names begin with a capital, so that a shop called Капка is no drop. */
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

/** Whose brochure a text is from: the retailer whose address or name it says most often; null where it says none. */
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
