/** Limits apart from the schema, because the browser needs them too. */
export const longestTexts = { title: 200, brand: 80, packSize: 60 }

export const lastPage = 300
