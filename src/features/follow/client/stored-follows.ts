import { followKinds, type LocalFollow } from '../types'

/** What a stored text says is followed; what cannot be read counts as nothing. */
export function followsIn(text: string | null): LocalFollow[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(found) && found.every(isFollow) ? found : []
  } catch {
    return []
  }
}

/**
 * What we wrote ourselves is known by its kinds of fields; a schema would be a tenth of the script of every page that has
 * something to follow. The server checks what is taken into an account.
 */
function isFollow(one: unknown): one is LocalFollow {
  return (
    typeof one === 'object' &&
    one !== null &&
    'kind' in one &&
    followKinds.some((kind) => kind === one.kind) &&
    'value' in one &&
    typeof one.value === 'string' &&
    one.value !== '' &&
    'name' in one &&
    typeof one.name === 'string' &&
    'targetCents' in one &&
    (one.targetCents === null || (Number.isInteger(one.targetCents) && Number(one.targetCents) > 0))
  )
}
