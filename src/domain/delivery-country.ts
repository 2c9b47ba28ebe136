/** The only country that parcels are sent to: all rates of delivery are those of it. */
export const deliveryCountry = 'BG'

/** Whether a parcel can be sent to an address. */
export const isDelivered = ({ country }: { country: string }): boolean => country === deliveryCountry
