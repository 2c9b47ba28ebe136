import { type Asked, type Page, placesOf, priceOf } from './choices'
import { overlap } from './known'

type Numbered = Asked & { id: string; pageNumber: number }
type PageOf = (pageNumber: number) => Page | undefined

/** What a proposal looks like: the words read as its title, and the print of both. */
type Look = { words: string; title: number; price: number; proposal: Numbered }

/** Prints of one size differ by less than this share. */
const sameSize = 0.08
/** Two boxes share this much of the area that they cover together: something that stands at its place on every page. */
const sameSpot = 0.5

const alike = (one: number, other: number) => Math.abs(one - other) <= one * sameSize

function lookOf(proposal: Numbered, pageOf: PageOf): Look | null {
  const page = pageOf(proposal.pageNumber)
  const price = page && priceOf(proposal, page)
  const [title] = page ? placesOf(proposal, 'title', page) : []
  return price && title ? { words: proposal.title.toLowerCase(), title: title.size, price: price.size, proposal } : null
}

const isAlike = (one: Look, other: Look) =>
  one.words === other.words && alike(one.title, other.title) && alike(one.price, other.price)

const isAtSpot = (one: Look, other: Look) => overlap(one.proposal.box, other.proposal.box) >= sameSpot

/**
 * Proposals that say what an editor has refused on another page: the same words in the same print at the same spot, the
 * terms of delivery at each foot. Where the same words stand at another spot too, left open or accepted, they are how fields
 * are read here, and the refusal was about one of them: then it says nothing.
 */
export function refusedLike(
  open: readonly Numbered[],
  refused: readonly Numbered[],
  accepted: readonly Numbered[],
  pageOf: PageOf,
): Set<string> {
  const looks = (proposals: readonly Numbered[]) => proposals.flatMap((each) => lookOf(each, pageOf) ?? [])
  const [asked, against, kept] = [looks(open), looks(refused), looks(accepted)]
  const telling = against.filter(
    (look) =>
      !kept.some((one) => isAlike(look, one)) && asked.every((one) => !isAlike(look, one) || isAtSpot(look, one)),
  )
  const isRefused = (look: Look) =>
    telling.some((one) => one.proposal.pageNumber !== look.proposal.pageNumber && isAlike(one, look))
  return new Set(asked.filter(isRefused).map(({ proposal }) => proposal.id))
}
