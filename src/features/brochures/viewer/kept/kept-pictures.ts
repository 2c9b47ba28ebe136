import { pageImageUrl } from '../lib/page-image'

/** The width at which pages are read; public/kept-worker.js shows these pictures for every other width, too. */
const keptWidth = 1080

export const keptPictureUrl = (base: string) => pageImageUrl(base, keptWidth)
