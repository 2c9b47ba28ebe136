/** Parts with invalid escapes, such as `100%`, stay as they are. */
export function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
