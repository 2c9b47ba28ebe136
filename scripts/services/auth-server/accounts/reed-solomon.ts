/** The correction words of a block in a QR code: a remainder of polynomials over GF(256). */
export function correctionWords(data: number[], count: number): number[] {
  const divisor = generator(count)
  const remainder = new Array<number>(count).fill(0)
  for (const word of data) {
    const factor = word ^ (remainder.shift() ?? 0)
    remainder.push(0)
    for (const [index, coefficient] of divisor.entries()) {
      remainder[index] = (remainder[index] ?? 0) ^ multiply(coefficient, factor)
    }
  }
  return remainder
}

/** The product of (x - 2^i), without its leading 1. */
function generator(degree: number): number[] {
  let coefficients = [...new Array<number>(degree - 1).fill(0), 1]
  let root = 1
  for (let i = 0; i < degree; i++) {
    coefficients = coefficients.map((value, index) => multiply(value, root) ^ (coefficients[index + 1] ?? 0))
    root = multiply(root, 2)
  }
  return coefficients
}

function multiply(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d)
    if ((b >>> bit) & 1) product ^= a
  }
  return product
}
