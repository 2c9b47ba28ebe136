/**
 * Cuts the bytes of a file into lines as they come, without the byte order mark, the carriage returns and the null
 * characters, which Postgres does not keep.
 */
export class Lines {
  #decoder = new TextDecoder()
  #rest = ''

  constructor(readonly onLine: (line: string) => void) {}

  write(bytes: Uint8Array): void {
    const lines = (this.#rest + this.#decoder.decode(bytes, { stream: true })).split('\n')
    this.#rest = lines.pop() ?? ''
    for (const line of lines) this.onLine(cleaned(line))
  }

  end(): void {
    const last = this.#rest + this.#decoder.decode()
    if (last !== '') this.onLine(cleaned(last))
  }
}

const cleaned = (line: string) => (line.endsWith('\r') ? line.slice(0, -1) : line).replaceAll('\0', '')
