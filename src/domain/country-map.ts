/** ISO 3166-1 alpha-2. */
export const countryCodes =
  `AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD
  CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG
  GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR
  KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF
  NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM
  SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE
  YT ZA ZM ZW`.split(/\s+/)

const codes = new Set(countryCodes)

/** True for the two capital letters of an existing country or territory: `BG`. */
export function isCountryCode(value: unknown): value is string {
  return typeof value === 'string' && codes.has(value)
}

/** The border of Bulgaria in degrees (longitude, latitude), simplified to what a drawing of 480 pixels shows. */
const border = [
  [22.67, 44.21],
  [22.88, 44.0],
  [23.24, 43.85],
  [23.73, 43.79],
  [23.96, 43.74],
  [24.5, 43.76],
  [24.9, 43.71],
  [25.35, 43.63],
  [25.67, 43.7],
  [25.95, 43.86],
  [26.25, 44.0],
  [26.61, 44.06],
  [27.0, 44.14],
  [27.27, 44.12],
  [27.65, 44.03],
  [27.95, 43.97],
  [28.22, 43.77],
  [28.58, 43.74],
  [28.6, 43.54],
  [28.46, 43.37],
  [28.17, 43.4],
  [27.95, 43.2],
  [27.9, 42.87],
  [27.89, 42.71],
  [27.72, 42.69],
  [27.63, 42.56],
  [27.48, 42.5],
  [27.7, 42.42],
  [27.77, 42.25],
  [28.03, 41.98],
  [27.57, 41.91],
  [27.08, 42.08],
  [26.62, 41.97],
  [26.36, 41.71],
  [26.13, 41.55],
  [26.17, 41.4],
  [25.9, 41.31],
  [25.25, 41.24],
  [24.8, 41.38],
  [24.55, 41.45],
  [24.27, 41.57],
  [23.95, 41.45],
  [23.6, 41.4],
  [23.3, 41.4],
  [22.93, 41.34],
  [23.03, 41.72],
  [22.87, 42.02],
  [22.5, 42.15],
  [22.36, 42.32],
  [22.44, 42.57],
  [22.5, 42.75],
  [22.73, 42.89],
  [23.0, 43.19],
  [22.75, 43.37],
  [22.53, 43.47],
  [22.41, 43.68],
  [22.36, 43.81],
  [22.54, 43.98],
  [22.61, 44.07],
] as const

const edge = { west: 22.2, north: 44.35, east: 28.75, south: 41.1 }
/** A degree of longitude is this much shorter than one of latitude at 42.7° north. */
const narrowing = Math.cos((42.7 * Math.PI) / 180)
const pixels = 100

export const mapSize = {
  width: Math.round((edge.east - edge.west) * narrowing * pixels),
  height: Math.round((edge.north - edge.south) * pixels),
}

/** Where a place (degrees of WGS 84) is on the drawing, in its pixels. */
export function placeOnMap(latitude: number, longitude: number): { x: number; y: number } {
  const round = (value: number) => Math.round(value * 10) / 10
  return { x: round((longitude - edge.west) * narrowing * pixels), y: round((edge.north - latitude) * pixels) }
}

/** The border as the `d` of an SVG path. */
export const countryOutline = `M${border
  .map(([longitude, latitude]) => placeOnMap(latitude, longitude))
  .map(({ x, y }) => `${x} ${y}`)
  .join('L')}Z`
