type Rgb = [number, number, number]

function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

export function mix(from: string, to: string, amount: number): string {
  const a = rgb(from)
  const b = rgb(to)
  const parts = a.map((value, index) => Math.round(value + ((b[index] ?? 0) - value) * amount))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

export const lighter = (hex: string, amount: number) => mix(hex, '#ffffff', amount)
export const darker = (hex: string, amount: number) => mix(hex, '#000000', amount)

function luminance(hex: string): number {
  const [r, g, b] = rgb(hex).map((part) => {
    const c = part / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  }) as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

export function inkOn(ground: string, dark = '#1a1a1a', light = '#ffffff'): string {
  return luminance(ground) > 0.36 ? dark : light
}
