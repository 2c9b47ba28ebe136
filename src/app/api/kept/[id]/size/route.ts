import { answerKept } from '../../kept-answers'

/** Says how much a browser would store, and by `version` whether what it has kept is still the same. */
export function GET(request: Request, context: Parameters<typeof answerKept>[1]) {
  return answerKept(request, context, ({ version, bytes }) =>
    Response.json({ version, bytes }, { headers: { 'Cache-Control': 'no-cache' } }),
  )
}
