import { answerKept } from '../kept-answers'

/** Everything of a published brochure besides its pictures, for a browser that keeps it. */
export function GET(request: Request, context: Parameters<typeof answerKept>[1]) {
  return answerKept(
    request,
    context,
    ({ text }) =>
      new Response(text, {
        headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-cache' },
      }),
  )
}
