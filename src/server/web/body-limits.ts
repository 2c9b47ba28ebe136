import { type IncomingHttpHeaders, IncomingMessage, type ServerResponse } from 'node:http'
import { maxPictureBytes } from '../../domain/customer-picture.ts'
import { reviewLimits } from '../../domain/review.ts'

function boundaryOf(contentType = ''): string | undefined {
  if (!/^\s*multipart\//i.test(contentType)) return undefined
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? []
  return quoted ?? bare ?? ''
}

class MultipartEnds {
  readonly #boundary: string
  #head = Buffer.alloc(0)
  #tail = Buffer.alloc(0)

  constructor(boundary: string) {
    this.#boundary = `--${boundary}`
  }

  see(chunk: Uint8Array): void {
    const most = this.#boundary.length + 8
    if (this.#head.length < most) this.#head = Buffer.concat([this.#head, chunk]).subarray(0, most)
    this.#tail = Buffer.concat([this.#tail, chunk]).subarray(-most)
  }

  get areWhole(): boolean {
    return (
      this.#head.toString('latin1').startsWith(this.#boundary) &&
      this.#tail.toString('latin1').trimEnd().endsWith(`${this.#boundary}--`)
    )
  }
}

type Exceeded = (status: 400 | 408 | 413) => void

/**
 * A request whose body has a limit in bytes and in time, whoever reads it, enforced before parsing. Bytes after the
 * limit are thrown away.
 */
export class BoundedRequest extends IncomingMessage {
  #received = 0
  #most = Number.POSITIVE_INFINITY
  #exceeded: Exceeded | undefined
  #isOver = false
  #ends: MultipartEnds | undefined

  /** @param exceeded is called at most once, while the body is incomplete */
  limit({ bytes, milliseconds }: { bytes: number; milliseconds: number }, exceeded: Exceeded): void {
    this.#most = bytes
    this.#exceeded = exceeded
    const timer = setTimeout(() => this.#end(408), milliseconds).unref()
    this.once('end', () => clearTimeout(timer))
    this.once('close', () => clearTimeout(timer))
  }

  override push(chunk: Uint8Array | null, encoding?: BufferEncoding): boolean {
    this.#received += chunk?.length ?? 0
    if (this.#received > this.#most) this.#end(413)
    if (chunk) this.#ends?.see(chunk)
    else if (this.#ends?.areWhole === false) this.#end(400)
    return this.#isOver || super.push(chunk, encoding)
  }

  /** A truncated multipart form makes Next and Payload fail; a reader of this request never sees its end. */
  requireWhole(boundary: string): void {
    this.#ends = new MultipartEnds(boundary)
  }

  discard(): void {
    this.#isOver = true
  }

  #end(status: 400 | 408 | 413): void {
    if (this.#isOver || (this.complete && status !== 400)) return
    this.discard()
    this.#exceeded?.(status)
  }
}

const json = 'application/json'
const forms = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** Content types that routes of the API accept besides JSON, or instead of it; the first match counts. */
const expected: { path: RegExp; types: string[] }[] = [
  { path: /^\/api\/cms(?:\/|$)/, types: [json, ...forms, 'text/csv'] },
  // Mail programs unsubscribe with a form (RFC 8058), and plain forms of pages post to these routes.
  {
    path: /^\/api\/(?:newsletter\/link|follows\/end|shop\/(?:alerts|vouchers\/print|wishes|wishlist-mails))\/?$/,
    types: forms,
  },
  { path: /^\/api\/(?:account\/picture|shop\/review-pictures)\/?$/, types: ['multipart/form-data'] },
  { path: /^\/api(?:\/|$)/, types: [json] },
]

export function isExpectedType(path: string, contentType = ''): boolean {
  const [type = ''] = contentType.split(';', 1)
  const decoded = decodeURIComponent(path)
  const route = expected.find((one) => one.path.test(decoded))
  return !route || route.types.includes(type.trim().toLowerCase())
}

const kilobyte = 1024
const megabyte = 1024 * kilobyte
const seconds = 1000

const everybody = { bytes: megabyte, milliseconds: 30 * seconds }
/** The route checks the customer before it reads the body; 64 KB are for the form around the picture. */
const picture = { bytes: maxPictureBytes + 64 * kilobyte, milliseconds: 60 * seconds }
const reviewPictures = { bytes: reviewLimits.pictures * maxPictureBytes + 256 * kilobyte, milliseconds: 120 * seconds }
/** A brochure's PDF may have 150 MB, and so may a day of prices; payload.config.ts limits the single file. */
const staffUpload = { bytes: 300 * megabyte, milliseconds: 600 * seconds }

const staffTable = { bytes: 20 * megabyte, milliseconds: 120 * seconds }

export const longestRequestMs = staffUpload.milliseconds + 10 * seconds

/** The client is listened to this long (milliseconds), so that it can read the refusal. */
const lingerMs = 1000

const words = {
  400: 'The form is not complete. Nothing of it was saved.',
  408: 'The request took too long to arrive.',
  413: 'The request is too large. Nothing of it was saved.',
  415: 'The request has a content type that is not expected here. Nothing of it was saved.',
} as const

export type IsStaff = (headers: IncomingHttpHeaders) => Promise<boolean>

/**
 * Checks the type of a body and sets its limits.
 * @returns whether the request may go on; otherwise it has been answered
 */
export async function admitBody(request: BoundedRequest, response: ServerResponse, isStaff: IsStaff): Promise<boolean> {
  const { 'content-length': written, 'transfer-encoding': chunked } = request.headers
  if (!chunked && Number(written ?? 0) === 0) return true
  if (!isExpectedType(pathOf(request), request.headers['content-type'])) {
    refuse(request, response, 415)
    return false
  }
  const boundary = boundaryOf(request.headers['content-type'])
  if (boundary === '') {
    refuse(request, response, 400)
    return false
  }
  if (boundary && request.method !== 'GET' && request.method !== 'HEAD') request.requireWhole(boundary)
  const length = chunked ? Number.POSITIVE_INFINITY : Number(written)
  const limit = length > everybody.bytes ? await largerLimit(request, isStaff) : everybody
  if (!chunked && length > limit.bytes) {
    refuse(request, response, 413)
    return false
  }
  request.limit(limit, (status) => refuse(request, response, status))
  response.once('finish', () => throwAwayRest(request))
  return true
}

const pathOf = ({ url = '' }: BoundedRequest) => url.split('?', 1)[0] ?? ''

async function largerLimit(request: BoundedRequest, isStaff: IsStaff) {
  const path = pathOf(request)
  if (path === '/api/account/picture') return picture
  if (path === '/api/shop/review-pictures') return reviewPictures
  if (!path.startsWith('/api/cms/') || !(await isStaff(request.headers))) return everybody
  return path.endsWith('.csv') ? staffTable : staffUpload
}

/** An early answer stops the reading of the body, and the next request on the connection would wait behind it. */
function throwAwayRest(request: BoundedRequest): void {
  if (request.complete) return
  request.discard()
  request.resume()
  const { socket } = request
  setTimeout(() => request.complete || socket.destroy(), lingerMs).unref()
}

function refuse(request: BoundedRequest, response: ServerResponse, status: keyof typeof words): void {
  if (status === 400 && response.headersSent) return
  throwAwayRest(request)
  const { socket } = request
  if (response.headersSent) return void socket.destroy()
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'private, no-store' })
  response.end(JSON.stringify({ errors: [{ message: words[status] }] }))
}
