export const privacyCentrePath = '/privacy-centre'

/** Names the cookies of this site that a browser has sent, and takes them back. */
export const cookiesPath = '/api/privacy/cookies'
