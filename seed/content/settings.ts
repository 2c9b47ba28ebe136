import type { Texts } from './types'

export const tagline: Texts = {
  bg: 'Всички брошури на едно място',
  de: 'Alle Prospekte an einem Ort',
  en: 'Every brochure in one place',
  ru: 'Все брошюры в одном месте',
}

export const company = {
  companyName: 'Broshura',
  companyAddress: 'ул. „Хартиена“ 7, 1000 София',
  contactEmail: 'hello@broshura.example',
  groupName: 'Paper Table Group',
  groupWebsite: 'https://papertable.example.com',
}

export const cities: Record<keyof Texts, string[]> = {
  bg: ['София', 'Пловдив', 'Варна', 'Бургас', 'Русе', 'Стара Загора'],
  de: ['Sofia', 'Plowdiw', 'Warna', 'Burgas', 'Russe', 'Stara Sagora'],
  en: ['Sofia', 'Plovdiv', 'Varna', 'Burgas', 'Ruse', 'Stara Zagora'],
  ru: ['София', 'Пловдив', 'Варна', 'Бургас', 'Русе', 'Стара-Загора'],
}
