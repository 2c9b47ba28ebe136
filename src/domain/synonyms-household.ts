/** One thing per line, in Bulgarian | German | English | Russian, with synonyms separated by commas. */
export const household = `
тоалетна хартия | Toilettenpapier, Klopapier | toilet paper | туалетная бумага
кухненска ролка, кухненска хартия | Küchenrolle, Küchenpapier | kitchen roll, paper towel | бумажные полотенца
салфетка, салфетки | Servietten | napkins | салфетки
мокри кърпи, влажни кърпички | Feuchttücher | wet wipes, wipes | влажные салфетки
прах за пране, перилен препарат | Waschpulver, Waschmittel | washing powder, laundry detergent, detergent | стиральный порошок
гел за пране | Flüssigwaschmittel | liquid detergent | гель для стирки
капсули за пране | Waschkapseln, Pods | laundry capsules, laundry pods | капсулы для стирки
омекотител | Weichspüler | fabric softener | кондиционер для белья, ополаскиватель
белина | Chlorbleiche, Bleichmittel | bleach | отбеливатель
препарат за съдове, веро | Spülmittel | washing up liquid, dish soap | средство для посуды, средство для мытья посуды
таблетки за съдомиялна | Spülmaschinentabs | dishwasher tablets | таблетки для посудомоечной машины
почистващ препарат | Reiniger, Putzmittel | cleaner, cleaning product | чистящее средство
торби за смет, чували за смет | Müllbeutel, Müllsäcke | bin bags, rubbish bags | мешки для мусора
фолио, алуминиево фолио | Alufolie, Frischhaltefolie | foil, aluminium foil, cling film | фольга, пищевая плёнка
гъба за съдове | Spülschwamm, Schwamm | sponge | губка для посуды
моп, подочистачка | Wischmopp, Mopp | mop | швабра
батерия, батерии | Batterie, Batterien | battery, batteries | батарейка, батарейки
свещ, свещи | Kerze, Kerzen | candle, candles | свеча, свечи
тиган | Pfanne, Bratpfanne | frying pan, pan | сковорода
тенджера | Topf, Kochtopf | pot, saucepan | кастрюля
чиния, чинии | Teller | plate, plates | тарелка, тарелки
чаша, чаши | Glas, Becher, Tasse | cup, mug, glass | чашка, кружка, стакан
прибори за хранене | Besteck | cutlery | столовые приборы
кърпа, хавлия | Handtuch, Handtücher | towel, towels | полотенце
спално бельо, чаршаф | Bettwäsche, Bettlaken | bed linen, bedding, sheet | постельное бельё, простыня
възглавница | Kissen, Kopfkissen | pillow | подушка
одеяло, завивка | Decke, Bettdecke | blanket, duvet | одеяло
храна за кучета | Hundefutter | dog food | корм для собак
храна за котки | Katzenfutter | cat food | корм для кошек
котешка тоалетна | Katzenstreu | cat litter | наполнитель для кошек
шампоан | Shampoo | shampoo | шампунь
балсам за коса | Haarspülung, Conditioner | hair conditioner, conditioner | бальзам для волос
боя за коса | Haarfarbe | hair dye, hair colour | краска для волос
сапун | Seife | soap | мыло
течен сапун | Flüssigseife | liquid soap, hand wash | жидкое мыло
душ гел | Duschgel | shower gel | гель для душа
паста за зъби | Zahnpasta, Zahncreme | toothpaste | зубная паста
четка за зъби | Zahnbürste | toothbrush | зубная щётка
вода за уста | Mundwasser, Mundspülung | mouthwash | ополаскиватель для рта
дезодорант | Deo, Deodorant | deodorant | дезодорант
крем за лице | Gesichtscreme | face cream | крем для лица
крем за ръце | Handcreme | hand cream | крем для рук
слънцезащитен крем, плажно масло | Sonnencreme, Sonnenschutz | sun cream, sunscreen | солнцезащитный крем
парфюм, тоалетна вода | Parfüm, Parfum, Duft | perfume, fragrance | духи, парфюм
грим | Schminke, Make-up | make-up, makeup | макияж, косметика
червило | Lippenstift | lipstick | помада
спирала, мигли | Mascara, Wimperntusche | mascara | тушь
лак за нокти | Nagellack | nail polish | лак для ногтей
самобръсначка, ножчета за бръснене | Rasierer, Rasierklingen | razor, razor blades | бритва, лезвия
пяна за бръснене | Rasierschaum | shaving foam | пена для бритья
дамски превръзки | Damenbinden, Binden | sanitary pads, pads | прокладки
тампон, тампони | Tampons | tampons | тампоны
пелена, пелени, памперс | Windel, Windeln, Pampers | nappy, nappies, diapers | подгузник, подгузники, памперсы
биберон | Schnuller | dummy, pacifier | соска, пустышка
бебешка количка | Kinderwagen, Buggy | pram, pushchair, stroller | детская коляска, коляска
столче за кола | Kindersitz, Autositz | car seat | автокресло
витамин, витамини | Vitamin, Vitamine | vitamin, vitamins | витамин, витамины
магнезий | Magnesium | magnesium | магний
хранителна добавка | Nahrungsergänzung, Nahrungsergänzungsmittel | food supplement, supplement | пищевая добавка, БАД
болкоуспокояващо | Schmerzmittel | painkiller | обезболивающее
сироп за кашлица | Hustensaft | cough syrup | сироп от кашля
капки за нос, спрей за нос | Nasenspray, Nasentropfen | nasal spray | спрей для носа, капли для носа
термометър | Thermometer, Fieberthermometer | thermometer | термометр, градусник
лепенка, пластир | Pflaster | plaster, band aid | пластырь
маска | Maske | mask | маска
апарат за кръвно | Blutdruckmessgerät | blood pressure monitor | тонометр
`
