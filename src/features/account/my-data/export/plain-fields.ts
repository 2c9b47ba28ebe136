import { getTranslation } from '@payloadcms/translations'
import type { FlattenedField } from 'payload'
import { type Html, html } from '@/lib/mailing/html'
import { labelOf, momentText, textOf, type Words } from './field-text'
import { type Document, readableFields, type Section } from './own-documents'

/** A collection that has no sentences of its own yet, by the labels of the CMS: so nothing can be forgotten. */
export function plainSection({ collection, documents }: Section, words: Words): { heading: string; parts: Html[] } {
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
