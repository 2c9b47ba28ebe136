/** Puts values into the `{places}` of a text that came ready translated, without a message parser in the browser. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
