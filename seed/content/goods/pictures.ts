import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { Figure } from '../../drawing/goods/figure'
import { pictureSize, type Shot, shots } from '../../drawing/goods/picture'
import type { ProductSeed } from '../shop-products'
import { shopColours } from './colours'

/** The pictures that `scripts/draw-goods.ts` has drawn; `drawn.json` records their sources. */
export const goodsFolder = fileURLToPath(new URL('./pictures', import.meta.url))
export const drawnFile = path.join(goodsFolder, 'drawn.json')

/** `sources` is the fingerprint of the drawing's files; `pictures` has a fingerprint of the pixels by name. */
export const drawnSchema = z.object({ sources: z.string(), pictures: z.record(z.string(), z.string()) })

const cardWidth = 640
export const cardSize = { width: cardWidth, height: (cardWidth * pictureSize.height) / pictureSize.width }

/** A picture's file name without its ending: `.avif` for the whole picture, `-card.avif` for cards. */
export const pictureName = (design: string, shot: Shot, colour: string) => `${design}-${shot}-${colour}`

/** Cards show the front, and the second picture of a product under the pointer; the other shots have no smaller size. */
const cardShots: readonly Shot[] = ['front', 'worn']
export const hasCard = (shot: Shot) => cardShots.includes(shot)

/** The files of a picture, the smaller one last. */
export function filesOf(design: string, shot: Shot, colour: string): string[] {
  const name = pictureName(design, shot, colour)
  return [`${name}.avif`, ...(hasCard(shot) ? [`${name}-card.avif`] : [])]
}

export type WantedShot = { design: ProductSeed['design']; shot: Shot; colours: string[]; figure: Figure }

const figures: Record<string, Figure> = { women: 'woman', men: 'man', children: 'child' }

/** The figure that wears a design: a grown-up where one of its products is for them, else a child. */
export function figureFor(products: ProductSeed[]): Figure {
  const kinds = products.flatMap(({ categories }) => categories.flatMap((category) => figures[category] ?? []))
  return kinds.find((kind) => kind !== 'child') ?? kinds[0] ?? 'man'
}

export function wantedShots(products: ProductSeed[]): WantedShot[] {
  return [...Map.groupBy(products, ({ design }) => design)].flatMap(([design, some]) => {
    const colours = [...new Set(some.flatMap((product) => product.colours))]
    const figure = figureFor(some)
    return shots.map((shot) => ({ design, shot, colours, figure }))
  })
}

export function hexOf(colour: string): string {
  const found = shopColours.find(({ slug }) => slug === colour)
  if (!found) throw new Error(`There is no colour ${colour}`)
  return found.hex
}

const drawFolder = fileURLToPath(new URL('../../drawing/goods', import.meta.url))
/** Files of the brochures' drawing that the drawing of goods imports. */
const borrowed = ['../brochures/colour.ts', '../brochures/random.ts']

export function sourcesOfGoods(): string {
  const hash = createHash('sha256')
  const own = readdirSync(drawFolder).filter((name) => !name.endsWith('.test.ts'))
  for (const name of [...own.sort(), ...borrowed]) hash.update(name).update(readFileSync(path.join(drawFolder, name)))
  return hash.update(JSON.stringify(shopColours.map(({ slug, hex }) => [slug, hex]))).digest('hex')
}
