/** A part of an address without its escapes; the part itself where they cannot be read, as in `100%`. */
export function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
