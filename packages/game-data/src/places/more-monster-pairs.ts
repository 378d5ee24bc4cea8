/** Monsters, the second half: the Korean name as our lists write it, then the one of the international client. */
export const MORE_MONSTER_PAIRS = String.raw`
셀티리오|Seltirios
솔져 래트|Soldier Rat
숄|Shawle
슈퍼 데스버섯|Super Death Mushroom
슈퍼 어둠버섯|Super Night Mushroom
스쿠르다|Scrader
스톤 마세|Stone Mercenary
시빌라 레이스|Sibylares
시아카라드|Chocolate Ooze
시카노카미|Sicanokami
실버 로아|Silver Roar
아다로|Adaro
아라네아|Aranea
아라라고|Aralago
아라이쿠마|Violaccoon
아르티마키나|Ultimate Machina
아말감|Amalgam
아뮤버 마키나|Amoeba Machina
아스톨|Astol
아옐라이오스|Ageladanios
아이트리베|Eidenliebe
아케트니큐스|Acernix
악룡 파지노|Wicked Dragon Fazzino
알머이트|Armasite
알코이리스|Arcoiris
알타달|Altadar
알트파스|Altoblepas
알페니케|Alfenix
암룡 핀스단|Finstern the Dark Dragon
야시로 아즈키 아빠|Yashiro Azuki's Dad (Lv 50 Raid)
야시로 아즈키 엄마|Yashiro Azuki's Mom
야시로 아즈키|Yashiro Azuki
어스름의 용|Twilight Dragon
에로드필츠|Eroded Pilz
에립마브|Eripmav
에투왈|Etoise
엑스독스|Exdocus
염룡 블랑마|Vlam the Flame Dragon
옐브|Grass Dragon Yelb
오니쿠마무시|Tardigrademon
오델론마키나|Odelon Machina
오르고 노바 II|Stellar Ooze (Hell)
오르고 노바|Stellar Ooze
오르그|Ooze
오른라프|Ornlarf
오릭케스|Orictoceras
오큐라시네|Oculasignio
옴가젤|Arigazella
왕자 메기스콘II|Megiston (4th Anniv)
왕자 메기스콘VI|Megiston (8th Anniv)
왕큰 코린|Big Coryn
요크|York
용사 포툼|Hero Potum
워몽가|Warmonger
월버브|Bubble Bogey
위룡 루디스|Red Ash Dragon Rudis
유베리아|Yuveria
유아샤|Wolkissa
유유린|Caspy
율라즈|Yule Cat
이그니툴|Ignitrus
이레스티다|Irestida
이미터그리스|Imitacia
이미터베이트|Imitator
이코노스|Iconos
인섹터|Insector
인자니오|Inzanio the Dark Knight
임인년 호랑이|Purro
자스|Zarth
자이언트 문어|Gigantic Octopus
자포|Zapo
자필로가|Sapphire Roga
자하크 마키나|Zahhak Machina
작룡 이그네우스|Burning Dragon Igneus
잔혹한 발톱의 철마녀|Reliza
쟈리로|Jeila
쟈스|Zarth
쟌두|Jeandoux
점검 골렘|Inspector Golem
제가|Zega
제레 자우가|Seele Zauga
젤뷰즈|Zelbuse
젬마|Gemma
조르반|Zolban
조에|Zoe
졸병 용 자이비오|Junior Dragon Zyvio
죠코|Gioco
주목가젤|Arbogazella
즈리비|Solopy
질바|Jiva
총총토끼|Lunadore
침식된 기사 대장|Corroded Knight Captain
카나요간|Mycodian
카라멜로|Candela
카방클|Carbuncle
카스틸리아|Castilia
카포 프로폰도|Capo Profundo
칼레리프|Wiltileaf
캡틴 아먀|Capten Amiya
커다란 알포카|Mega Alpoca
커맨더 골렘|Commander Golem
케라베스|Cerabes
케르베로스|Cerberus
케슈피온|Rampion
케이브 렛|Cavern Rat
코르네라 뱀|Coronella
코린|Coryn
코퍼니아|Kuffania
콜론 데드|Death Colon
콜론 보스|Boss Colon
콜론 커맨드|Colon Commander
쿠니에 골렘|Thug Golem
쿠스토|Kuzto
크라스톨|Kruztor
크리스탈 타이탄|Crystal Titan
크리즘 엘|Crysmort
크림조슈|Crimsosch
키바노미|Canemofish
키피나|Kipina
킹 포툼|King Potum
킹 피톤|King Piton
탈리즈불트|Hexter
태어크 로 크커트|Teertocrit
토돌이|Usakichi
토순이|Usami
톨투가|Tortuga
툴스|Trus
튤란 마키나|Tyrant Machina
트로코티다|Trocostida
티테레스|Titeres
티파|Tapir
파결|Porgy
파티시아|Patissia
팬티카|Fantica
펌프킹|Pumpking
페런트보아|Giant Boar
페로|Perro
페리엔|Felien
페리프라스티|Wandering Wheel
페시|Besy
포레스트 울프|Forest Wolf
포레스티어|Forestia
포무찬|Pomie Chan
포튬터|Potumotter
폭주 마정의 짐승|Supreme Evil Crystal Beast
폴버로스|Falburrows
푸이에트|Puiet
프라펜 대디|Daddy Finpen
프라펜|Finpen
프로토 레온|Proto Leon
프리시마티|Destiny Cube
플라키블라키|Gravicep
플라티나 포툼|Platinum Potum
플란타|Shell Mask
플러|Tappler
플레어 볼그|Flare Volg
플로라트|Floragonet
피누굴가|Piscruva
피스테우스|Pisteus
피투성이가 된 결정|Bloodie Crystal
필러 골렘|Pillar Golem
하우드비스|Goudvis
할마무|Granny
핸드메이드 쿠키|Handmade Cookie
행운의 개구리|Felicitoad
허망의 흑기사|Black Knight of Delusion
헤데라|Ivy
화염 랑구르|Blazingur
황금 포툼|Golden Potum
휴미더|Humida
휴스토그|Tuscog`
