/** By their beginnings; Bulgarian ones in Latin letters too. */
const things = [
  'обу[вщ]|маратонк|ботуш|боти(?!\\p{L})|сандал|чехл|джапанк|кец|пантоф|сникърс|гуменк|кроссов|ботин|туфл|сапог|тапоч|кеды',
  'дрех|дънк|панталон|яке(?:та)?(?!\\p{L})|рокл|тениск|блуз|суичър|пижам|чорап|сутиен|клин(?!\\p{L})',
  'одежд|джинс|брюк|куртк|плать|футболк|носки|пелен|памперс|подгуз|батери|батаре|телевизор|монитор|лаптоп|ноутбук',
  'obu[vsw]|maratonk|botush|sandal|chehl|drehi|pantalon|tenisk|chorap|peleni|bateri|televizor|monitor',
  '\\p{L}*schuh|\\p{L}*stiefel|sneaker|pantoffel|hosen?(?!\\p{L})|jeans|jacke|kleid|hemd|socken|windel|fernseher',
  'shoe|boots?(?!\\p{L})|trainers|slippers|trousers|dress(?:es)?(?!\\p{L})|skirt|socks|t-shirt|napp(?:y|ies)|diaper',
  'pampers|huggies|batteries|tv(?!\\p{L})|television|laptop',
]
const inSizes = new RegExp(`(?<!\\p{L})(?:${things.join('|')})`, 'iu')

/** Whether a text names shoes, clothes, nappies, batteries or screens, behind which a number is their size. */
export const comesInSizes = (text: string): boolean => inSizes.test(text)
