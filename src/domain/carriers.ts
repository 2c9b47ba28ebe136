const longestTracking = 40

/** For the field's `pattern`; spaces are removed afterwards. */
export const trackingPattern = `[A-Za-z0-9 \\-]{4,${longestTracking}}`

/**
 * A tracking number without spaces: 4 to 40 Latin letters, digits and dashes, at least one digit; null for anything
 * else.
 */
export function readTracking(typed: string): string | null {
  const number = typed.replaceAll(/\s/g, '').toUpperCase()
  return number.length <= longestTracking && /^[A-Z0-9-]{4,}$/.test(number) && /\d/.test(number) ? number : null
}

const pages: Record<string, (tracking: string) => string> = {
  econt: (tracking) => `https://www.econt.com/services/track-shipment/${tracking}`,
  speedy: (tracking) => `https://www.speedy.bg/bg/track-shipment?shipmentNumber=${tracking}`,
}

/** Null for a carrier whose tracking page we do not know. */
export function trackingUrl(carrier: string, tracking: string): string | null {
  return pages[carrier]?.(encodeURIComponent(tracking)) ?? null
}
