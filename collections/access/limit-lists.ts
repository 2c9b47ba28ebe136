import { APIError, type CollectionBeforeOperationHook, type SanitizedConfig } from 'payload'
import { problem } from '../problems'
import { isBounded } from './query-bounds'
import { isStaff } from './staff'

/** The longest lists: a million offers in one answer would take all memory of the server. */
const longest = { staff: 1000, others: 100 }

const limitList: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  // Payload itself reads related documents through this too, and says so by their depth.
  if (operation !== 'read' || 'currentDepth' in args || req.payloadAPI !== 'REST') return args
  if (!('limit' in args)) return args
  const most = isStaff(req.user) ? longest.staff : longest.others
  const { limit, pagination } = { pagination: true, ...args }
  if (limit === undefined && pagination !== false) return args
  return { ...args, limit: limit && limit > 0 ? Math.min(limit, most) : most }
}

/** The lists of the CMS take their conditions from the address of the page, past the REST interface. */
const boundList: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'read' || !('where' in args) || !('currentDepth' in args)) return args
  if (args.overrideAccess === false && args.currentDepth === undefined && !isBounded(args)) {
    throw new APIError(problem('queryTooLarge', req.i18n.language), 400, null, true)
  }
  return args
}

/** Payload answers `limit=0` with everything there is, to anybody. */
export function limitLists(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks } of config.collections) {
    hooks.beforeOperation = [...(hooks.beforeOperation ?? []), limitList, boundList]
  }
  return config
}
