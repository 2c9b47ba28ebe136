import type { CollectionBeforeOperationHook, SanitizedConfig } from 'payload'
import { isStaff } from './staff'

/** The longest list for whoever is not staff: a million offers in one answer would take all memory of the server. */
const longest = 100

const limitList: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  // Payload itself reads related documents through this too, and says so by their depth.
  if (operation !== 'read' || 'currentDepth' in args || req.payloadAPI !== 'REST' || isStaff(req.user)) return args
  if (!('limit' in args)) return args
  const { limit, pagination } = { pagination: true, ...args }
  if (limit === undefined && pagination !== false) return args
  return { ...args, limit: limit && limit > 0 ? Math.min(limit, longest) : longest }
}

/** Payload answers `limit=0` with everything there is, to anybody. */
export function limitLists(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks } of config.collections) hooks.beforeOperation = [...(hooks.beforeOperation ?? []), limitList]
  return config
}
