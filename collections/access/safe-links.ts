import type { PayloadRequest, SanitizedConfig } from 'payload'
import { hasUnsafeLink } from '@/domain/link-target'
import { problem, refusedFields } from '../document-endpoint'

/**
 * Refuses links with a scheme that `isLinkTarget` does not allow, in rich texts and fields. Payload validates fields
 * only on publishing, and does not restrict the nodes of a rich text, so every save is checked.
 */
export function refuseUnsafeLinks(config: SanitizedConfig): SanitizedConfig {
  for (const { slug, hooks } of config.collections) {
    // The audit log records changed values, links among them, and nobody edits it.
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
