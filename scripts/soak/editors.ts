import { z } from 'zod'
import { addDays } from '@/domain/calendar-day'
import { demoSignIns } from '../../seed/sign-ins'
import { simpleBrochure } from '../../tests/editorial/brochure-import/make-pdf'
import { dayZip } from '../../tests/price-data/import/price-server'
import { created, json, staffSignIn, uploadForm } from '../bench/cms-api'
import { type EditWatch, watchEdits } from './edit-watch'
import { patiently } from './lanes'
import type { Ledger } from './ledger'
import type { Query } from './patient-query'
import type { Random } from './seeded-random'

const renewMs = 30 * 60_000
const pages = 2
const products = 30
const letters = ['А', 'Б']
/** Before the demonstration's day of real prices, next to which days as small as these would be held. */
export const firstDay = '2026-02-01'
const found = z.object({ docs: z.array(z.object({ id: z.string() })) })
const chosen = z.array(z.object({ id: z.string(), slug: z.string(), offer: z.string() }))

export interface EditedThing {
  path: string
  mark: RegExp
  watch: EditWatch
  collection: 'brochures' | 'offers'
  id: string
  dataOf: (version: number) => object
}

/**
 * Two brochures and an offer of each. A title has the number of its edit, and a letter, because a page names also what is
 * on other pages.
 */
export async function editedThings(query: Query): Promise<EditedThing[]> {
  const rows = chosen.parse(
    await query(`
      select distinct on (b.slug) b.id, b.slug, o.id as offer from brochures b join offers o on o.brochure_id = b.id
      where b._status = 'published' and o.published
        and to_char(now() at time zone 'Europe/Sofia', 'YYYY-MM-DD') between o.current_from and o.current_to
      order by b.slug, o.page_number, o.id limit ${letters.length}`),
  )
  return rows.flatMap(({ id, slug, offer }, index): EditedThing[] => {
    const path = `/broshura/${slug}`
    const thing = (word: string) => `${word} ${letters[index]} №`
    const markOf = (word: string) => new RegExp(`${thing(word)} (\\d+)`, 'g')
    return [
      {
        ...{ path, id, collection: 'brochures', mark: markOf('Издание'), watch: watchEdits(`brochure ${slug}`) },
        dataOf: (version) => ({ title: `${thing('Издание')} ${version}`, _status: 'published' }),
      },
      {
        ...{ path, id: offer, collection: 'offers', mark: markOf('Стока'), watch: watchEdits(`offer of ${slug}`) },
        dataOf: (version) => ({ title: `${thing('Стока')} ${version}` }),
      },
    ]
  })
}

/** Editors who change titles, drop PDFs and hand over days of prices, all through the API of the CMS at the edge. */
export function editorsOf(site: string, ledger: Ledger, random: Random) {
  const api = `${site}/api/cms`
  /** Of all of them, also of those who begin at once. */
  let signedIn: { authorization: Promise<string>; at: number } | undefined
  let files = 0
  let days = 0

  async function headersOf(): Promise<Record<string, string>> {
    if (!signedIn || Date.now() - signedIn.at > renewMs) {
      const own = { authorization: staffSignIn(site, demoSignIns[0]), at: Date.now() }
      signedIn = own
      own.authorization.catch(() => {
        if (signedIn === own) signedIn = undefined
      })
    }
    return { Authorization: await signedIn.authorization }
  }

  async function send(method: string, path: string, body?: object): Promise<unknown> {
    const headers = await headersOf()
    if (!body || body instanceof FormData) return json(fetch(api + path, { method, headers, body }))
    const typed = { ...headers, 'Content-Type': 'application/json' }
    return json(fetch(api + path, { method, headers: typed, body: JSON.stringify(body) }))
  }

  /** Looks first whether an answer was lost on the way: a document that was asked for twice would be there twice. */
  async function createOnce(collection: string, where: string, body: () => object): Promise<string> {
    return patiently(async () => {
      const { docs } = found.parse(await send('GET', `/${collection}?draft=true&depth=0&limit=1&where${where}`))
      if (docs[0]) return docs[0].id
      return created.parse(await send('POST', `/${collection}?draft=true&locale=bg&depth=0`, body())).doc.id
    })
  }

  return {
    edit: async ({ collection, id, dataOf, watch, path }: EditedThing) => {
      const version = watch.last() + 1
      await patiently(() => send('PATCH', `/${collection}/${id}?locale=bg&depth=0`, dataOf(version)))
      watch.told(version, Date.now())
      ledger.note('edit', { of: `${collection} ${path}`, version })
    },
    dropPdf: async () => {
      files += 1
      const name = `soak-${files}`
      const pdf = await simpleBrochure(pages, `Проба ${files}`)
      const form = () => uploadForm(pdf, { type: 'application/pdf', name: `${name}.pdf` })
      const file = await createOnce('brochure-files', `[filename][equals]=${name}.pdf`, form)
      const data = { title: `Проба ${files}`, slug: name, file, _status: 'draft' }
      const id = await createOnce('brochures', `[slug][equals]=${name}`, () => data)
      ledger.note('brochure', { id, pages })
    },
    handOverPrices: async () => {
      const day = addDays(firstDay, days)
      days += 1
      const zip = dayZip(products, (product) => product + 1 + random.below(3) / 100)
      const form = () => uploadForm(zip, { type: 'application/zip', name: `${day}.zip`, fields: { day } })
      const id = await createOnce('price-imports', `[day][equals]=${day}`, form)
      ledger.note('prices', { id, rows: 2 * products })
    },
  }
}
