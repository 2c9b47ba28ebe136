/** "Last pieces" is shown for this stock or less. */
export const lastPieces = 3

type Known = { id: string; colour: string | null; size: string | null; inStock: boolean }

export type ChosenVariant = { colour: string | null; variant: string | null }

/** The first colour in stock, and its size where it has only one. */
export function firstChoice(variants: Known[]): ChosenVariant {
  const colour = (variants.find(({ inStock }) => inStock) ?? variants[0])?.colour ?? null
  return { colour, variant: onlyOne(variants, colour) }
}

/** Reads `?color=` and `?size=`; missing or unknown values fall back to the first choice. */
export function choiceIn(search: string, variants: Known[]): ChosenVariant {
  const asked = new URLSearchParams(search)
  const [colour, size] = [asked.get('color'), asked.get('size')]
  const first = firstChoice(variants)
  const known = variants.some((each) => each.colour === colour) ? colour : first.colour
  const variant = variants.find((each) => each.colour === known && each.size === size)
  return { colour: known, variant: variant?.id ?? onlyOne(variants, known) }
}

/** Keeps the chosen size where the other colour has it. */
export function withColour({ variant }: ChosenVariant, colour: string, variants: Known[]): ChosenVariant {
  const size = variants.find(({ id }) => id === variant)?.size
  const same = variants.find((each) => each.colour === colour && each.size === size)
  return { colour, variant: same?.id ?? onlyOne(variants, colour) }
}

export function searchOf({ colour, variant }: ChosenVariant, variants: Known[], search: string): string {
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
