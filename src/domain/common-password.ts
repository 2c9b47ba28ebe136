/**
 * Words of most common long passwords, collected by hand from what password crackers try first, in the languages of our
 * visitors. Without the digits, signs and repetitions that people add.
 */
const commonRoots = new Set(
  `
  password passwort passw passwd pass parola parol kennwort geheim secret private mypassword newpassword thepassword
  welcome willkommen dobredoshli hello hallo zdravei privet letmein login logmein signin access open sesame opensesame
  admin administrator root superuser user username test testing tester guest default changeme change temp temporary
  qwerty qwertz qwert qwertyuiop qwertzuiop asdf asdfgh asdfghjkl zxcvbn zxcvbnm yxcvbnm qazwsx qazwsxedc qweasd qweasdzxc
  azerty zaq xsw abc abcd abcde abcdef abcdefg abcdefgh abcdefghi abcdefghij aaa
  iloveyou ilove iloveu loveyou lovely lovers love mylove liebe ichliebedich schatz schatzi mausi obicham obichamte
  obich lyubov lubov lyublyu lublu yatebyalyublyu yatebyaljublju amour teamo
  football fussball fusball futbol baseball basketball hockey soccer liverpool barcelona realmadrid chelsea arsenal
  manchester manunited juventus bayern bayernmunchen bayernmuenchen dortmund borussia schalke hamburg levski cska ludogorets
  spartak zenit dinamo lokomotiv
  princess prinzessin sunshine sonnenschein superman batman spiderman pokemon starwars minecraft nintendo playstation
  dragon monkey shadow master mustang ferrari porsche mercedes lamborghini corvette harley volkswagen
  michael michelle jennifer jessica charlie jordan hunter thomas daniel andrew joshua matthew alexander aleksandar
  alexandra aleksandra nikolay nikola ivan ivanov ivanova georgi dimitar maria mariya elena natalia natasha sergey
  sergei dmitry dmitriy anastasia anastasiya ekaterina viktoria viktoriya kristina tatyana svetlana vladimir bulgaria
  bulgariya sofia plovdiv varna russia rossiya moskva moscow deutschland germany berlin munich muenchen england london
  america united states
  computer komputer internet samsung galaxy iphone android microsoft windows google facebook instagram youtube
  whatever nothing something trustno trustnoone freedom forever family familie semeystvo friends friend freunde summer
  sommer winter spring autumn herbst january february march april june july august september october november december
  monday friday sunday chocolate schokolade cookie banana cheese pepper ginger butterfly schmetterling flower rainbow
  angel angels engel teufel devil diamond silver golden purple orange yellow blue green black white
  killer ninja warrior phoenix thunder lightning cowboy cowboys eagles tigers yankees dolphin dolphins elephant
  hamster hallowelt helloworld blink metallica nirvana slipknot eminem beatles tinkerbell cinderella garfield snoopy
  broshura brochure broschure broschuere shop shopping kunde klient customer
  парола пароль паролата тайна секрет здравей здравейте привет добредошли любов любовь обичам обичамте обичаммама люблю
  ялюблютебя ятебелюблю ялюблю слънце слънчице солнышко котенок котка куче мама татко мамаипапа семейство семья приятели
  българия софия пловдив варна россия москва левски цска спартак зенит александър александр георги иван иванов мария
  николай сергей дмитрий наталья анастасия екатерина виктория кристина владимир футбол
  йцукен йцукенг йцукенгшщз фыва фывапролдж ячсмить явертъ явертъуиоп асдфгхйкл ясдф
  hottie babygirl baby sweet sweetheart sweetie honey darling beautiful gorgeous superstar rockstar player gangster
  chicken pumpkin peanut bubbles scooter buster tigger bailey maggie molly lucky happy smile crazy silly fuckyou fuckoff
  asshole bitch scheisse arschloch hurensohn
  jesus jesuschrist christ god godisgood blessed heaven amen
  liverpoolfc everton newcastle celtic rangers galatasaray fenerbahce besiktas
  correcthorsebatterystaple
  `
    .trim()
    .split(/\s+/),
)

const rows = ['1234567890', 'qwertyuiop', 'qwertzuiop', 'asdfghjkl', 'zxcvbnm', 'yxcvbnm', 'йцукенгшщзх', 'фывапролджэ']
const alphabets = ['abcdefghijklmnopqrstuvwxyz', 'абвгдежзийклмнопрстуфхцчшщъыьэюя', '01234567890']
const columns = [
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol',
  'qazwsxedcrfvtgbyhnujmik',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
]
const lines = [...rows, ...alphabets, ...columns].flatMap((line) => [line, [...line].reverse().join('')])

const stoodIn: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' }

/**
 * Whether attackers try a password first: a well-known word, name or row of keys, once or repeated, with digits and
 * signs around or instead of letters; or made of `ownWords`, such as the e-mail address. `leaked` are more such words,
 * where there is room for a long list.
 */
export function isCommonPassword(
  password: string,
  ownWords: string[] = [],
  leaked: ReadonlySet<string> = new Set(),
): boolean {
  const text = password.normalize('NFKC').toLowerCase().replace(/\s/g, '')
  if (new Set(text).size < 5 || /^\d+$/.test(text)) return true
  const own = new Set(
    ownWords.flatMap((word) => word.toLowerCase().split(/[^\p{L}\d]+/u)).filter(({ length }) => length > 3),
  )
  const bare = text.replace(/^[^\p{L}@$]+|[^\p{L}]+$/gu, '')
  const allLetters = text.replace(/[^\p{L}]/gu, '')
  // Few letters between many digits are no word, even in the order of the alphabet.
  const letters = allLetters.length * 2 < text.length ? text : allLetters
  const spelled = bare.replace(/[013457@$]/g, (sign) => stoodIn[sign] ?? sign)
  const words = [text, bare, letters, spelled, bare.replaceAll('1', 'l')].map(once)
  return (
    words.some((word) => leaked.has(word) || isGuessed(word, own)) || isMadeOf(letters, own) || isMadeOf(spelled, own)
  )
}

function isGuessed(word: string, own: Set<string>): boolean {
  return commonRoots.has(word) || own.has(word) || isRow(word)
}

/** `abcabcabc` is `abc`. */
function once(word: string): string {
  return word.replace(/^(.+?)\1+$/u, '$1')
}

/** At most two runs of neighbouring keys, or of letters or digits in order. */
function isRow(word: string): boolean {
  const run = (part: string) => part.length > 2 && lines.some((line) => `${line}${line}`.includes(part))
  if (run(word)) return true
  return Array.from({ length: word.length }, (_, cut) => cut).some(
    (cut) => run(word.slice(0, cut)) && run(word.slice(cut)),
  )
}

/** Two well-known words in a row are little better than one. */
function isMadeOf(letters: string, own: Set<string>): boolean {
  const known = (part: string) => part.length > 2 && (commonRoots.has(part) || own.has(part))
  return Array.from({ length: letters.length }, (_, cut) => cut).some(
    (cut) => known(letters.slice(0, cut)) && known(letters.slice(cut)),
  )
}
