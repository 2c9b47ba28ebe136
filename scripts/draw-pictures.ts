import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { pictureFolder, pictures } from '../seed/content/pages/pictures'
import { sceneSvg } from '../seed/drawing/brochures/scene'

/**
 * Draws missing pictures of the demonstration's pages. Their emoji take seconds each, so the pictures are committed;
 * delete a picture to have it drawn again.
 */
await mkdir(pictureFolder, { recursive: true })
for (const [name, { scene }] of Object.entries(pictures)) {
  const file = path.join(pictureFolder, `${name}.webp`)
  if (existsSync(file)) continue
  const svg = Buffer.from(await sceneSvg(name, scene))
  await writeFile(
    file,
    await sharp(svg, { unlimited: true }).webp({ quality: 84, effort: 5, smartSubsample: true }).toBuffer(),
  )
  process.stdout.write(`${name}\n`)
}
