import type { NextRequest } from 'next/server'
import { answerPicture } from '@/features/shop/reviews/pictures'

/** A picture of a review. */
export async function GET(request: NextRequest, { params }: { params: Promise<{ filename: string }> }) {
  return answerPicture((await params).filename, request.nextUrl.searchParams)
}
