/** Whether a link may lead there: a path on this site, with or without language prefix, or an absolute URL. */
export function isTargetAddress(value: string): boolean {
  return value.startsWith('/')
    ? /^\/(?:[^\s/\\]\S*)?$/.test(value)
    : /^https?:\/\/\S+$/.test(value) && URL.canParse(value)
}
