import type { ProductVariant } from './variants'

/** "Last pieces" is said of so many or fewer. */
export const lastPieces = 3

type Known = Pick<ProductVariant, 'id' | 'colour' | 'size' | 'inStock'>

/** The colour whose sizes are shown, and the variant that is chosen. */
export type Choice = { colour: string | null; variant: string | null }

/** Before anybody chooses: the first colour of which something is there, and the size where there is only one. */
export function firstChoice(variants: Known[]): Choice {
  const colour = (variants.find(({ inStock }) => inStock) ?? variants[0])?.colour ?? null
  return { colour, variant: onlyOne(variants, colour) }
}

/** What an address asks for by `?color=` and `?size=`; what it does not name, or what there is not, is chosen as above. */
export function choiceIn(search: string, variants: Known[]): Choice {
  const asked = new URLSearchParams(search)
  const [colour, size] = [asked.get('color'), asked.get('size')]
  const first = firstChoice(variants)
  const known = variants.some((each) => each.colour === colour) ? colour : first.colour
  const variant = variants.find((each) => each.colour === known && each.size === size)
  return { colour: known, variant: variant?.id ?? onlyOne(variants, known) }
}

/** Another colour in the size that was chosen, if it comes in that size. */
export function withColour({ variant }: Choice, colour: string, variants: Known[]): Choice {
  const size = variants.find(({ id }) => id === variant)?.size
  const same = variants.find((each) => each.colour === colour && each.size === size)
  return { colour, variant: same?.id ?? onlyOne(variants, colour) }
}

/** The query of an address that leads to a choice; other parameters stay. */
export function searchOf({ colour, variant }: Choice, variants: Known[], search: string): string {
  const query = new URLSearchParams(search)
  const size = variants.find(({ id }) => id === variant)?.size
  for (const [name, value] of [
    ['color', colour],
    ['size', size],
  ] as const) {
    if (value) query.set(name, value)
    else query.delete(name)
  }
  const text = query.toString()
  return text ? `?${text}` : ''
}

function onlyOne(variants: Known[], colour: string | null): string | null {
  const sizes = variants.filter((each) => each.colour === colour)
  return sizes.length === 1 ? (sizes[0]?.id ?? null) : null
}
