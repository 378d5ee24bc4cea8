/** 7 rows of the kind `ninjutsuScroll`, one a line; equipment-lines.ts says how to read them. */
export const NINJUTSU_SCROLL_LINES = String.raw`
{"id":"ninjutsu-scroll-metalninjutsuscroll","name":"Metal Ninjutsu Scroll","nameEn":"Metal Ninjutsu Scroll","evidence":"none","stats":[["crit_rate",5]]}
{"id":"ninjutsu-scroll-fireninjutsuscroll","name":"Fire Ninjutsu Scroll","nameEn":"Fire Ninjutsu Scroll","evidence":"none","stats":[["matk_pct",1],["magic_pierce_pct",5,"main","staff"]]}
{"id":"ninjutsu-scroll-lightningninjutsuscroll","name":"Lightning Ninjutsu Scroll","nameEn":"Lightning Ninjutsu Scroll","evidence":"none","stats":[["stability_pct",5],["accuracy_pct",10,"main","katana"]]}
{"id":"ninjutsu-scroll-waterninjutsuscroll","name":"Water Ninjutsu Scroll","nameEn":"Water Ninjutsu Scroll","evidence":"none","stats":[["ailment_resist_pct",5],["aggro_pct",-10,"main","magicDevice"]]}
{"id":"ninjutsu-scroll-earthninjutsuscroll","name":"Earth Ninjutsu Scroll","nameEn":"Earth Ninjutsu Scroll","evidence":"none","stats":[["max_hp_pct",10],["frac_barrier_pct",10,"main","oneHandSword"]]}
{"id":"ninjutsu-scroll-windninjutsuscroll","name":"Wind Ninjutsu Scroll","nameEn":"Wind Ninjutsu Scroll","evidence":"none","stats":[["aspd",250],["crit_rate",5,"main","katana"]]}
{"id":"ninjutsu-scroll-darkninjutsuscroll","name":"Dark Ninjutsu Scroll","nameEn":"Dark Ninjutsu Scroll","evidence":"none","stats":[["aggro_pct",-10]]}
`
