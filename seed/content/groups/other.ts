export const otherGroups = `
70 | ground-coffee | kg | | Мляно кафе: кафе, мляно | Gemahlener Kaffee: Kaffee, Filterkaffee | Ground coffee: coffee | Молотый кофе: кофе
71 | coffee-beans | kg | | Кафе на зърна: кафе, зърна | Kaffeebohnen: Kaffee, ganze Bohnen | Coffee beans: coffee, whole beans | Кофе в зёрнах: кофе, зёрна
72 | herbal-tea | kg | | Билков чай: чай, чай на пакетчета | Kräutertee: Tee, Teebeutel | Herbal tea: tea, tea bags | Травяной чай: чай, чай в пакетиках
73 | mineral-water | l | | Минерална вода: вода, изворна вода, трапезна вода | Mineralwasser: Wasser, Quellwasser | Mineral water: water, spring water | Минеральная вода: вода, питьевая вода
74 | beer | l | | Светла бира: бира, пиво | Helles Bier: Bier, Lager | Lager beer: beer, lager | Светлое пиво: пиво
75 | white-wine | l | | Бяло вино: вино, шардоне, совиньон блан | Weißwein: Wein, Chardonnay | White wine: wine, chardonnay | Белое вино: вино, шардоне
76 | red-wine | l | | Червено вино: вино, мерло, каберне, мавруд | Rotwein: Wein, Merlot, Cabernet | Red wine: wine, merlot, cabernet | Красное вино: вино, мерло, каберне
77 | rakia | l | | Ракия: гроздова ракия, сливова ракия, мускатова ракия | Rakija: Schnaps, Obstbrand, Traubenbrand | Rakia: grape brandy, plum brandy | Ракия: виноградная ракия, бренди
78 | tobacco | piece | | Тютюневи изделия: цигари, тютюн | Tabakwaren: Zigaretten, Tabak | Tobacco products: cigarettes, tobacco | Табачные изделия: сигареты, табак
79 | dish-soap | l | | Препарат за съдове: веро, препарат за миене на съдове, течен препарат | Spülmittel: Geschirrspülmittel | Washing-up liquid: dish soap, dishwashing liquid | Средство для мытья посуды: моющее средство
80 | toothbrush | piece | | Четка за зъби: четка | Zahnbürste: Bürste | Toothbrush: tooth brush | Зубная щётка: щётка
81 | toothpaste | l | | Паста за зъби: зъбна паста | Zahnpasta: Zahncreme | Toothpaste: tooth paste | Зубная паста: паста
82 | shampoo | l | | Шампоан: шампоан за коса | Shampoo: Haarshampoo | Shampoo: hair shampoo | Шампунь: шампунь для волос
83 | bar-soap | kg | | Твърд сапун: сапун, тоалетен сапун | Stückseife: Seife, Handseife | Bar soap: soap | Твёрдое мыло: мыло, туалетное мыло
84 | wet-wipes | piece | | Мокри кърпи: мокри кърпички, бебешки кърпички | Feuchttücher: feuchte Tücher | Wet wipes: wipes, baby wipes | Влажные салфетки: салфетки
85 | toilet-paper | piece | | Тоалетна хартия: тоалетна, ролки | Toilettenpapier: Klopapier, WC-Papier | Toilet paper: loo roll, toilet tissue | Туалетная бумага: бумага
86 | antacids | piece | | Лекарства срещу киселини: киселини, стомашни киселини | Mittel gegen Sodbrennen: Magensäure, Antazida | Heartburn medicines: antacids, acid reflux | Средства от изжоги: изжога, антациды
87 | stomach-medicines | piece | | Лекарства за стомах и черва: газове, спазми, подуване | Mittel für Magen und Darm: Blähungen, Krämpfe | Stomach and bowel medicines: bloating, cramps | Средства для желудка и кишечника: вздутие, спазмы
88 | laxatives | piece | | Очистителни средства: слабително, запек | Abführmittel: Verstopfung | Laxatives: constipation | Слабительные средства: запор
89 | diarrhoea-medicines | piece | | Лекарства срещу разстройство: диария, пробиотик | Mittel gegen Durchfall: Durchfall, Probiotika | Diarrhoea medicines: diarrhea, probiotics | Средства от диареи: понос, пробиотики
90 | antifungals | piece | | Противогъбични средства за кожа: гъбички, противогъбичен крем | Pilzmittel für die Haut: Fußpilz, Hautpilz | Antifungal skin medicines: athlete's foot, antifungal cream | Противогрибковые средства для кожи: грибок, противогрибковый крем
91 | itch-medicines | piece | | Средства срещу сърбеж: сърбеж, ухапвания | Mittel gegen Juckreiz: Juckreiz, Insektenstiche | Itch medicines: itching, insect bites | Средства от зуда: зуд, укусы насекомых
92 | antiseptics | piece | | Антисептици: дезинфектант, йод, спирт | Antiseptika: Desinfektionsmittel, Jod | Antiseptics: disinfectant, iodine | Антисептики: дезинфекция, йод
93 | vaccines | piece | | Ваксини: ваксина | Impfstoffe: Impfung | Vaccines: vaccine | Вакцины: вакцина, прививка
94 | anti-inflammatories | piece | | Противовъзпалителни лекарства: ибупрофен, нурофен | Entzündungshemmer: Ibuprofen | Anti-inflammatory medicines: ibuprofen | Противовоспалительные средства: ибупрофен, нурофен
95 | joint-and-muscle-gels | piece | | Гелове за стави и мускули: крем за болки, гел за стави | Mittel für Gelenke und Muskeln: Schmerzgel, Salbe | Joint and muscle gels: pain gel, muscle rub | Гели для суставов и мышц: мазь от боли, гель для суставов
96 | painkillers | piece | | Обезболяващи: аналгин, парацетамол, аспирин | Schmerzmittel: Paracetamol, Aspirin | Painkillers: paracetamol, aspirin | Обезболивающие: анальгин, парацетамол, аспирин
97 | nasal-sprays | piece | | Капки и спрей за нос: спрей за нос, капки за нос, хрема | Nasensprays: Nasentropfen, Schnupfen | Nasal sprays: nose drops, blocked nose | Капли и спреи для носа: насморк, спрей для носа
98 | sore-throat-medicines | piece | | Лекарства за гърло: болки в гърлото, спрей за гърло, таблетки за смучене | Mittel gegen Halsschmerzen: Halsschmerzen, Lutschtabletten | Sore throat medicines: sore throat, lozenges | Средства от боли в горле: горло, таблетки для рассасывания
99 | cough-and-cold-medicines | piece | | Лекарства за кашлица и настинка: кашлица, настинка, сироп за кашлица, грип | Mittel gegen Husten und Erkältung: Husten, Hustensaft, Erkältung | Cough and cold medicines: cough, cold, cough syrup | Средства от кашля и простуды: кашель, простуда, сироп от кашля
100 | allergy-medicines | piece | | Лекарства срещу алергия: алергия, антихистамин | Allergiemittel: Allergie, Antihistaminika | Allergy medicines: allergy, antihistamine, hay fever | Средства от аллергии: аллергия, антигистаминные
101 | ear-drops | piece | | Капки за уши: уши, болки в ушите | Ohrentropfen: Ohren, Ohrenschmerzen | Ear drops: ear, earache | Ушные капли: капли в уши, боль в ухе
`
