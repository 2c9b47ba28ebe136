const headBytes = 1024

/** Readers accept other bytes before the header, such as those of a mail or a web server. */
export function isPdf(start: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(start.subarray(0, headBytes)).includes('%PDF-')
}

const types = new Map([
  ['svg', 'image/svg+xml'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['mp4', 'video/mp4'],
  ['webm', 'video/webm'],
  ['mp3', 'audio/mpeg'],
  ['m4a', 'audio/mp4'],
  ['ogg', 'audio/ogg'],
  ['wav', 'audio/wav'],
])

export const mediaTypes: readonly string[] = [...new Set(types.values()), 'audio/webm']

const parts = /^(.*?)(?:\.([^.]*))?$/s

const split = (name: string) => {
  const [, stem = '', extension = ''] = parts.exec(name) ?? []
  return { stem, extension: extension.toLowerCase() }
}

export const mediaTypeOf = (name: string): string | undefined => types.get(split(name).extension)

/**
 * The stored name of an upload: the extension gives its type, in small letters, and `%` is replaced, so that no part is
 * read as an escape.
 */
export function mediaName(name: string, type: string): string {
  const { stem, extension } = split(name.replaceAll('%', '-'))
  if (types.has(extension)) return `${stem}.${extension}`
  const known = [...types].find(([, each]) => each === type)?.[0]
  return known ? `${stem}.${known}` : name
}
