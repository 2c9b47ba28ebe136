/** Text values of iCalendar (RFC 5545, section 3.3.11). Control characters other than line breaks are not allowed. */
export function calendarText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

const longestLine = 75
const encoder = new TextEncoder()

/**
 * Ends each content line with CRLF and continues a line of more than 75 octets on the next one, never within a
 * character (RFC 5545, section 3.1). A Cyrillic letter has two octets.
 */
export function calendarFile(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function folded(line: string): string {
  let octets = 0
  let result = ''
  for (const character of line) {
    const own = encoder.encode(character).length
    if (octets + own > longestLine) {
      result += '\r\n '
      octets = 1
    }
    result += character
    octets += own
  }
  return result
}
