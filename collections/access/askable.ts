import { APIError, type FlattenedField, type Payload } from 'payload'
import { z } from 'zod'
import { isLocale } from '@/i18n/routing'

/** Payload knows more operators, for geometry and for other databases, and fails at them with 500. */
const operators: ReadonlySet<string> = new Set([
  'equals',
  'not_equals',
  'in',
  'not_in',
  'exists',
  'contains',
  'like',
  'not_like',
  'greater_than',
  'greater_than_equal',
  'less_than',
  'less_than_equal',
])

/** In English, like the answer to invalid JSON: the CMS itself never sends such a query. */
export class NotAskable extends APIError {
  constructor() {
    super('A condition of the query is none that this list can be asked by.', 400, null, true)
  }
}

/** Payload writes a condition inside these fields into the SQL statement itself, and our own code never needs one. */
const whole: ReadonlySet<string> = new Set(['json', 'richText', 'blocks'])

type Fields = FlattenedField[]
type Found = FlattenedField | 'left to Payload' | 'refused'

/**
 * Payload answers a condition that the database cannot evaluate with 500. In a path through two relations it checks the
 * last part after the answer was sent, and a refusal there is an unhandled rejection, so conditions are checked
 * beforehand.
 */
export function isAskable(payload: Payload, fields: Fields, where: unknown): boolean {
  if (typeof where !== 'object' || where === null) return true
  if (Array.isArray(where)) return where.every((one) => isAskable(payload, fields, one))
  return Object.entries(where).every(([key, part]) => {
    if (/^(?:and|or)$/i.test(key) && Array.isArray(part)) return isAskable(payload, fields, part)
    const found = fieldAt(payload, fields, key.split(/\.|__/), 0)
    return found !== 'refused' && isCondition(found, part)
  })
}

function isCondition(field: Found, part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return true
  return Object.entries(part).every(([operator, value]) => operators.has(operator) && isValue(field, operator, value))
}

const ofSeveral = z.strictObject({ relationTo: z.string(), value: z.union([z.string(), z.number()]) })
const plain = z.union([z.string(), z.number(), z.boolean(), z.null(), z.undefined(), z.date()])
const list = z.union([z.string(), z.array(plain)])
/** Largest number of milliseconds from 1970 that a `Date` can hold. */
const mostMilliseconds = 8.64e15

function isValue(field: Found, operator: string, value: unknown): boolean {
  if (typeof field !== 'string') {
    if ('relationTo' in field && Array.isArray(field.relationTo)) {
      return operator === 'equals' && ofSeveral.safeParse(value).success
    }
    if (field.type === 'date' && [value].flat().some((one) => typeof one === 'number' && !isMoment(one))) return false
  }
  if (operator === 'in' || operator === 'not_in') return list.safeParse(value).success
  if (operator.endsWith('like')) return typeof value === 'string'
  return plain.or(z.array(plain)).safeParse(value).success
}

const isMoment = (milliseconds: number) => Math.abs(milliseconds) <= mostMilliseconds

function fieldAt(payload: Payload, fields: Fields, [first, ...rest]: string[], relations: number): Found {
  if (first === 'version' && rest.length > 0) return fieldAt(payload, fields, rest, relations)
  const field = fields.find(({ name }) => name === first)
  if (!field) return 'left to Payload'
  if (rest.length === 0) return field
  if (whole.has(field.type)) return rest.length === 1 && isLocale(rest[0]) ? field : 'refused'
  if (field.type === 'relationship' || field.type === 'upload') {
    if (Array.isArray(field.relationTo)) return 'left to Payload'
    if (relations > 0 && rest.join('.') !== 'id') return 'refused'
    return fieldAt(payload, payload.collections[field.relationTo].config.flattenedFields, rest, relations + 1)
  }
  if ('flattenedFields' in field) return fieldAt(payload, field.flattenedFields, rest, relations)
  return rest.length === 1 && isLocale(rest[0]) ? field : 'left to Payload'
}
