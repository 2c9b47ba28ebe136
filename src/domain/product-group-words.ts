import { normalise } from './search-text'

/** Words of the official group titles do not distinguish the products of a group. */
const titles = `
1 бял хляб
2 хляб добруджа добруджански
3 ръжен хляб
4 типов хляб
5 точени кори баница
6 прясно мляко краве
7 кисело мляко краве
8 сирене краве мляко насипно бяло саламурено
9 сирене краве мляко пакетирано бяло саламурено
10 кашкавал краве мляко насипно
11 кашкавал краве мляко пакетирано
12 краве масло мляко
13 извара насипна
14 извара пакетирана
15 прясно охладено пиле цяло
16 пилешко филе охладено прясно
17 пилешки охладен прясно
18 прясно свинско месо плешка охладена
19 прясно свинско месо бут охладен
20 прясно свинско месо шол охладен
21 прясно свинско месо врат охладен
22 свинско месо готвене охладено
23 телешко месо шол охладен
24 телешко месо готвене охладено
25 мляно месо смес насипно кайма охладена
26 кренвирши насипни
27 пресни колбаси колбас
28 сухи колбаси шпек салам деликатесен
29 риба замразена
30 риба охладена прясна
31 яйца размер м подово отглеждане отглеждани кокоши m
32 яйца размер л подово отглеждане отглеждани кокоши l
33 боб пакетиран зрял бял
34 леща пакетирана
35 бисерен ориз
36 макарони
37 спагети
38 бяла захар
39 готварска сол
40 брашно тип пшенично
41 брашно екстра тип пшенично
42 слънчогледово олио
43 зехтин маслиново масло
44 винен оцет
45 ябълков оцет
46 консерви боб консерва
47 консерви грах зелен консерва
48 консервирани домати консерва
49 лютеница
50 лимони
51 портокали
52 банани
53 ябълки
54 червени домати
55 кромид лук
56 моркови
57 бяло зеле прясно
58 краставици
59 зрял чесън
60 пресни гъби
61 картофи
62 маслини
63 каша
64 детско пюре бебешко
65 адаптирано мляко
66 обикновени бисквити
67 кроасани
68 баница банички
69 млечен шоколад
70 мляно кафе
71 кафе зърна
72 чай билков пакетчета
73 минерална вода
74 светла бира
75 бяло вино
76 червено вино
77 ракия
78 цигари тютюневи изделия тт
79 течен препарат миене съдове
80 четка зъби
81 паста зъби
82 шампоан нормална коса
83 сапун твърд тоалетен
84 мокри кърпи
85 тоалетна хартия
`

const wordsOfGroups = new Map<number, ReadonlySet<string>>(
  titles
    .trim()
    .split('\n')
    .map((line) => [Number.parseInt(line, 10), new Set(normalise(line.replace(/^\d+/, '')))]),
)

const noWords: ReadonlySet<string> = new Set()

/** Empty without a group and for medicines. */
export function groupWords(group: number | null): ReadonlySet<string> {
  return wordsOfGroups.get(group ?? 0) ?? noWords
}

const wordsOfAll = new Set([...wordsOfGroups.values()].flatMap((words) => [...words]))

export const isGroupWord = (word: string) => wordsOfAll.has(word)

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index)

const loose = new Set([8, 10, 13, ...range(15, 26), 29, 30, ...range(50, 62)])

/** Goods of the group are sold loose by the kilogram, so a name without a size means `кг`. */
export function soldByWeight(group: number | null): boolean {
  return group !== null && loose.has(group)
}

/** The first group of medicines in the official list; all that follow are medicines. */
export const firstMedicineGroup = 86

export const isMedicine = (group: number | null) => group !== null && group >= firstMedicineGroup
