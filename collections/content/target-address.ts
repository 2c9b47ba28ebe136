/** Whether a link may lead there: a path of ours without language prefix, or an absolute address. */
export function isTargetAddress(value: string): boolean {
  return /^(\/[^\s/]|\/$|https?:\/\/)/.test(value)
}
