/** One dot where a sentence ends in an abbreviation after a figure, such as `5 декември 2026 г.` or `26. Nov.`. */
export function withOneDot(text: string): string {
  return text.replace(/(\d\.?\s\p{L}{1,6}\.)\.(?!\.)/gu, '$1')
}

/** Ends a text that has no mark at its end: a day with its year has one in Bulgarian and Russian. */
export function sentence(text: string): string {
  return /[.!?…:]$/.test(text) ? text : `${text}.`
}
