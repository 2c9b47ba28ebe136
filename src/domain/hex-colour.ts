export function isHexColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text)
}

/** The text colour with the higher WCAG contrast on `#rrggbb`. */
export function readableOn(hex: string): 'light' | 'dark' {
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  const luminance = 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
  // The luminance at which white and dark ink have equal contrast.
  return luminance > 0.2 ? 'dark' : 'light'
}
