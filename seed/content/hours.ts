import type { Hours } from './types'

const week = ['1', '2', '3', '4', '5', '6', '7'] as const

const all = (opens: string, closes: string): Hours => week.map((day) => ({ day, opens, closes }))

/** Monday to Friday, then Saturday and Sunday; null for a closed day. */
function mixed(weekdays: [string, string], saturday: [string, string] | null, sunday: [string, string] | null): Hours {
  return week.flatMap((day) => {
    const times = day === '7' ? sunday : day === '6' ? saturday : weekdays
    return times ? [{ day, opens: times[0], closes: times[1] }] : []
  })
}

export const hours = {
  long: all('07:30', '22:00'),
  daily: all('08:00', '21:00'),
  mall: all('10:00', '22:00'),
  pharmacy: mixed(['08:00', '20:00'], ['09:00', '18:00'], null),
  dutyPharmacy: mixed(['08:00', '22:00'], ['08:00', '22:00'], ['09:00', '20:00']),
  shop: mixed(['09:30', '19:30'], ['10:00', '18:00'], null),
  yard: mixed(['08:00', '19:30'], ['08:00', '18:00'], ['09:00', '16:00']),
  showroom: mixed(['10:00', '20:00'], ['10:00', '20:00'], ['10:00', '18:00']),
}
