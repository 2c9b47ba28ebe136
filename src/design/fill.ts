/** Fills the `{placeholders}` of a translated text, without a message parser in the browser. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
