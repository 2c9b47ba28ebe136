import { getTranslation } from '@payloadcms/translations'
import type { FlattenedField } from 'payload'
import { type Html, html } from '@/features/mailing/html'
import { labelOf, momentText, textOf, type Words } from './field-text'
import { type Document, readableFields, type Section } from './own-documents'

interface Page {
  title: string
  intro: string
  nothing: string
  sections: Section[]
  words: Words
}

const style = `
body { max-width: 50rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #1c1c1c; background: #fff }
h2 { margin-top: 2.5rem; border-bottom: 1px solid #999 }
article { margin: 1rem 0; padding: 1rem; border: 1px solid #ccc; border-radius: .5rem; break-inside: avoid }
dl { display: grid; grid-template-columns: minmax(8rem, 1fr) 3fr; gap: .25rem 1rem; margin: 0 }
dt { color: #555 } dd { margin: 0; overflow-wrap: anywhere }
table { width: 100%; border-collapse: collapse } th, td { padding: .25rem; border: 1px solid #ccc; text-align: start }
img { max-width: 8rem }
`

/** The data as a readable page, generated from the CMS schema, so that nothing can be forgotten. */
export function readablePage({ title, intro, nothing, sections, words }: Page): string {
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
${sections.map((section) => sectionHtml(section, nothing, words))}
</main>
</body>
</html>
`.text
}

function sectionHtml({ collection, documents }: Section, nothing: string, words: Words): Html {
  const heading = String(getTranslation(collection.labels.plural, words.i18n))
  const fields = readableFields(collection.flattenedFields)
  const articles = documents.map(
    (doc) => html`<article>${picture(collection.slug, doc)}${listHtml(fields, doc, words)}</article>`,
  )
  return html`<section><h2>${heading}</h2>${articles.length > 0 ? articles : html`<p>${nothing}</p>`}</section>`
}

function picture(slug: string, { filename }: Document): Html {
  return slug === 'customer-pictures' ? html`<img src="customer-pictures/${String(filename)}" alt="">` : html``
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
    ? html`<time datetime="${String(value)}">${momentText(String(value), words.locale)}</time>`
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
