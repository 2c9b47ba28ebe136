/** The boundary that a form with files is written with; undefined for other types. */
export function boundaryOf(contentType = ''): string | undefined {
  if (!/^\s*multipart\//i.test(contentType)) return undefined
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? []
  return quoted ?? bare ?? ''
}

/** Sees the bytes of a form with files as they pass, and tells whether it begins and ends as one does. */
export class MultipartEnds {
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
