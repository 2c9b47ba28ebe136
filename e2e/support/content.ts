import { randomBytes, randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import sharp from 'sharp'
import { demoSignIns } from '../../seed/sign-ins'
import { addDays, type CalendarDay, sofiaDay } from '../../src/domain/calendar-day'
import { locales } from '../../src/i18n/routing'
import { signingIn } from './signing-in'
import { stack } from './stack-ready'

type Json = Record<string, unknown>

interface BrochureData {
  slug?: string
  title?: string
  validFrom?: CalendarDay
  validTo?: CalendarDay
  towns?: string[]
  pages?: string[]
  published?: boolean
}

interface Place {
  retailer: string
  category: string
}

interface Made {
  id: string
  slug: string
}

/**
 * Documents of one spec, written through the CMS's REST interface as an admin does; only the worker's results of a PDF
 * are written directly. Every slug begins with `name`.
 */
export class Content {
  readonly name = `t${randomBytes(4).toString('hex')}`
  /** The name as letters only, so that the search treats it as one word and does not confuse it with another spec's. */
  readonly word = this.name.replace(/\d/g, (digit) => 'гзклмнпрст'.charAt(Number(digit)))
  #count = 0
  #token = ''
  #database: pg.Client | undefined
  #place: Promise<Place> | undefined

  static async start(): Promise<Content> {
    const content = new Content()
    await content.open()
    return content
  }

  async open(): Promise<void> {
    this.#database = new pg.Client({ connectionString: stack().env.DATABASE_URL })
    await this.#database.connect()
    const account = demoSignIns.find(({ role }) => role === 'admin')
    const login = { email: account?.email, password: account?.password }
    const { token } = await signingIn(() => this.write('POST', '/users/login', login))
    this.#token = String(token)
  }

  get database(): pg.Client {
    if (!this.#database) throw new Error('The content is not open.')
    return this.#database
  }

  async end(): Promise<void> {
    await this.#database?.end()
  }

  async write(method: 'POST' | 'PATCH' | 'DELETE', path: string, data?: Json, url = stack().url): Promise<Json> {
    const response = await fetch(`${url}/api/cms${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(this.#token ? { Authorization: `JWT ${this.#token}` } : {}),
      },
      body: data ? JSON.stringify(data) : undefined,
    })
    const answer: Json = await response.json()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`)
    return answer
  }

  async category(): Promise<Made> {
    const slug = this.#next('c')
    const data = { slug, name: `Категория ${slug}`, description: `Описание ${slug}`, icon: 'shopping-cart', order: 99 }
    const id = await this.#create('/categories?locale=bg&depth=0', data)
    for (const locale of locales.filter((one) => one !== 'bg')) {
      const texts = { name: `Category ${slug} ${locale}`, description: `About ${slug} ${locale}` }
      await this.write('PATCH', `/categories/${id}?locale=${locale}&depth=0`, texts)
    }
    return { id, slug }
  }

  async retailer(): Promise<Made> {
    const slug = this.#next('r')
    const data = { slug, name: `Магазин ${slug}`, colour: '#336699', _status: 'published' }
    return { id: await this.#create('/retailers?locale=bg&depth=0', data), slug }
  }

  async brochure(given: BrochureData & Partial<Place> = {}): Promise<Made> {
    const slug = given.slug ?? this.#next('b')
    const { title = `Brochure ${slug}`, pages = [`Страница ${slug}`], towns = [], published = true } = given
    const { retailer, category } = { ...(given.retailer && given.category ? {} : await this.#ownPlace()), ...given }
    const today = sofiaDay()
    const days = { validFrom: given.validFrom ?? addDays(today, -1), validTo: given.validTo ?? addDays(today, 5) }
    const data = { slug, title: `${title} bg`, retailer, category, towns, ...days, _status: 'draft' }
    const id = await this.#create('/brochures?locale=bg&draft=true&depth=0', data)
    await this.#pages(id, pages)
    for (const locale of locales) {
      const texts = { title: `${title} ${locale}`, summary: `Summary of ${slug} ${locale}` }
      await this.write('PATCH', `/brochures/${id}?locale=${locale}&draft=true&depth=0`, texts)
    }
    if (published) await this.publish(id)
    return { id, slug }
  }

  async page({ title = 'Page', ...data }: { title?: string } & Json = {}): Promise<Made> {
    const slug = this.#next('p')
    const draft = { slug, title, layout: 'default', ...data, _status: 'draft' }
    const id = await this.#create('/pages?locale=bg&draft=true&depth=0', draft)
    for (const locale of locales) {
      const texts = { title: `${title} ${locale}`, summary: `Summary of ${slug} ${locale}` }
      await this.write('PATCH', `/pages/${id}?locale=${locale}&draft=true&depth=0`, texts)
    }
    await this.write('PATCH', `/pages/${id}?locale=bg&depth=0`, { _status: 'published' })
    return { id, slug }
  }

  #ownPlace(): Promise<Place> {
    const make = async () => ({ retailer: (await this.retailer()).id, category: (await this.category()).id })
    this.#place ??= make()
    return this.#place
  }

  async publish(id: string, url = stack().url): Promise<void> {
    await this.write('PATCH', `/brochures/${id}?locale=bg&depth=0`, { _status: 'published' }, url)
  }

  /** Writes a finished import with these pages, as the worker does. */
  async #pages(brochure: string, texts: string[]): Promise<void> {
    const [id, file] = [randomUUID(), randomUUID()]
    const hash = id.replaceAll('-', '')
    await this.database.query('insert into brochure_files (id, filename) values ($1, $2)', [file, `${hash}.pdf`])
    await this.database.query(
      `insert into imports (id, brochure_id, file_id, status, hash, page_count, pages_done)
      values ($1, $2, $3, 'done', $4, $5, $5)`,
      [id, brochure, file, hash, texts.length],
    )
    for (const [index, text] of texts.entries()) {
      await this.database.query(
        `insert into brochure_pages (id, import_id, brochure_id, number, position, hidden, width, height, placeholder, text)
        values ($1, $2, $3, $4, $4, false, 595, 842, 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=', $5)`,
        [randomUUID(), id, brochure, index + 1, text],
      )
      await drawPage(hash, index + 1)
    }
    await this.database.query('update brochures set active_import_id = $1 where id = $2', [id, brochure])
    await this.database.query('update _brochures_v set version_active_import_id = $1 where parent_id = $2', [
      id,
      brochure,
    ])
  }

  async #create(path: string, data: Json): Promise<string> {
    const { doc } = await this.write('POST', path, data)
    return doc && typeof doc === 'object' && 'id' in doc ? String(doc.id) : ''
  }

  #next(kind: string): string {
    this.#count += 1
    return `${this.name}-${kind}${this.#count}`
  }
}

async function drawPage(hash: string, number: number): Promise<void> {
  const folder = join(stack().env.DATA_DIR ?? '', 'files', 'pages', hash)
  mkdirSync(folder, { recursive: true })
  for (const width of [320, 640, 1080, 1920]) {
    const background = `hsl(${number * 47} 60% 80%)`
    const picture = sharp({ create: { width, height: Math.round((width * 842) / 595), channels: 3, background } })
    writeFileSync(join(folder, `${number}-${width}.webp`), await picture.webp({ effort: 0 }).toBuffer())
  }
}
