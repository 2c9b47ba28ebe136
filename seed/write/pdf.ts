import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { baseUnits } from '@/domain/pack-size'
import { multiBuySchema } from '@/lib/multi-buy-schema'
import { env } from '@/server/env'
import type { DrawPlan } from '../drawing/brochures/types'

const drawFolder = fileURLToPath(new URL('../drawing/brochures', import.meta.url))

const fraction = z.number().min(0).max(1)
const drawnOffers = z.array(
  z.object({
    page: z.int().positive(),
    box: z.object({ x: fraction, y: fraction, width: fraction, height: fraction }),
    product: z.object({
      section: z.string(),
      name: z.string(),
      brand: z.string().nullable(),
      pack: z.string().nullable(),
      cents: z.int(),
      oldCents: z.int().nullable(),
      unitCents: z.int().nullable(),
      unit: z.enum(baseUnits).nullable(),
      multiBuy: z.nullable(multiBuySchema),
      depositCents: z.int().positive().nullable(),
    }),
    loyaltyOnly: z.boolean(),
  }),
)

export type DrawnBrochure = { name: string; bytes: () => Promise<Buffer>; offers: z.infer<typeof drawnOffers> }

let drawingHash: Promise<string> | undefined

/** A hash of every source file under `drawing/brochures/`: a change there redraws all brochures. */
async function hashDrawing(): Promise<string> {
  const names = (await readdir(drawFolder, { recursive: true }))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
  const hash = createHash('sha256')
  for (const name of names) hash.update(name).update(await readFile(path.join(drawFolder, name)))
  return hash.digest('hex')
}

async function keep(file: string, data: Buffer | string) {
  await writeFile(`${file}.tmp`, data)
  await rename(`${file}.tmp`, file)
}

/** A plan's PDF and offers, drawn once and cached in the data folder under a hash of plan and drawing. */
export async function drawnBrochure(plan: DrawPlan): Promise<DrawnBrochure> {
  drawingHash ??= hashDrawing()
  const key = createHash('sha256')
    .update(await drawingHash)
    .update(JSON.stringify(plan))
    .digest('hex')
    .slice(0, 12)
  const folder = path.resolve(env().DATA_DIR, 'seed')
  const base = path.join(folder, `${plan.slug}-${key}`)
  const name = `${plan.slug}-${key}.pdf`
  const bytes = () => readFile(`${base}.pdf`)
  const kept = await readFile(`${base}.json`, 'utf8').catch(() => null)
  if (kept) return { name, bytes, offers: drawnOffers.parse(JSON.parse(kept)) }

  await mkdir(folder, { recursive: true })
  const { drawBrochure } = await import('../drawing/brochures/brochure')
  const drawn = await drawBrochure(plan)
  await keep(`${base}.pdf`, drawn.bytes)
  await keep(`${base}.json`, JSON.stringify(drawn.offers))
  return { name, bytes, offers: drawnOffers.parse(drawn.offers) }
}
