/** Impossible names of pages, files or documents: broken, nested or too long escapes, invalid UTF-8, zero bytes. */
export const brokenParts = [
  ...['%', '%zz', '%u0041', '%E0%A4%A', '%d0', '%ff', '%00', 'a%00b', '%25', '100%25', '%2500', '%25ff', '%2525'],
  ...['%c0%ae', '%c1%bf', '%ed%a0%80', '%f4%90%80%80', '%0d%0aSet-Cookie:a=b', '%7f', '%EF%BF%BE', '%E2%80%AE'],
  ...[
    '%22%3e%3cb%3e',
    '%7B%7D',
    '[slug]',
    '%5Bslug%5D',
    '..%2f..%2fetc%2fpasswd',
    'a'.repeat(3_000),
    '%25'.repeat(2_000),
  ],
]
