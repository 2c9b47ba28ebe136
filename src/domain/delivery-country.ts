/** The only country that parcels are sent to: all delivery rates are for this country. */
export const deliveryCountry = 'BG'

export const isDelivered = ({ country }: { country: string }): boolean => country === deliveryCountry
