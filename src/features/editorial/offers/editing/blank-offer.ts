import type { OfferFields } from './types'

export const blankOffer: OfferFields = {
  pageNumber: 1,
  title: '',
  brand: null,
  packSize: null,
  priceCents: 0,
  oldPriceCents: null,
  unitPriceCents: null,
  unit: null,
  multiBuy: null,
  depositCents: null,
  loyaltyOnly: false,
  validFrom: null,
  validTo: null,
  category: null,
  box: null,
}
