import type { NextRequest } from 'next/server'
import { answerPicture } from '@/features/shop/reviews/pictures'

export async function GET(request: NextRequest, { params }: { params: Promise<{ filename: string }> }) {
  return answerPicture((await params).filename, request.nextUrl.searchParams)
}
