import { type PackSize, packSize } from './pack-size'
import { saysBrand } from './product-name-brands'
import { rememberedBy } from './remembered'
import { isSamePack } from './stored-pack'

type Named = { title: string; brand: string | null; packSize: string | null }

/** Searches show the same offers again and again. */
const mostOffers = 10_000

/** Brand and pack size, as far as the title does not have them: `Верея, 400 г`. */
export const offerDetails = rememberedBy(
  mostOffers,
  ({ title, brand, packSize: size }: Named) => JSON.stringify([title, brand, size]),
  ({ title, brand, packSize: size }) => {
    const said = title.toLocaleLowerCase('bg')
    const isSaid = (text: string) => said.includes(text.toLocaleLowerCase('bg'))
    const pack = size && packSize(size)
    return [
      brand && !saysBrand(title, brand) ? brand : null,
      size && !isSaid(size) && !(pack && saysSize(title, pack)) ? size : null,
    ]
      .filter(Boolean)
      .join(', ')
  },
)

export function saysSize(title: string, size: PackSize): boolean {
  const own = packSize(title)
  return own !== null && isSamePack(own, size)
}
