/**
 * The words that most long passwords are made of, collected by hand from what password crackers try first, in the languages of
 * our visitors. Without the digits, signs and repetitions that people put around them.
 */
export const commonRoots = new Set(
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
