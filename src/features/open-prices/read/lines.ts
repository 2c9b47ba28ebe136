/** Cuts the bytes of a file into lines as they come, without the byte order mark and the carriage returns. */
export class Lines {
  #decoder = new TextDecoder()
  #rest = ''

  constructor(readonly onLine: (line: string) => void) {}

  write(bytes: Uint8Array): void {
    const lines = (this.#rest + this.#decoder.decode(bytes, { stream: true })).split('\n')
    this.#rest = lines.pop() ?? ''
    for (const line of lines) this.onLine(withoutReturn(line))
  }

  end(): void {
    const last = this.#rest + this.#decoder.decode()
    if (last !== '') this.onLine(withoutReturn(last))
  }
}

const withoutReturn = (line: string) => (line.endsWith('\r') ? line.slice(0, -1) : line)
