import type { BrochureDetail, Offer, PageImage } from '@/features/brochures/types'

export const pageImage: PageImage = { base: '/files/pages/x/1', width: 595, height: 842, placeholder: '' }

export const butter: Offer = {
  id: '1',
  pageNumber: 1,
  box: null,
  title: 'Масло',
  brand: null,
  packSize: null,
  priceCents: 249,
  reduction: null,
  unitPrice: null,
  multiBuy: null,
  depositCents: null,
  loyaltyOnly: false,
  validFrom: '2026-11-02',
  validTo: '2026-11-14',
  priceSlug: null,
}

/** For the whole country, without pages and offers. */
export const emptyBrochure: BrochureDetail = {
  id: '0b9d3c2e-7a41-4f7d-9a11-3f1c2d4e5f60',
  slug: 'week',
  title: { text: 'Седмица', lang: 'bg' },
  summary: { text: '', lang: 'bg' },
  retailer: { slug: 'shop', name: 'Магазин', colour: '#336699', logoUrl: null },
  category: { slug: 'supermarket', name: { text: 'Супермаркети', lang: 'bg' } },
  towns: [],
  validFrom: '2026-11-02',
  validTo: '2026-11-14',
  pageCount: 0,
  cover: null,
  website: null,
  contact: { email: null, phone: null, address: null },
  pages: [],
  offers: [],
  downloadUrl: null,
  related: [],
}
