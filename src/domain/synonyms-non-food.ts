/** One thing per line: Bulgarian | German | English | Russian, synonyms separated by commas. */
export const household = `
тоалетна хартия | Toilettenpapier, Klopapier | toilet paper, toilet roll, loo roll | туалетная бумага
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
сол за съдомиялна | Spülmaschinensalz | dishwasher salt | соль для посудомоечной машины
почистващ препарат | Reiniger, Putzmittel | cleaner, cleaning product | чистящее средство
торби за смет, чували за смет | Müllbeutel, Müllsäcke | bin bags, rubbish bags | мешки для мусора
пликове за фризер | Gefrierbeutel | freezer bags | пакеты для заморозки
фолио, алуминиево фолио | Alufolie, Frischhaltefolie | foil, aluminium foil, cling film | фольга, пищевая плёнка
паста за обувки, боя за обувки | Schuhcreme | shoe polish | крем для обуви
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
храна за кучета, кучешка храна | Hundefutter | dog food | корм для собак, собачий корм
храна за котки, котешка храна | Katzenfutter | cat food | корм для кошек, кошачий корм
котешка тоалетна, пясък за котки, котешки пясък | Katzenstreu | cat litter | наполнитель для кошек
носни кърпички, носни кърпи | Taschentücher | tissues, tissue, handkerchiefs | носовые платки
клечки за уши | Wattestäbchen | cotton buds, cotton swabs | ватные палочки
хартия за печене | Backpapier | baking paper, parchment paper | бумага для выпечки
препарат за стъкла | Glasreiniger | glass cleaner, window cleaner | средство для стёкол
ароматизатор | Lufterfrischer | air freshener | освежитель воздуха
метла | Besen | broom | метла, веник
кофа | Eimer | bucket | ведро
чадър | Schirm, Regenschirm, Sonnenschirm | umbrella, parasol | зонт, зонтик
шампоан | Shampoo | shampoo | шампунь
балсам за коса | Haarspülung, Conditioner | hair conditioner, conditioner | бальзам для волос
боя за коса | Haarfarbe | hair dye, hair colour | краска для волос
сапун | Seife | soap | мыло
сол за вана | Badesalz | bath salt | соль для ванны
течен сапун | Flüssigseife | liquid soap, hand wash | жидкое мыло
душ гел | Duschgel | shower gel | гель для душа
паста за зъби | Zahnpasta, Zahncreme | toothpaste | зубная паста
четка за зъби | Zahnbürste | toothbrush | зубная щётка
вода за уста | Mundwasser, Mundspülung | mouthwash | ополаскиватель для рта
дезодорант | Deo, Deodorant | deodorant | дезодорант
крем за лице | Gesichtscreme | face cream | крем для лица
крем за ръце | Handcreme | hand cream | крем для рук
крем за тяло | Körpercreme | body cream | крем для тела
крем за крака | Fußcreme | foot cream | крем для ног
нощен крем | Nachtcreme | night cream | ночной крем
мляко за тяло, лосион за тяло | Körpermilch, Bodylotion | body milk, body lotion | молочко для тела
масло за тяло | Körperöl | body oil, body butter | масло для тела
бебешко олио | Babyöl | baby oil | детское масло
слънцезащитен крем, плажно масло | Sonnencreme, Sonnenschutz | sun cream, sunscreen | солнцезащитный крем
парфюм, тоалетна вода | Parfüm, Parfum, Duft | perfume, fragrance | духи, парфюм
грим | Schminke, Make-up | make-up, makeup | макияж, косметика
червило | Lippenstift | lipstick | помада
спирала, мигли | Mascara, Wimperntusche | mascara | тушь
лак за нокти | Nagellack | nail polish | лак для ногтей
самобръсначка, ножчета за бръснене | Rasierer, Rasierklingen | razor, razor blades | бритва, лезвия
пяна за бръснене, крем за бръснене | Rasierschaum, Rasiercreme | shaving foam, shaving cream | пена для бритья, крем для бритья
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

export const nonFood = `
телевизор | Fernseher, TV | television, TV | телевизор
телефон, смартфон, мобилен телефон | Telefon, Smartphone, Handy | phone, smartphone, mobile phone | телефон, смартфон
лаптоп | Laptop, Notebook | laptop, notebook | ноутбук
компютър | Computer, PC | computer, PC | компьютер
таблет | Tablet | tablet | планшет
монитор | Monitor, Bildschirm | monitor, screen | монитор
слушалки | Kopfhörer | headphones, earphones | наушники
колонка, тонколона | Lautsprecher | speaker, loudspeaker | колонка, динамик
принтер | Drucker | printer | принтер
мишка | Maus | mouse | мышь, мышка
клавиатура | Tastatur | keyboard | клавиатура
зарядно | Ladegerät | charger | зарядное, зарядное устройство
кабел | Kabel | cable | кабель
фотоапарат, камера | Kamera, Fotoapparat | camera | фотоаппарат, камера
смарт часовник | Smartwatch | smartwatch | умные часы, смарт-часы
часовник | Uhr | watch, clock | часы
пералня | Waschmaschine | washing machine, washer | стиральная машина, стиралка
сушилня | Trockner, Wäschetrockner | dryer, tumble dryer | сушильная машина
хладилник | Kühlschrank | fridge, refrigerator | холодильник
фризер | Gefrierschrank, Gefriertruhe | freezer | морозильник, морозильная камера
съдомиялна | Spülmaschine, Geschirrspüler | dishwasher | посудомоечная машина, посудомойка
готварска печка, печка | Herd | cooker, stove | плита
фурна | Backofen, Ofen | oven | духовка, духовой шкаф
микровълнова | Mikrowelle | microwave | микроволновка, микроволновая печь
абсорбатор, аспиратор | Dunstabzugshaube | cooker hood, extractor hood | вытяжка
прахосмукачка | Staubsauger | vacuum cleaner, hoover | пылесос
ютия | Bügeleisen | iron | утюг
кафемашина, кафе машина | Kaffeemaschine | coffee machine, coffee maker | кофемашина, кофеварка
електрическа кана, кана за вода | Wasserkocher | kettle | чайник, электрочайник
тостер | Toaster | toaster | тостер
блендер, пасатор | Mixer, Pürierstab, Standmixer | blender, hand blender | блендер
миксер | Handmixer, Rührgerät | hand mixer, mixer | миксер
сешоар | Föhn, Haartrockner | hair dryer | фен
климатик, климатици | Klimaanlage | air conditioner | кондиционер
отоплителен уред, радиатор | Heizgerät, Heizkörper, Radiator | heater, radiator | обогреватель, радиатор
бойлер | Boiler, Warmwasserspeicher | boiler, water heater | бойлер, водонагреватель
вентилатор | Ventilator | fan | вентилятор
играчка, играчки | Spielzeug | toy, toys | игрушка, игрушки
кукла | Puppe | doll | кукла
конструктор, лего | Bausteine, Lego | building blocks, lego | конструктор, лего
пъзел | Puzzle | puzzle, jigsaw | пазл
настолна игра | Brettspiel, Gesellschaftsspiel | board game | настольная игра
плюшена играчка, плюшено мече | Plüschtier, Kuscheltier, Teddy | soft toy, cuddly toy, teddy | мягкая игрушка, плюшевый мишка
количка, камионче | Spielzeugauto | toy car | машинка
влакче | Spielzeugeisenbahn, Eisenbahn | toy train, train set | железная дорога, паровозик
топка | Ball | ball | мяч
пластилин | Knete, Knetmasse | plasticine, modelling clay | пластилин
тротинетка | Roller, Tretroller | scooter | самокат
велосипед, колело | Fahrrad | bicycle, bike | велосипед
подарък, подаръци | Geschenk, Geschenke | gift, present, presents | подарок, подарки
Коледа, коледен | Weihnachten, Weihnachts | Christmas, xmas | Рождество, новый год
Великден, великденски | Ostern, Oster | Easter | Пасха
яке | Jacke | jacket | куртка
палто | Mantel | coat | пальто
пуловер | Pullover, Pulli | jumper, sweater, pullover | свитер, пуловер
суитшърт | Sweatshirt, Kapuzenpullover | sweatshirt, hoodie | толстовка, худи
тениска | T-Shirt | t-shirt, tee | футболка
риза | Hemd | shirt | рубашка
блуза | Bluse | blouse | блузка
рокля | Kleid | dress | платье
пола | Rock | skirt | юбка
панталон | Hose | trousers, pants | брюки, штаны
дънки, джинси | Jeans | jeans | джинсы
чорап, чорапи | Socken, Strümpfe | sock, socks | носки
чорапогащник | Strumpfhose | tights | колготки
бельо | Unterwäsche | underwear | бельё, нижнее бельё
пижама | Schlafanzug, Pyjama | pyjamas | пижама
бански | Badeanzug, Badehose | swimsuit, swimwear | купальник
шапка | Mütze, Hut | hat, cap | шапка
шал | Schal | scarf | шарф
ръкавица, ръкавици | Handschuhe | gloves | перчатки
обувка, обувки | Schuh, Schuhe | shoe, shoes | обувь, туфли, ботинки
маратонка, маратонки | Sportschuhe, Turnschuhe, Sneaker | trainers, sneakers | кроссовки
ботуш, ботуши | Stiefel | boots | сапоги
сандал, сандали | Sandalen | sandals | сандалии, босоножки
чехъл, чехли, пантофи | Hausschuhe, Pantoffeln | slippers | тапочки
чанта | Tasche, Handtasche | bag, handbag | сумка
раница | Rucksack | backpack, rucksack | рюкзак
куфар | Koffer | suitcase | чемодан
боя, латекс | Farbe, Wandfarbe | paint, wall paint | краска
бормашина | Bohrmaschine | drill | дрель
винтоверт | Akkuschrauber | cordless drill, screwdriver | шуруповёрт
отвертка, отвертки | Schraubendreher, Schraubenzieher | screwdriver | отвёртка
чук | Hammer | hammer | молоток
трион | Säge | saw | пила
ъглошлайф, флекс | Winkelschleifer, Flex | angle grinder | болгарка, шлифмашина
инструмент, инструменти | Werkzeug | tool, tools | инструмент, инструменты
винт, винтове | Schrauben | screws | шуруп, винты
плочка, плочки | Fliesen | tiles | плитка
ламинат, паркет | Laminat, Parkett | laminate, parquet, flooring | ламинат, паркет
смесител | Mischbatterie, Armatur | mixer tap, tap, faucet | смеситель
мивка | Waschbecken, Spüle | sink, washbasin | раковина, мойка
душ кабина | Duschkabine | shower cabin, shower enclosure | душевая кабина
крушка, електрическа крушка | Glühbirne, LED-Lampe | light bulb, bulb | лампочка
лампа, осветление | Lampe, Leuchte | lamp, light, lighting | лампа, светильник
косачка | Rasenmäher | lawn mower | газонокосилка
маркуч | Gartenschlauch, Schlauch | hose, garden hose | шланг
барбекю, скара | Grill | barbecue, grill | гриль, мангал
саксия | Blumentopf | flower pot, plant pot | горшок, цветочный горшок
цвете, цветя | Blume, Blumen | flower, flowers | цветок, цветы
диван | Sofa, Couch | sofa, couch | диван
фотьойл | Sessel | armchair | кресло
легло | Bett | bed | кровать
матрак, матраци | Matratze | mattress | матрас
гардероб | Kleiderschrank, Schrank | wardrobe, closet | шкаф, гардероб
шкаф | Schrank | cupboard, cabinet | шкаф
маса | Tisch, Esstisch | table, dining table | стол, обеденный стол
стол, столове | Stuhl, Stühle | chair, chairs | стул, стулья
бюро | Schreibtisch | desk | письменный стол
офис стол | Bürostuhl | office chair | офисное кресло
етажерка, библиотека | Regal, Bücherregal | shelf, bookcase | стеллаж, книжный шкаф
кухня | Küche | kitchen | кухня
спалня | Schlafzimmer | bedroom | спальня
мебел, мебели | Möbel | furniture | мебель
килим | Teppich | carpet, rug | ковёр
завеса, перде | Vorhang, Gardine | curtain, curtains | занавеска, шторы
огледало | Spiegel | mirror | зеркало
гума, гуми | Reifen | tyre, tyres | шины, резина
моторно масло | Motoröl | engine oil, motor oil | моторное масло
тетрадка | Heft, Schulheft | notebook, exercise book | тетрадь
книга, книги | Buch, Bücher | book, books | книга, книги
супермаркет, хранителен магазин | Supermarkt, Lebensmittelgeschäft | supermarket, grocery | супермаркет, продуктовый магазин
аптека | Apotheke | pharmacy, chemist | аптека
дрогерия | Drogerie | drugstore | дрогери
техника, електроника | Elektronik, Technik | electronics | электроника, техника
мода, дрехи, облекло | Mode, Kleidung | fashion, clothes, clothing | мода, одежда
строителен магазин | Baumarkt | hardware store, DIY store | строительный магазин
бебе, бебешки | Baby | baby | малыш, детский, младенец
зимен, зимно, зима | Winter | winter | зимний, зима
летен, лято | Sommer | summer | летний, лето
градински, градина | Garten | garden | садовый, сад
дамски, жени | Damen | women, ladies | женский
мъжки, мъже | Herren | men | мужской
детски | Kinder | kids, children | детский
`
