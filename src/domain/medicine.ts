/** The category whose brochures sell medicines: no deal badges, rankings and alerts (product spec, section 4). */
export const medicineCategory = 'pharmacy'
