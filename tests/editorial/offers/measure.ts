import { isRight, type ReadPage, readDocument } from './read-document'

export type Figures = {
  offers: number
  found: number
  right: number
  title: number
  oldPrice: number
  packSize: number
  /**
   * Proposals with a wrong field or for no offer at all; the marked ones are those that the offer editor calls
   * doubtful.
   */
  wrong: number
  wrongMarked: number
  marked: number
}

export const nothing: Figures = {
  offers: 0,
  found: 0,
  right: 0,
  title: 0,
  oldPrice: 0,
  packSize: 0,
  wrong: 0,
  wrongMarked: 0,
  marked: 0,
}

export function sum<Counts extends Record<string, number>>(one: Counts, other: Counts): Counts {
  const added: Counts = { ...one }
  for (const name in other) Object.assign(added, { [name]: (one[name] ?? 0) + (other[name] ?? 0) })
  return added
}

function figuresOf({ proposals, truth, meant }: ReadPage): Figures {
  const checked = proposals.map((proposal) => {
    const offer = meant.get(proposal.id)
    return {
      marked: proposal.uncertain,
      right: offer !== undefined,
      title: offer !== undefined && isRight.title(proposal, offer),
      oldPrice: offer !== undefined && proposal.oldPriceCents === offer.oldPriceCents,
      packSize: offer !== undefined && isRight.packSize(proposal, offer),
    }
  })
  const count = (wanted: (each: (typeof checked)[number]) => boolean) => checked.filter(wanted).length
  const isWrong = ({ title, oldPrice, packSize }: (typeof checked)[number]) => !(title && oldPrice && packSize)
  return {
    offers: truth.length,
    found: proposals.length,
    right: count(({ right }) => right),
    title: count(({ title }) => title),
    oldPrice: count(({ oldPrice }) => oldPrice),
    packSize: count(({ packSize }) => packSize),
    wrong: count(isWrong),
    wrongMarked: count((each) => isWrong(each) && each.marked),
    marked: count(({ marked }) => marked),
  }
}

export async function measure(pdf: string, labels: string): Promise<Figures> {
  return (await readDocument(pdf, labels)).map(figuresOf).reduce(sum, nothing)
}
