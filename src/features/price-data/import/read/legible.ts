/** These letter pairs make up five of six pairs in the names of the national price data. */
const pairs =
  'гр ул ар ко ма ен ра ов ка ет ан ро ин ни на ла ст ас ти ри ва ор ре мл тр ел ли ме ск ев та ад но до ки бу ол ве ло ле ми со ' +
  'ер ай ди ал во ик ак ке ия ви ит рк те си ав де об ър рн он ца за па кр бл пе га ек се рт ос са ил бр бо не фи ис то ив че ед ' +
  'ба ат пл аг го ру би кв иц оп бе ир ля пр оф ам од сл рг да им аз мо по нс ум ап ур тъ ге кг ун нт дж ес вд кс ич ъл ом як пи ' +
  'шу аф от др пу ча ие ус нд зи ку ей еш нк'
const common = new Set(pairs.split(' '))

/** Signs that occur between the words of Bulgarian names; within a word they are letters of a wrong encoding. */
const signs = new Set('№„“”«»–—°§€…’‘®™')

const hardSpace = 0xa0
const isLetter = (code: number) =>
  (code >= 0x80 && code !== hardSpace) || (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a)

/** Weight of a letter that Bulgarian does not have: it says more than a rare pair of Bulgarian letters. */
const foreign = 8

/** In pairs of letters; a shorter text says nothing about its encoding. */
const enough = 12

/**
 * Share of usual Bulgarian pairs among the pairs with a letter beyond ASCII: about 0.85 in rightly decoded text, below
 * 0.35 otherwise. Null for too little text.
 */
export function bulgarianShare(text: string, least = enough): number | null {
  let [usual, all] = [0, 0]
  const lower = text.toLowerCase()
  for (let at = 0; at < lower.length; at += 1) {
    const code = lower.charCodeAt(at)
    if (code < 0x80 || code === hardSpace) continue
    const next = lower.charCodeAt(at + 1)
    if (signs.has(lower.charAt(at))) {
      if (isLetter(lower.charCodeAt(at - 1)) && isLetter(next)) all += foreign
    } else if (code < 0x430 || code > 0x44f) all += foreign
    else if (isLetter(next)) {
      all += 1
      if (common.has(lower.slice(at, at + 2))) usual += 1
    }
  }
  return all < least ? null : usual / all
}

/**
 * Traces of lost letters: replacement characters, rows of question marks, control characters, box drawing, and misread
 * UTF-8. No product's name contains them.
 */
const spoilt =
  /^#(?:N\/A|REF!|NAME\?|VALUE!|##)|\ufffd|\?{2}|[\u0080-\u009f\ue000-\uf8ff]|[\u2500-\u25a0]|[ÐÑ][^\p{Ll}\s]|[РС][Ѓѓ‚ѐ„…†‡‰ЉЊЏ‹›љњћџ¤¦¬µ¶]/u

export function isLegible(text: string): boolean {
  return !spoilt.test(text)
}
