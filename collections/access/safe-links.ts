import type { PayloadRequest, SanitizedConfig } from 'payload'
import { hasUnsafeLink } from '@/domain/link-target'
import { problem, refusedFields } from '../document-endpoint'

/**
 * Holds for every document: an address in it, in a rich text or in a field, begins with no scheme but those of `isLinkTarget`. The
 * rules of the fields are asked only when a document is published, and the nodes of a rich text may be of any kind.
 */
export function refuseUnsafeLinks(config: SanitizedConfig): SanitizedConfig {
  for (const { slug, hooks } of config.collections) {
    // Nobody types in the log: it names fields that were changed, an address among them, and what they said.
    if (slug === 'audit-log') continue
    hooks.beforeChange = [...(hooks.beforeChange ?? []), ({ data, req }) => checked(req, slug, data)]
  }
  for (const global of config.globals) {
    const { slug, hooks } = global
    global.hooks = {
      ...hooks,
      beforeChange: [...(hooks?.beforeChange ?? []), ({ data, req }) => checked(req, slug, data)],
    }
  }
  return config
}

function checked<Data extends Record<string, unknown>>(req: PayloadRequest, slug: string, data: Data): Data {
  const message = problem('linkAddress', req.i18n.language)
  const wrong = Object.keys(data).filter((name) => hasUnsafeLink({ [name]: data[name] }))
  if (wrong.length > 0)
    throw refusedFields(
      req,
      slug,
      wrong.map((path) => ({ path, message })),
    )
  return data
}
