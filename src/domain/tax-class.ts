/** VAT classes in Bulgaria (ЗДДС, чл. 66): the reduced rate is for books and goods for small children. */
export const taxClasses = ['standard', 'reduced'] as const
export type TaxClass = (typeof taxClasses)[number]

/** Where the seller is not registered for VAT, prices contain none and no text speaks of it (ЗДДС, чл. 113, ал. 9). */
export const isVatRegistered = ({ vatRatePercent }: { vatRatePercent: number }): boolean => vatRatePercent > 0

const reducedPercent = 9

/**
 * VAT in percent. `standardPercent` is the shop's: 0 where the shop is not registered for VAT, and then every rate is
 * 0.
 */
export function ratePercentOf(taxClass: TaxClass, standardPercent: number): number {
  return taxClass === 'reduced' ? Math.min(reducedPercent, standardPercent) : standardPercent
}
