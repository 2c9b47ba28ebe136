/** By their beginnings, Bulgarian ones in Latin letters too, with the smallest and the largest size. */
const things: readonly (readonly [names: string, least: number, most: number])[] = [
  [
    'обу[вщ]|маратонк|ботуш|боти(?!\\p{L})|сандал|чехл|джапанк|кец|пантоф|сникърс|гуменк|кроссов|ботин|туфл|сапог|тапоч|' +
      'кеды|obu[vsw]|maratonk|botush|sandal|chehl|\\p{L}*schuh|\\p{L}*stiefel|sneaker|pantoffel|shoe|boots?(?!\\p{L})|' +
      'trainers|slippers|чорап|носки|chorap|socken|socks',
    16,
    50,
  ],
  ['дънк|панталон|джинс|брюк|pantalon|hosen?(?!\\p{L})|jeans|trousers', 24, 64],
  [
    'дрех|яке(?:та)?(?!\\p{L})|рокл|тениск|блуз|суичър|пижам|сутиен|клин(?!\\p{L})|одежд|куртк|плать|футболк|drehi|tenisk|' +
      'jacke|kleid|hemd|dress(?:es)?(?!\\p{L})|skirt|t-shirt',
    28,
    64,
  ],
  ['пелен|памперс|подгуз|peleni|windel|napp(?:y|ies)|diaper|pampers|huggies', 0, 8],
  ['батери|батаре|bateri|batteries', 1, 40],
  ['телевизор|монитор|лаптоп|ноутбук|televizor|monitor|fernseher|tv(?!\\p{L})|television|laptop', 10, 99],
]
const inSizes = things.map(([names, least, most]) => ({
  names: new RegExp(`(?<!\\p{L})(?:${names})`, 'iu'),
  least,
  most,
}))

/** Whether a text names shoes, clothes, nappies, batteries or screens that come in this size or number. */
export const comesIn = (text: string, size: number): boolean =>
  inSizes.some(({ names, least, most }) => least <= size && size <= most && names.test(text))
