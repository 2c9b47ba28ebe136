import { type Field, type NumberField, type PayloadRequest, type SanitizedConfig, ValidationError } from 'payload'
import { parseDecimal, parseNumber } from '@/domain/typed-number'
import { problem } from '../document-endpoint'

type Data = Record<string, unknown>
type Wrong = { path: string; label: NumberField['label']; message: string }

/**
 * Payload parses `59,9o` as 59 and `12,345` as 12, so an amount sent as text is refused, and another number unless it
 * is written exactly. Whole numbers (`wholeNumberField`) are checked in drafts too, which Payload does not validate.
 */
export function refuseInexactNumbers(config: SanitizedConfig): SanitizedConfig {
  for (const { fields, hooks, slug } of config.collections)
    hooks.beforeOperation = [...(hooks.beforeOperation ?? []), refusing(fields, slug)]
  for (const { fields, hooks, slug } of config.globals)
    hooks.beforeOperation = [...(hooks.beforeOperation ?? []), refusing(fields, slug)]
  return config
}

type Operation = { args?: unknown; operation: string; req: PayloadRequest }

const refusing =
  (fields: Field[], slug: string) =>
  ({ args, operation, req }: Operation): void => {
    if (operation === 'create' || operation === 'update') check(args, fields, { req, slug })
  }

const isRecord = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value)

function check(args: unknown, fields: Field[], { req, slug }: { req: PayloadRequest; slug: string }): void {
  const data = isRecord(args) ? args.data : undefined
  if (!isRecord(data)) return
  const wrong = [...wrongIn(fields, data, '', req.i18n.language)]
  if (wrong.length === 0) return
  const errors = wrong.map(({ path, label, message }) => ({
    path,
    message,
    ...(typeof label === 'string' || isRecord(label) ? { label } : {}),
  }))
  throw new ValidationError({ collection: slug, errors, req }, req.t)
}

function* wrongIn(fields: Field[], data: Data, path: string, language: string): Generator<Wrong> {
  for (const field of fields) {
    if (field.type === 'number') yield* wrongNumber(field, data, path, language)
    else if (field.type === 'array') {
      yield* wrongRows(() => field.fields, data[field.name], `${path}${field.name}.`, language)
    } else if (field.type === 'blocks') {
      const fieldsOf = (row: Data) => field.blocks.find(({ slug }) => slug === row.blockType)?.fields ?? []
      yield* wrongRows(fieldsOf, data[field.name], `${path}${field.name}.`, language)
    } else if (field.type === 'tabs') {
      for (const tab of field.tabs)
        yield* wrongUnder(tab.fields, 'name' in tab ? tab.name : undefined, { data, path, language })
    } else if ('fields' in field) {
      yield* wrongUnder(field.fields, 'name' in field ? field.name : undefined, { data, path, language })
    }
  }
}

type Place = { data: Data; path: string; language: string }

function* wrongUnder(fields: Field[], name: string | undefined, { data, path, language }: Place): Generator<Wrong> {
  if (!name) return yield* wrongIn(fields, data, path, language)
  const nested = data[name]
  if (isRecord(nested)) yield* wrongIn(fields, nested, `${path}${name}.`, language)
}

function* wrongRows(fieldsOf: (row: Data) => Field[], rows: unknown, path: string, language: string): Generator<Wrong> {
  if (!Array.isArray(rows)) return
  for (const [at, row] of rows.entries())
    if (isRecord(row)) yield* wrongIn(fieldsOf(row), row, `${path}${at}.`, language)
}

function* wrongNumber(field: NumberField, data: Data, path: string, language: string): Generator<Wrong> {
  const { custom, label, max = Number.MAX_SAFE_INTEGER, min = Number.MIN_SAFE_INTEGER, name } = field
  const given = data[name]
  const refused = (message: string): Wrong => ({ path: `${path}${name}`, label, message })
  if (typeof given === 'string') {
    const parse = custom?.isWhole ? parseNumber : parseDecimal
    const read = given.trim() === '' ? null : name.endsWith('Cents') ? undefined : parse(given)
    if (read === undefined) {
      yield refused(problem(name.endsWith('Cents') ? 'amount' : 'number', language))
      return
    }
    data[name] = read
  }
  const value = data[name]
  if (typeof value !== 'number' || !custom?.isWhole) return
  if (!Number.isInteger(value)) yield refused(problem('wholeNumber', language))
  else if (value < min || value > max) yield refused(problem('numberTooLarge', language))
}
