export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export const maxPictureBytes = 5 * 1024 * 1024
