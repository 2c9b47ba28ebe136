const pages: Record<string, (tracking: string) => string> = {
  econt: (tracking) => `https://www.econt.com/services/track-shipment/${tracking}`,
  speedy: (tracking) => `https://www.speedy.bg/bg/track-shipment?shipmentNumber=${tracking}`,
}

/** Where a carrier shows where a parcel is; null for a carrier whose page we do not know. */
export function trackingUrl(carrier: string, tracking: string): string | null {
  return pages[carrier]?.(encodeURIComponent(tracking)) ?? null
}
