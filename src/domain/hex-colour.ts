/** A colour as in CSS, with six digits: `#1f7a6b`. */
export function isHexColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text)
}
