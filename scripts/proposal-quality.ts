import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Figures, measure, nothing, sum } from '../tests/editorial/offers/measure'

const folder = process.argv[2] ?? 'tests/editorial/offers/fixtures'
const names = readdirSync(folder)
const row = (name: string, figures: Figures) => [name.padEnd(52), ...Object.values(figures)].join('\t')

console.log(['PDF'.padEnd(52), ...Object.keys(nothing)].join('\t'))
let all = nothing
for (const pdf of names.filter((name) => name.endsWith('.pdf')).sort()) {
  const labels = pdf.replace(/(?:-cairo)?\.pdf$/, '.json')
  if (!names.includes(labels)) continue
  const figures = await measure(join(folder, pdf), join(folder, labels))
  all = sum(all, figures)
  console.log(row(pdf, figures))
}
console.log(row('all', all))
const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)}%`
console.log(`precision ${percent(all.right, all.found)}, recall ${percent(all.right, all.offers)}`)
