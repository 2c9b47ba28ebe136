import { writeFileSync, mkdirSync } from 'node:fs'
import { brochures } from './content/brochures'
import { drawPlan } from './content/plan'
import { drawBrochure } from './draw/brochure'
mkdirSync('/tmp/seedx/all', { recursive: true })
let pages = 0, bytes = 0, t0 = Date.now(), n = 0
for (const b of brochures) {
  const plan = drawPlan(b)
  if (!plan) continue
  if (process.argv[2] && !b.slug.includes(process.argv[2])) continue
  const t = Date.now()
  const d = await drawBrochure(plan)
  if (d.pages !== plan.pages) console.log('PAGES', b.slug, d.pages, plan.pages)
  writeFileSync(`/tmp/seedx/all/${b.slug}.pdf`, d.bytes)
  pages += d.pages; bytes += d.bytes.length; n++
  console.log(b.slug, d.pages, d.offers.length, Math.round(d.bytes.length / 1024), Date.now() - t)
}
console.log(n, pages, bytes >> 20, Date.now() - t0)
