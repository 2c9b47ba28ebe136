import { followKinds, type LocalFollow } from '../types'

/** Parses stored follows; unreadable storage counts as empty. */
export function followsIn(text: string | null): LocalFollow[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(found) && found.every(isFollow) ? found : []
  } catch {
    return []
  }
}

/**
 * Checked by hand, because it is our own data and a schema library would add a tenth to the JavaScript of every page with
 * something to follow. The server validates what is moved into an account.
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
