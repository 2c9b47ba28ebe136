import { getTranslation } from '@payloadcms/translations'
import { strToU8, type Zippable, zipSync } from 'fflate'
import { type FlattenedField, getLocalI18n, type Payload, type SanitizedCollectionConfig } from 'payload'
import { formatMoment } from '@/design/format'
import { translatorFor } from '@/i18n/translator'
import { type Html, html } from '@/lib/mailing/html'
import { log } from '@/server/log'
import { labelOf, personWords, textOf, type Words } from './field-text'
import { type Document, documentsToExport, type ExportedPart, ownPictures, readableFields } from './own-documents'
import { isKnownSection, type KnownSection, sections as known } from './sections/sections'

interface Page {
  title: string
  intro: string
  nothing: string
  sections: ExportedPart[]
  words: Words
}

const style = `
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #1c1c1c; background: #fff }
h2 { margin-top: 2.5rem; border-bottom: 1px solid #999 } h3 { margin: 1.5rem 0 .25rem } h4 { margin: 1rem 0 .25rem }
p { margin: .5rem 0 } article { break-inside: avoid } nav ul { padding: 0; columns: 2; list-style: none }
dl { display: grid; grid-template-columns: minmax(8rem, 1fr) 3fr; gap: .25rem 1rem; margin: 0 }
dt { color: #555 } dd { margin: 0; overflow-wrap: anywhere }
blockquote { margin: .5rem 0; padding-left: 1rem; border-left: 3px solid #ccc; white-space: pre-line }
address { margin: .25rem 0 1rem; font-style: normal; white-space: pre-line }
table { width: 100%; border-collapse: collapse; margin: .5rem 0 } th, td { padding: .25rem; border-bottom: 1px solid #ccc; text-align: start }
img { max-width: 8rem } small { color: #555; overflow-wrap: anywhere }
`

function readablePage({ title, intro, nothing, sections, words }: Page): string {
  const written = inReadingOrder(sections).map((section) => sectionHtml(section, nothing, words))
  return html`<!doctype html>
<html lang="${words.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<header><h1>${title}</h1><p>${intro}</p></header>
<main>
${written}
</main>
</body>
</html>
`.text
}

const order = Object.keys(known)

function inReadingOrder(sections: ExportedPart[]): ExportedPart[] {
  const placeOf = ({ slug }: ExportedPart) => {
    const place = order.indexOf(slug)
    return place < 0 ? order.length : place
  }
  return sections.toSorted((a, b) => placeOf(a) - placeOf(b))
}

function sectionHtml(section: ExportedPart, nothing: string, words: Words): Html {
  const { slug, collection, documents } = section
  const written = isKnownSection(slug)
    ? knownSection(slug, section, words)
    : collection && plainSection(collection, documents, words)
  if (!written) throw new Error(`nobody has said how ${slug} reads`)
  const { heading, parts } = written
  const articles = parts.map((part) => html`<article>${part}</article>`)
  return html`<section><h2>${heading}</h2>${articles.length > 0 ? articles : html`<p>${nothing}</p>`}</section>`
}

/** A malformed document must not abort the file: its plain fields are shown instead. */
function knownSection(slug: KnownSection, { collection, documents }: ExportedPart, words: Words) {
  const said = personWords(words.locale)
  const fields = collection && readableFields(collection.flattenedFields)
  const parts = known[slug](documents, said).map((part, index) => {
    if (part) return part
    const document = documents[index] ?? {}
    log.error({ section: slug, id: document.id }, 'a document of a copy of data is broken')
    return fields ? listHtml(fields, document, words) : asStored(document)
  })
  return { heading: said.t(`headings.${slug}`), parts }
}

function asStored(document: Document): Html {
  const rows = Object.entries(document).map(
    ([name, value]) => html`<dt>${name}</dt><dd>${typeof value === 'string' ? value : JSON.stringify(value)}</dd>`,
  )
  return html`<dl>${rows}</dl>`
}

/** A collection without sentences of its own is written with the labels of the CMS, so that none can be forgotten. */
function plainSection(
  collection: SanitizedCollectionConfig,
  documents: Document[],
  words: Words,
): { heading: string; parts: Html[] } {
  const fields = readableFields(collection.flattenedFields)
  return {
    heading: String(getTranslation(collection.labels.plural, words.i18n)),
    parts: documents.map((doc) => listHtml(fields, doc, words)),
  }
}

function listHtml(fields: FlattenedField[], doc: Document, words: Words): Html {
  const rows = fields.flatMap((field) => {
    const value = valueHtml(field, doc[field.name], words)
    return value.text ? [html`<dt>${labelOf(field, words)}</dt><dd>${value}</dd>`] : []
  })
  return rows.length > 0 ? html`<dl>${rows}</dl>` : html``
}

function valueHtml(field: FlattenedField, value: unknown, words: Words): Html {
  if (field.type === 'group') return isDocument(value) ? listHtml(field.flattenedFields, value, words) : html``
  if (field.type === 'array') return tableHtml(field.flattenedFields, value, words)
  const text = textOf(field, value, words)
  const moment = field.type === 'date' && text
  return moment
    ? html`<time datetime="${String(value)}">${formatMoment(String(value), words.locale)}</time>`
    : html`${text}`
}

function tableHtml(all: FlattenedField[], rows: unknown, words: Words): Html {
  if (!Array.isArray(rows) || rows.length === 0) return html``
  const fields = all.filter(({ name }) => name !== 'id')
  const head = fields.map((field) => html`<th scope="col">${labelOf(field, words)}</th>`)
  const body = rows
    .filter(isDocument)
    .map((row) => html`<tr>${fields.map((field) => html`<td>${textOf(field, row[field.name], words)}</td>`)}</tr>`)
  return html`<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`
}

function isDocument(value: unknown): value is Document {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export async function ownArchive(payload: Payload, customer: string, now = new Date()): Promise<Uint8Array> {
  const { locale, sections } = await documentsToExport(payload, customer)
  const t = translatorFor(locale, 'myData')
  const page = readablePage({
    title: t('archive.title'),
    intro: t('archive.intro', { moment: formatMoment(now.toISOString(), locale) }),
    nothing: t('archive.nothing'),
    sections,
    words: {
      locale,
      i18n: await getLocalI18n({ config: payload.config, language: locale }),
      yes: t('archive.yes'),
      no: t('archive.no'),
      titles: titlesOf(sections),
    },
  })
  const data = Object.fromEntries(sections.map(({ slug, documents }) => [slug, documents]))
  const files: Zippable = {
    'data.json': strToU8(`${JSON.stringify({ createdAt: now.toISOString(), ...data }, null, 2)}\n`),
    'data.html': strToU8(page),
  }
  for (const { name, stored } of await ownPictures(sections)) files[name] = [await stored.read(), { level: 0 }]
  return zipSync(files, { mtime: now })
}

function titlesOf(sections: ExportedPart[]): Map<unknown, string> {
  return new Map(
    sections.flatMap(({ collection, documents }) =>
      documents.map((doc) => [doc.id, String(doc[collection?.admin.useAsTitle ?? 'id'] ?? '')] as const),
    ),
  )
}
