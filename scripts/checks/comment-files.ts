const comment = /\/\*.*?\*\/|(?<=^|\s)\/\/[^\n]*/gms
const named = /(?<![\w@.[\]/*-])[\w@.[\]/-]*[\w\]]\.(?:tsx?|mjs|css)\b/g

/**
 * The files that comments of a source name and that are not there. A path may be written from the root or as an ending;
 * `files` are paths from the root. A pattern such as `*.test.ts` names no file.
 */
export function missingInComments(source: string, files: readonly string[]): string[] {
  const names = (source.match(comment) ?? []).flatMap((text) => text.match(named) ?? [])
  return names.filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name.replace(/^(?:@|\.*)\//, '')}`)))
}
