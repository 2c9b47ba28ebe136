import { sofiaDay } from '@/domain/calendar-day'
import { cmsSystem } from '@/server/cms'
import { writeBrochures } from './write/brochures'
import { writeCategories } from './write/categories'
import { writeRetailers } from './write/retailers'
import { say } from './write/say'
import { writeSettings } from './write/settings'
import { writeStaff } from './write/staff'

/** Fills in the demonstration content. Safe to repeat; on a new day the brochures' days move with it. */
async function main() {
  const started = Date.now()
  const cms = await cmsSystem()
  await writeStaff(cms)
  await writeSettings(cms)
  const categories = await writeCategories(cms)
  const retailers = await writeRetailers(cms, categories)
  await writeBrochures(cms, sofiaDay(), { categories, retailers })
  say(`done in ${Math.round((Date.now() - started) / 1000)} s`)
  await cms.destroy()
}

main().then(
  () => process.exit(0),
  (error) => {
    console.error(error)
    process.exit(1)
  },
)
