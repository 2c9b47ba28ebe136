import type { ShippingMethod, ShopSetting } from '@/../payload-types'
import { moneyMethods } from '@/domain/order-states'
import type { Locale } from '@/i18n/routing'

/** An invented seller; its numbers pass their check digits and belong to nobody. */
export const seller: Partial<ShopSetting> = {
  sellerName: 'Ателие Липа ООД',
  eik: '203123451',
  vatNumber: 'BG203123451',
  shopNumber: 'RF0000123',
  address: 'ул. „Липова“ 12, 1000 София, България',
  email: 'shop@broshura.example',
  phone: '+359 2 400 12 34',
  returnAddress: 'Ателие Липа ООД, склад „Връщания“, ул. „Складова“ 3, 1532 Казичене',
  iban: 'BG80BNBG96611020345678',
  bic: 'BNBGBGSD',
  paymentMethods: [...moneyMethods],
  vatRatePercent: 20,
}

type MethodSeed = Omit<ShippingMethod, 'id' | 'name' | 'createdAt' | 'updatedAt'> & { name: Record<Locale, string> }

export const shippingMethods: MethodSeed[] = [
  {
    name: { bg: 'До адрес с Еконт', de: 'Econt an die Haustür', en: 'Econt to the door', ru: 'Econt до двери' },
    kind: 'address',
    carrier: 'econt',
    rates: [
      { upToGrams: 1000, priceCents: 399 },
      { upToGrams: 3000, priceCents: 499 },
      { upToGrams: 10_000, priceCents: 699 },
      { upToGrams: 30_000, priceCents: 1199 },
    ],
    freeFromCents: 10_000,
    daysFrom: 1,
    daysTo: 2,
    order: 1,
  },
  {
    name: { bg: 'До офис на Еконт', de: 'Econt-Filiale', en: 'Econt office', ru: 'Отделение Econt' },
    kind: 'office',
    carrier: 'econt',
    rates: [
      { upToGrams: 1000, priceCents: 299 },
      { upToGrams: 3000, priceCents: 379 },
      { upToGrams: 30_000, priceCents: 799 },
    ],
    freeFromCents: 7500,
    daysFrom: 1,
    daysTo: 2,
    order: 2,
  },
  {
    name: { bg: 'До автомат на Спиди', de: 'Speedy-Paketstation', en: 'Speedy parcel locker', ru: 'Постамат Speedy' },
    kind: 'locker',
    carrier: 'speedy',
    rates: [
      { upToGrams: 1000, priceCents: 249 },
      { upToGrams: 5000, priceCents: 349 },
    ],
    freeFromCents: 7500,
    daysFrom: 1,
    daysTo: 3,
    cashOnDelivery: false,
    order: 3,
  },
]
