import { receivePictures } from '@/features/shop/reviews/pictures'

/** A form with up to three `pictures`, or with one to `remove`, for the review that the query opens. */
export const POST = receivePictures
