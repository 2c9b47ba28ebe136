import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { locales } from '@/i18n/routing'
import { pictureSize, shots } from '../../drawing/goods/picture'
import { shopProducts } from '../shop-products'
import {
  cardSize,
  drawnFile,
  drawnSchema,
  figureFor,
  filesOf,
  goodsFolder,
  pictureName,
  sourcesOfGoods,
  wantedShots,
} from './pictures'
import { altOf } from './shots'

const drawn = drawnSchema.parse(JSON.parse(readFileSync(drawnFile, 'utf8')))
const wanted = wantedShots(shopProducts).flatMap(({ design, shot, colours }) =>
  colours.map((colour) => ({
    name: pictureName(design, shot, colour),
    files: filesOf(design, shot, colour),
  })),
)

it('has the pictures that its drawing would make now (npm run draw:goods)', () => {
  expect(drawn.sources).toBe(sourcesOfGoods())
})

it('has each picture of goods that are sold, whole and where cards show it also smaller, and no other', () => {
  const files = readdirSync(goodsFolder).filter((name) => name.endsWith('.avif'))
  expect(files.sort()).toEqual(wanted.flatMap((picture) => picture.files).sort())
  expect(Object.keys(drawn.pictures).sort()).toEqual(wanted.map(({ name }) => name).sort())
})

it('has them in the sizes that the documents say', async () => {
  const name = wanted[0]?.name ?? ''
  for (const [file, size] of [
    [`${name}.avif`, pictureSize],
    [`${name}-card.avif`, cardSize],
  ] as const) {
    const { width, height, format } = await sharp(path.join(goodsFolder, file)).metadata()
    expect({ width, height, format }).toEqual({ ...size, format: 'heif' })
  }
})

it('has at least four shots of each colour: the goods alone, worn, from behind and near', () => {
  const ofDesign = Map.groupBy(wantedShots(shopProducts), ({ design }) => design)
  expect(ofDesign.size).toBeGreaterThan(100)
  for (const some of ofDesign.values()) expect(some.map(({ shot }) => shot)).toEqual(['front', 'worn', 'back', 'near'])
})

it('is worn by one of those it is for, by a child only where no grown-up wears it', () => {
  const worn = (slug: string) => {
    const design = shopProducts.find((product) => product.slug === slug)?.design
    return figureFor(shopProducts.filter((product) => product.design === design))
  }
  expect(worn('linen-shirt')).toBe('man')
  expect(worn('a-line-skirt')).toBe('woman')
  expect(worn('kids-dress')).toBe('child')
  expect(worn('kids-down-jacket')).toBe('woman')
})

it('is named by its side, the front as the product itself', () => {
  const title = { bg: 'Риза', de: 'Hemd', en: 'Shirt', ru: 'Рубашка' }
  const alts = shots.map((shot) => altOf(title, shot))
  expect(alts[0]).toEqual(title)
  for (const locale of locales) expect(new Set(alts.map((alt) => alt[locale])).size).toBe(shots.length)
})
