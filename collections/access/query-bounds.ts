import { APIError, type CollectionBeforeOperationHook, type SanitizedConfig } from 'payload'
import { isLocale } from '@/i18n/routing'
import { problem } from '../document-endpoint'
import { isAskable, NotAskable } from './askable'
import { isStaff } from './roles'

const most = {
  characters: 16_384,
  conditions: 40,
  pathConditions: 4,
  /** Weight of a condition on one language of a text, which joins the document's locale table. */
  ofLanguage: 4,
  pathSegments: 3,
  words: 100,
  nesting: 6,
  sortFields: 3,
  values: 500,
} as const

interface Query {
  where?: unknown
  sort?: unknown
  joins?: unknown
  select?: unknown
  populate?: unknown
}

type Found = Record<'conditions' | 'pathConditions' | 'words', number>

export function isBounded(query: Query, size = 0): boolean {
  if (size > most.characters) return false
  const found: Found = { conditions: 0, pathConditions: 0, words: 0 }
  return (
    isBoundedWhere(query.where, found, 0) &&
    isBoundedWhere(query.joins, found, 0) &&
    isBoundedSort(query.sort) &&
    depthOf(query.select) <= most.nesting &&
    depthOf(query.populate) <= most.nesting
  )
}

function isBoundedWhere(part: unknown, found: Found, level: number): boolean {
  if (level > most.nesting * 2) return false
  if (Array.isArray(part)) {
    return part.length <= most.values && part.every((one) => isBoundedWhere(one, found, level + 1))
  }
  if (typeof part !== 'object' || part === null) {
    return typeof part !== 'string' || part.split(',').length <= most.values
  }
  return Object.entries(part).every(([key, inner]) => {
    if (isField(key, inner)) {
      const all = partsOf(key)
      const ofLanguage = all.length > 1 && isLocale(all.at(-1))
      const segments = ofLanguage ? all.slice(0, -1) : all
      const count = Object.keys(Object(inner)).length || 1
      found.conditions += ofLanguage ? count * most.ofLanguage : count
      if (segments.length > 1) found.pathConditions += count
      if (segments.length > most.pathSegments) return false
    }
    // Payload searches for each word of a `like` separately.
    if (key.endsWith('like')) found.words += String(inner).split(' ').length
    const isWithin =
      found.conditions <= most.conditions && found.pathConditions <= most.pathConditions && found.words <= most.words
    return isWithin && !isQueryOfRelated(key, inner) && isBoundedWhere(inner, found, level + 1)
  })
}

/** Payload reads two underscores as a dot. */
const partsOf = (name: string) => name.split(/\.|__/)

function isField(key: string, inner: unknown): boolean {
  const lower = key.toLowerCase()
  if (lower === 'and' || lower === 'or') return false
  return typeof inner === 'object' && inner !== null && !Array.isArray(inner)
}

/** `contains` with a nested query follows a relation; our own code never sends one. */
const isQueryOfRelated = (key: string, inner: unknown) =>
  key === 'contains' && typeof inner === 'object' && inner !== null && !Array.isArray(inner)

function isBoundedSort(sort: unknown): boolean {
  const fields = [sort ?? []].flat().flatMap((one) => String(one).split(','))
  const areShort = fields.every((field) => partsOf(field).length <= most.pathSegments - 1)
  return fields.length <= most.sortFields && areShort
}

function depthOf(part: unknown): number {
  if (typeof part !== 'object' || part === null) return 0
  return 1 + Math.max(0, ...Object.values(part).map(depthOf))
}

/** Largest `limit`: a million offers in one answer would exhaust the server's memory. */
const longest = { staff: 1000, others: 100 }

const limitList: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  // Payload reads related documents through this hook too; those calls have a `currentDepth`.
  if (operation !== 'read' || 'currentDepth' in args || req.payloadAPI !== 'REST') return args
  if (!('limit' in args)) return args
  const most = isStaff(req.user) ? longest.staff : longest.others
  const { limit, pagination } = { pagination: true, ...args }
  if (limit === undefined && pagination !== false) return args
  return { ...args, limit: limit && limit > 0 ? Math.min(limit, most) : most }
}

/** Lists of the CMS take their conditions from the page's URL, so they bypass the bounds of the REST API. */
const boundList: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation !== 'read' || !('where' in args) || !('currentDepth' in args)) return args
  if (args.overrideAccess !== false || args.currentDepth !== undefined) return args
  if (!isAskable(req.payload, collection.flattenedFields, args.where)) throw new NotAskable()
  if (!isBounded(args)) {
    throw new APIError(problem('queryTooLarge', req.i18n.language), 400, null, true)
  }
  return args
}

/** Payload answers `limit=0` with every document, to anybody. */
export function limitLists(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks } of config.collections) {
    hooks.beforeOperation = [...(hooks.beforeOperation ?? []), limitList, boundList]
  }
  return config
}
