export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export const maxPictureBytes = 5 * 1024 * 1024
/** A small file can decode to a picture that exhausts the memory. */
export const maxPicturePixels = 64_000_000
/** Bounds of a review's picture, and sides of its small square, in pixels. */
export const reviewPictureSides = { large: 1600, small: 240 } as const
