const longestTracking = 40

/** Accepted by a field for a carrier's number (attribute `pattern`): spaces are left out of it afterwards. */
export const trackingPattern = `[A-Za-z0-9 \\-]{4,${longestTracking}}`

/** A carrier's number as it was typed, without spaces: 4 to 40 Latin letters, digits and dashes; null where it is anything else. */
export function readTracking(typed: string): string | null {
  const number = typed.replaceAll(/\s/g, '').toUpperCase()
  return number.length <= longestTracking && /^[A-Z0-9-]{4,}$/.test(number) && /\d/.test(number) ? number : null
}

const pages: Record<string, (tracking: string) => string> = {
  econt: (tracking) => `https://www.econt.com/services/track-shipment/${tracking}`,
  speedy: (tracking) => `https://www.speedy.bg/bg/track-shipment?shipmentNumber=${tracking}`,
}

/** Where a carrier shows where a parcel is; null for a carrier whose page we do not know. */
export function trackingUrl(carrier: string, tracking: string): string | null {
  return pages[carrier]?.(encodeURIComponent(tracking)) ?? null
}
