/**
 * General environmental claims in all four languages at once, because texts mix them. Directive (EU) 2024/825 (recitals
 * 9 to 12) forbids such claims unless they are proved; colours and "durable" are no claims.
 */
const claims = [
  // bg
  String.raw`еко(?!н)\p{L}*`,
  String.raw`устойчив\p{L}*(?!\p{L}|\s+(?:на|към|против|к)(?!\p{L}))`,
  String.raw`природосъобраз\p{L}*|природощадящ\p{L}*`,
  String.raw`(?:щадящ|безопас|безвред|грижовн|приятелск)\p{L}* (?:към |за |с )?(?:околната среда|природата|планетата)`,
  String.raw`(?:климатично|въглеродно) неутрал\p{L}*`,
  String.raw`(?:биоразград|биобазиран)\p{L}*`,
  'зелен(?:а|и|о) (?:мода|материи|избор|продукти|колекция|производство)',
  // de
  String.raw`öko(?!n|-tex)\p{L}*`,
  String.raw`nachhaltig\p{L}*`,
  String.raw`(?:umwelt|klima|natur)(?:freundlich|schonend|bewusst|gerecht|neutral|verträglich|positiv)\p{L}*`,
  String.raw`ressourcenschonend\p{L}*|co2-neutral\p{L}*|biobasiert\p{L}*|biologisch abbaubar\p{L}*`,
  'grüne (?:mode|materialien|produkte|kollektion|wahl)',
  // en
  String.raw`eco(?!n)\p{L}*`,
  String.raw`sustainab\p{L}*`,
  '(?:environmentally|environment|earth|planet|nature|climate)[ -](?:friendly|safe|conscious|neutral|positive)',
  String.raw`(?:carbon|co2)[ -](?:neutral|positive|free)|biodegradab\p{L}*|bio-?based`,
  'green (?:fashion|choice|product|products|collection|materials)',
  'conscious (?:fashion|choice|collection|materials)',
  // ru
  String.raw`эко(?!н)\p{L}*`,
  String.raw`(?:безопасн|безвредн|дружелюбн|бережн)\p{L}* (?:для |к )?(?:природ|окружающей сред|планет)\p{L}*`,
  String.raw`(?:углеродно|климатически)[ -]нейтральн\p{L}*`,
  String.raw`(?:биоразлага|биоосновн)\p{L}*`,
  'зел[её]н(?:ая|ые|ый) (?:мода|материалы|выбор|товары|коллекция)',
]

const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${claims.join('|')})(?!\p{L})`, 'giu')

/** Each found claim once, as written. */
export function greenWords(text: string): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([found]) => found.trim()))]
}
