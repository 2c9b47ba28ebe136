import type { ServerResponse } from 'node:http'

const header = 'x-broshura-tags'

/**
 * Headers by which a route names the tags of a public answer that is no page, so that the edge drops it with them.
 * Empty where there is no edge, which alone removes them again.
 */
export function namedTags(tags: string[]): Record<string, string> {
  return globalThis.broshuraEdge ? { [header]: tags.map(encodeURIComponent).join(' ') } : {}
}

/** Removes them from the answer, which nobody else shall read. */
export function takeNamedTags(response: ServerResponse): string[] | undefined {
  const text = response.getHeader(header)
  response.removeHeader(header)
  return typeof text === 'string' ? text.split(' ').map(decodeURIComponent) : undefined
}
