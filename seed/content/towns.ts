/** Towns with their EKATTE code (the national register of settlements) and the coordinates of their centre. */
export const towns = {
  sofia: { name: 'София', settlement: '68134', latitude: 42.6977, longitude: 23.3219 },
  plovdiv: { name: 'Пловдив', settlement: '56784', latitude: 42.1438, longitude: 24.7496 },
  varna: { name: 'Варна', settlement: '10135', latitude: 43.2141, longitude: 27.9147 },
  burgas: { name: 'Бургас', settlement: '07079', latitude: 42.5048, longitude: 27.4626 },
  ruse: { name: 'Русе', settlement: '63427', latitude: 43.8356, longitude: 25.9657 },
  staraZagora: { name: 'Стара Загора', settlement: '68850', latitude: 42.4258, longitude: 25.6345 },
  pleven: { name: 'Плевен', settlement: '56722', latitude: 43.417, longitude: 24.6067 },
  velikoTarnovo: { name: 'Велико Търново', settlement: '10447', latitude: 43.0757, longitude: 25.6172 },
  blagoevgrad: { name: 'Благоевград', settlement: '04279', latitude: 42.0209, longitude: 23.0943 },
  haskovo: { name: 'Хасково', settlement: '77195', latitude: 41.9344, longitude: 25.5556 },
  vratsa: { name: 'Враца', settlement: '12259', latitude: 43.2102, longitude: 23.5529 },
  sliven: { name: 'Сливен', settlement: '67338', latitude: 42.6817, longitude: 26.3229 },
  yambol: { name: 'Ямбол', settlement: '87374', latitude: 42.4842, longitude: 26.5035 },
  dobrich: { name: 'Добрич', settlement: '72624', latitude: 43.5726, longitude: 27.8273 },
  shumen: { name: 'Шумен', settlement: '83510', latitude: 43.2712, longitude: 26.9361 },
  gabrovo: { name: 'Габрово', settlement: '14218', latitude: 42.8742, longitude: 25.3187 },
  kazanlak: { name: 'Казанлък', settlement: '35167', latitude: 42.6244, longitude: 25.3929 },
  vidin: { name: 'Видин', settlement: '10971', latitude: 43.9961, longitude: 22.8679 },
  smolyan: { name: 'Смолян', settlement: '67653', latitude: 41.5774, longitude: 24.7011 },
  pazardzhik: { name: 'Пазарджик', settlement: '55155', latitude: 42.1928, longitude: 24.3336 },
  pernik: { name: 'Перник', settlement: '55871', latitude: 42.6052, longitude: 23.0378 },
  kyustendil: { name: 'Кюстендил', settlement: '41112', latitude: 42.2839, longitude: 22.6911 },
  lovech: { name: 'Ловеч', settlement: '43952', latitude: 43.137, longitude: 24.7142 },
  silistra: { name: 'Силистра', settlement: '66425', latitude: 44.1171, longitude: 27.2606 },
} as const

export type TownKey = keyof typeof towns
