export const privacyCentrePath = '/privacy-centre'

/** Lists the cookies of this site, and deletes them. */
export const cookiesPath = '/api/privacy/cookies'
