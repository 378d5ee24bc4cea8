/** Places: the Korean name as our lists write it, then the one of the international client. */
export const PLACE_PAIRS = String.raw`
감로의 나락|Sweet Hades
검은 강 터|Trace of Dark River
네오 플라스티다|Neo Plastida
니셀 산|Nisel Mountain
다키트 지구|Dikkit Sector
대형 데미마키나 공장|Large Demi Machina Factory
대형 데미마키나 공장 / 최심부|Large Demi Machina Factory: Deepest Part
드로마 광장|Droma Square
라비란스 지구|Labilans Sector
루나헨테 절벽 밑|Lunagent Cliff Base
망실의 동굴|Forgotten Cave
모베레 스페큘라|Movere Specula
베르바로스 회랑|Barbaros Corridor
불가니 산|Mt. Vulcani
불가니 산기슭|Vulcani Foothills
설탕의 평원|Sugar Plain
소피아 지하수로|Sofya Sewer
소피아거리|Sofya City
소피아거리 / 대장간|Sofya City: Blacksmith
솔피니 산악요새 / 옥상|Fort Solfini: Roof
수호의 수림 / 미혹의 숲|Guardian Forest: Lost Woods
시작의 정원|Garden of Beginning
신들의 신전 / 구성신의 신전|Hall of Construction Gods
신월의 귀전|New Moon Palace
아르슈 골짜기|Arche Valley
아르슈 골짜기 A1|Arche Valley: Area 1
아르티메아 궁전 / 황녀 옥좌의 방|Ultimea Palace: Throne
아이나니스의 역원|Inanis Wilderness
어둠의 거울|Dark Mirror
어둠의 성|Dark Castle
어둠의 성 / 그랜드 홀|Dark Castle: Grand Hall
에토스 성채|Ethos Fortress
엘 스카로|El Scaro
요르 고원|Yorl Highlands
이계의 문|Gate to Another World
이벤트|Event
자갈의 단구|Gravel Terrace
자동포대 방위선|Artillery Defense Line
쿠키 도로|Cookie Road
프랙텀 지구|Fractum Sector
피고의 장원|Figo's Manor
필맹의 관|Manor of Surprises
필맹의 관 / 그랜드 홀|Manor of Surprises: Grand Hall
혼성의 땅|Land Of Chaos`
