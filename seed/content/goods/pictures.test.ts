import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { pictureSize } from '../../drawing/goods/picture'
import { shopProducts } from '../shop-products'
import {
  cardSize,
  drawnFile,
  drawnSchema,
  filesOf,
  goodsFolder,
  pictureName,
  sourcesOfGoods,
  wantedShots,
} from './pictures'

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
