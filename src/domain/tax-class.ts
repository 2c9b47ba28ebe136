/** How goods are taxed in Bulgaria (ЗДДС, чл. 66): at the standard rate, or at the reduced one of books and what is for small children. */
export const taxClasses = ['standard', 'reduced'] as const
export type TaxClass = (typeof taxClasses)[number]

const reducedPercent = 9

/** The rate of VAT in percent. `standardPercent` is the shop's: 0 where it is not registered for VAT, and then everything is. */
export function ratePercentOf(taxClass: TaxClass, standardPercent: number): number {
  return taxClass === 'reduced' ? Math.min(reducedPercent, standardPercent) : standardPercent
}
