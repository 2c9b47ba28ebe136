/** The marks of the invented shops, drawn by us: a sign on a rounded square of 100 units. */
const mark = (ground: string, sign: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="256" height="256"><rect width="100" height="100" rx="26" fill="${ground}"/>${sign}</svg>`

const ear = (x: number, y: number, turn: number, fill: string) =>
  `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0c9-7 9-19 0-27-9 8-9 20 0 27z" fill="${fill}"/>`

export const marks = {
  zhiten: mark(
    '#ffd500',
    `<path d="M50 88V34" stroke="#c8161d" stroke-width="5" stroke-linecap="round"/>${ear(50, 36, 0, '#c8161d')}${[48, 63, 78].map((y) => ear(48, y, -48, '#c8161d') + ear(52, y, 48, '#c8161d')).join('')}`,
  ),
  pastra: mark(
    '#2e7d32',
    `<path d="M18 46h64l-9 36c-1 4-4 6-8 6H35c-4 0-7-2-8-6z" fill="#fff"/><path d="M30 46c0-16 8-28 20-28s20 12 20 28" stroke="#fff" stroke-width="6" fill="none"/><circle cx="38" cy="64" r="8" fill="#e53935"/><circle cx="55" cy="72" r="8" fill="#f9a825"/><circle cx="62" cy="57" r="7" fill="#7cb342"/>`,
  ),
  kvartalno: mark(
    '#1454a8',
    `<path d="M16 50L50 20l34 30" stroke="#ffd60a" stroke-width="9" fill="none" stroke-linecap="round" stroke-linejoin="round"/><path d="M28 50v32h44V50L50 31z" fill="#fff"/><path d="M50 76c-9-8-15-12-15-19 0-8 11-10 15-2 4-8 15-6 15 2 0 7-6 11-15 19z" fill="#e63946"/>`,
  ),
  savina: mark(
    '#26352b',
    `<path d="M50 14v30M50 44c-16 0-26 14-26 30 0 6 6 12 26 12s26-6 26-12c0-16-10-30-26-30z" fill="#c9a449"/><path d="M50 40c-2-14-14-20-26-18 2 12 14 20 26 18zM50 34c2-12 12-17 24-15-2 10-12 17-24 15z" fill="#7f9a5b"/><path d="M50 52v28" stroke="#26352b" stroke-width="3"/>`,
  ),
  bilkaria: mark(
    '#0f7f6b',
    `<path d="M50 86c-24-16-30-40-22-66 22 4 34 22 34 44" fill="#bfe8d8"/><path d="M50 86c18-8 28-24 26-46-18 2-28 14-28 30" fill="#f2b441"/><path d="M50 90C46 68 40 48 32 30" stroke="#0f7f6b" stroke-width="4" fill="none"/>`,
  ),
  laykuchka: mark(
    '#1d6fb8',
    `${Array.from({ length: 10 }, (_, n) => `<ellipse cx="50" cy="24" rx="8.5" ry="17" fill="#fff" transform="rotate(${n * 36} 50 50)"/>`).join('')}<circle cx="50" cy="50" r="16" fill="#ffd166"/><path d="M46 42h8v4h4v8h-4v4h-8v-4h-4v-8h4z" fill="#1d6fb8"/>`,
  ),
  voltika: mark('#2a2fd6', `<path d="M56 10L22 56h22l-8 34 42-50H54z" fill="#c6ff3d"/>`),
  amperia: mark(
    '#1f1512',
    `<circle cx="50" cy="50" r="30" fill="none" stroke="#ff7a1a" stroke-width="8"/><path d="M32 66l18-40 18 40M39 54h22" stroke="#ffd43b" stroke-width="8" fill="none" stroke-linejoin="round"/>`,
  ),
  lineaMara: mark(
    '#f3e9df',
    `<path d="M22 76V26l28 36 28-36v50" stroke="#8c4a3a" stroke-width="5" fill="none"/><path d="M14 84c24-10 48 6 72-4" stroke="#c99a7c" stroke-width="4" fill="none"/>`,
  ),
  shevitsa: mark(
    '#fff8f2',
    `<path d="M50 12l12 12-12 12-12-12zM50 64l12 12-12 12-12-12zM24 38l12 12-12 12-12-12zM76 38l12 12-12 12-12-12z" fill="#9d0208"/><path d="M50 38l12 12-12 12-12-12z" fill="#1b1b1b"/><path d="M28 20l8 8M72 20l-8 8M28 80l8-8M72 80l-8-8" stroke="#1b1b1b" stroke-width="5"/>`,
  ),
  shturcho: mark(
    '#ffd23f',
    `<path d="M24 66c0-22 14-34 32-34 16 0 26 10 26 22 0 14-12 22-28 22H34c-6 0-10-4-10-10z" fill="#2f9e5b"/><circle cx="66" cy="50" r="9" fill="#fff"/><circle cx="69" cy="50" r="4.5" fill="#2a2350"/><path d="M60 32c2-12 10-18 20-18M52 32c-2-12-8-18-18-20" stroke="#2a2350" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M30 74l-8 14M46 76l-2 12M62 74l6 12" stroke="#2a2350" stroke-width="4" stroke-linecap="round"/>`,
  ),
  balonko: mark(
    '#fff0fa',
    `<ellipse cx="50" cy="42" rx="27" ry="31" fill="#d6409f"/><ellipse cx="41" cy="32" rx="7" ry="10" fill="#fff" opacity=".6"/><path d="M50 73l-6 8h12z" fill="#d6409f"/><path d="M50 81c-8 6 6 8 0 15" stroke="#6b2fb3" stroke-width="3.5" fill="none"/>`,
  ),
  maystorov: mark(
    '#d9480f',
    `<path d="M22 22h40l10 10v14H46v-8H22z" fill="#ffc300"/><path d="M42 46h12v40c0 4-12 4-12 0z" fill="#fff"/><path d="M74 60l-8 8 8 8 10-8z" fill="#ffc300"/>`,
  ),
  gvozdey: mark(
    '#0b5fa5',
    `<path d="M26 18h34l6 8-10 8-6-4z" fill="#ff8f00"/><path d="M36 24l38 50 6 12-12-6-38-50z" fill="#fff"/><path d="M20 66h26M14 78h24" stroke="#ff8f00" stroke-width="6" stroke-linecap="round"/>`,
  ),
  domVita: mark(
    '#3f5a4c',
    `<path d="M18 52L50 22l32 30v30H18z" fill="#f1e3cf"/><path d="M36 82V62c0-8 6-14 14-14s14 6 14 14v20z" fill="#e3a857"/><path d="M66 24h8v12l-8-7z" fill="#f1e3cf"/>`,
  ),
  gorskaStaya: mark(
    '#6b4b3a',
    `<path d="M36 14L14 60h44zM64 30L44 68h40z" fill="#8fa37f"/><path d="M30 60h12v14H30zM58 68h10v10H58z" fill="#d9a441"/><path d="M12 84h76" stroke="#f4ead9" stroke-width="6" stroke-linecap="round"/>`,
  ),
  kapka: mark(
    '#c9418a',
    `<path d="M50 12c16 22 26 36 26 50 0 16-12 26-26 26S24 78 24 62c0-14 10-28 26-50z" fill="#fff"/><path d="M36 62c0 10 6 16 14 17" stroke="#8fc7e8" stroke-width="6" fill="none" stroke-linecap="round"/>`,
  ),
  rozalina: mark(
    '#7a4fb5',
    `<circle cx="50" cy="40" r="24" fill="#f4a6c0"/><path d="M50 22c12 0 18 8 18 17s-8 17-18 17-16-6-16-14 6-12 14-12 11 4 11 9-4 8-9 8" stroke="#7a4fb5" stroke-width="4" fill="none"/><path d="M50 64v24M50 78c-12 2-20-4-24-12 12-2 20 2 24 12zM50 74c8 0 16-4 20-12-10-2-18 2-20 12z" fill="#8ad6c0" stroke="#8ad6c0" stroke-width="3"/>`,
  ),
} as const
