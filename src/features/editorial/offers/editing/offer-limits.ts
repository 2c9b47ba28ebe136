/** The longest texts and the last page, apart from the schema because the browser needs them too. */
export const offerLimits = { title: 200, brand: 80, packSize: 60, page: 300 }
