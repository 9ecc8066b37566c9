import type { PlayersWords } from '@portolan/core';
import type { Clause } from '../clauses.ts';

/** What players type who look for a clause, where it does not say so itself. */
export const asked: PlayersWords<Clause>['asked'] = {
  'setup.first-master': {
    fr: 'qui commence premier joueur débute marqueur maître capitaine du port premier plus jeune',
    en: 'who starts begins first player marker harbour master first youngest captain',
  },
  'setup.ships': {
    fr: 'combien de bateaux pions nombre départ navires chacun deux joueurs',
    en: 'how many boats pieces number start ships each player gets everybody two players',
  },
  'setup.materials': {
    fr: 'où mettre ressources cubes début réserve combien',
    en: 'where put resources cubes beginning supply how many',
  },
  'setup.product-piles': {
    fr: 'mélanger préparer paquets decks cartes produit port',
    en: 'shuffle prepare decks product cards harbor',
  },
  'setup.mission-hand': {
    fr: 'combien début départ reçoit secrètes main distribuer missions chacun pioche',
    en: 'how many start beginning deal secret hand missions each draws pick up get',
  },
  'setup.navigation-pile': {
    fr: 'mélanger préparer deck pioche cartes navigation où',
    en: 'shuffle prepare deck navigation cards where',
  },
  'setup.no-navigation-cards': {
    fr: 'combien début main commence carte navigation reçoit',
    en: 'how many beginning hand deal navigation card start receive',
  },
  'board.start': {
    fr: 'où entrer bateau début occupé case départ entrée fleuve',
    en: 'where enter boat beginning taken starting space river entrance',
  },
  'board.channel': {
    fr: 'lignes traits couleurs chemins bifurcation canaux carte',
    en: 'lines colors paths fork routes map channel',
  },
  'board.one-ship': {
    fr: 'deux bateaux même case place partager navires position bloque',
    en: 'two boats same space share ships position block',
  },
  'board.anchor': {
    fr: 'à quoi sert utilité gagner symbole ancre carte',
    en: 'what for use purpose symbol anchor card',
  },
  'board.harbor': {
    fr: 'repartir sortir fin arrivée quel port pour quoi accepte quelle marchandise grain pétrole fruits où livrer',
    en: 'leave exit end arrival which harbor takes goods grain oil fruit where deliver crude',
  },
  'round.six-phases': {
    fr: 'étapes déroulement tour combien phases liste résumé manche',
    en: 'steps structure turn how many phases list summary round',
  },
  'round.seat-order': {
    fr: 'qui commence sens du jeu ordre joue ensuite',
    en: 'who starts direction turn order which way play goes plays next',
  },
  'round.marker': { fr: 'disque avancer qui pion', en: 'disc advance who token' },
  'launch.one-ship': {
    fr: 'combien de bateaux plusieurs deux navires mettre eau manche',
    en: 'how many boats several two ships launch per round',
  },
  'launch.start-choice': {
    fr: 'où choisir entrée place placer mon navire départ',
    en: 'where choose entrance which start place ship',
  },
  'launch.cargo-choice': {
    fr: 'combien charger ressource quelle cube choisir deux matière première importe laquelle',
    en: 'how many load resource which cube choose two raw material any',
  },
  'launch.optional': {
    fr: 'obligé passer refuser sauter placer poser bateau mettre à l’eau',
    en: 'have to pass skip must launch place boat obligatory',
  },
  'launch.start-free': {
    fr: 'pris plein entrée bloquée bateau plus départ libre positions prises toutes',
    en: 'taken full blocked boat all starts occupied no start free positions',
  },
  'launch.cargo-in-stock': {
    fr: 'plus de cubes ressource vide épuisé marchandise pétrole grain réserve épuisée',
    en: 'no cubes left resource run out cargo ran out exhausted oil grain supply more',
  },
  'launch.material-back': {
    fr: 'quand de nouveau disponible ressource revient',
    en: 'when available again resource comes back',
  },
  'launch.empty-ship': {
    fr: 'plus de ressource bateau sans cargaison choisir partir vide matière',
    en: 'no resource left boat without cargo choose launch empty out material',
  },
  'launch.ship-in-reserve': {
    fr: 'plus de bateaux tous sortis manque plus aucun navire disponible plus de bateau dispo',
    en: 'no boats left all out lacking no more ships available ship',
  },
  'advice.hold-back': { fr: 'conseil stratégie garder bateau', en: 'tip strategy keep boat' },
  'sail.must-call': {
    fr: 'passer refuser obligé combien de couleurs sauter annoncer couleur',
    en: 'pass refuse have to how many colors skip calling call color must',
  },
  'sail.channel-color': {
    fr: 'quelles couleurs possibles disponibles couleur existe pas choisir',
    en: 'which colors possible available color that does not exist pick',
  },
  'sail.moves-nobody': {
    fr: 'inutile aucun bateau bloquer gâcher couleur ne fait bouger personne',
    en: 'useless no boat block waste color call ship nobody uses',
  },
  'sail.by-color': {
    fr: 'quels bateaux bougent concernés adversaires navires avancent devant canal couleur',
    en: 'which boats move concerned opponents other players’ ships front channel color',
  },
  'sail.all-ships-move': {
    fr: 'obligé de bouger refuser rester plusieurs bateaux adversaire avancer mon navire',
    en: 'have to move refuse stay several boats opponent choose not must forced ship',
  },
  'sail.one-channel': {
    fr: 'combien de cases loin distance deux fois continuer avance encore suivant avancer',
    en: 'how many spaces far distance twice continue keep going next move',
  },
  'sail.mover-order': {
    fr: 'qui bouge en premier ordre bateaux déplacement navires abord même couleur',
    en: 'who first boats turn order moves moving ships same color caller',
  },
  'sail.owner-chooses': {
    fr: 'fourche bifurcation choisir chemin qui décide deux canaux même couleur direction propriétaire',
    en: 'fork choose path who decides which way two channels same color direction owner front',
  },
  'sail.call-order': {
    fr: 'qui annonce ensuite suite tour choisit couleur',
    en: 'who calls after turn chooses color next',
  },
  'sail.repeat-color': {
    fr: 'même déjà prise annoncée deux fois réutiliser couleur choisie',
    en: 'same already taken called twice again color chosen',
  },
  'sail.blocked': {
    fr: 'occupé case devant coincé dépasser sauter pousser navire bloqué attendre bateau bloque',
    en: 'occupied space stuck pass jump push bump behind another ship blocked front wait what blocks',
  },
  'sail.evasion': {
    fr: 'obligé choisir détour rester refuser fourche canal occupé autre libre dévier',
    en: 'have to choose detour stay refuse fork one channel occupied other free forced',
  },
  'advice.cargo-for-mission': { fr: 'conseil stratégie quelle ressource', en: 'tip strategy which resource' },
  'advice.watch-channels': { fr: 'conseil stratégie plateau trajet', en: 'tip strategy board route' },
  'advice.guess-colors': { fr: 'conseil stratégie bluff adversaires', en: 'tip strategy bluff opponents' },
  'advice.several-moves': { fr: 'conseil stratégie avancer plusieurs', en: 'tip strategy advance' },
  'advice.divert-and-block': { fr: 'conseil stratégie gêner détourner', en: 'tip strategy hinder annoy' },
  'anchor.one-card-per-ship': {
    fr: 'combien piocher gagner pour chaque bateau deux ancres quand carte navigation ancre navires reçoit',
    en: 'how many get each anchor boat two when ships anchors cards navigation card',
  },
  'navigation.any-phase': {
    fr: 'quand combien limite plusieurs par tour jouer carte navigation',
    en: 'when how many limit several turn play navigation card',
  },
  'navigation.own-turn': {
    fr: 'quand réagir interrompre adversaire pendant autre carte navigation tour adverse',
    en: 'when react interrupt opponent out of turn someone else else’s navigation card opponent’s',
  },
  'navigation.from-hand': { fr: 'd’où carte posée', en: 'from where laid' },
  'navigation.hand-limit': {
    fr: 'combien maximum limite trop défausser garder quatrième trois cartes navigation main',
    en: 'how many maximum limit too discard max keep four cards three navigation hand',
  },
  'navigation.lay-points': {
    fr: 'poser avantage montrer points carte libérer place',
    en: 'lay advantage show score put down card make room',
  },
  'navigation.laid-not-in-hand': {
    fr: 'limite libérer place compte carte posée main',
    en: 'limit free room counts laid card hand',
  },
  'navigation.reshuffle': {
    fr: 'épuisée plus de cartes remélanger défausse navigation utilisées jouées où vont pioche vide',
    en: 'run out no cards left discard used navigation played where go pile empty',
  },
  'unload.every-ship': {
    fr: 'qui en premier ordre livraison vider décharge t',
    en: 'who first order delivery when unload',
  },
  'unload.own-order': {
    fr: 'ordre livraison bateaux choisir déchargement',
    en: 'order delivery boats choose unload unloading',
  },
  'unload.product-card': {
    fr: 'livraison gagner quoi recevoir bon port gagne t livrer bonne marchandise carte produit reçoit',
    en: 'delivery get what receive right reward delivering goods product card',
  },
  'unload.return': {
    fr: 'bateau revient récupérer où va cube après livraison déchargé après navire rendu',
    en: 'boat comes back recover where cube after delivery after unloading ship returned',
  },
  'unload.reuse': {
    fr: 'bateau revient encore réutiliser repartir prochain après livraison récupérer',
    en: 'boat back again relaunch next after delivery recover reuse',
  },
  'unload.same-phase': {
    fr: 'bateau immédiatement réutiliser tout de suite navire rendu repartir aussitôt',
    en: 'boat immediately right away relaunch returned ship once',
  },
  'unload.wrong-cargo': {
    fr: 'mauvais port erreur mauvaise matière que se passe marchandise cargaison perdue rien',
    en: 'wrong mistake bad what happens port harbor nothing cargo goods quay lose',
  },
  'trade.products': {
    fr: 'commerce troc négocier avec qui adversaires échanger cartes produit autres joueurs capitaine',
    en: 'deal swap negotiate with whom opponents trade anyone anybody product cards trading other players',
  },
  'trade.products-only': {
    fr: 'missions navires points argent négocier quoi échanger cartes navigation contre',
    en: 'missions ships points money what trade navigation cargo swap cards',
  },
  'trade.secrecy': {
    fr: 'secret révéler montrer main cartes produit cachées obligé',
    en: 'secret reveal open hand show my cards product hidden have',
  },
  'trade.faces': { fr: 'secret voir cachées qui cartes échangées', en: 'secret hidden who sees traded cards' },
  'trade.no-order': {
    fr: 'tour en même temps simultané qui commence échange abord ordre commerce',
    en: 'turn same time simultaneous who starts trades first order',
  },
  'advice.trade-helps': { fr: 'conseil stratégie', en: 'tip strategy' },
  'trade.ends': { fr: 'quand terminé fini arrêter fin échanges', en: 'when finished over stop trading end' },
  'trade.comes-back': { fr: 'revenir après refus de nouveau', en: 'return after refusing again' },
  'trade.closed': {
    fr: 'hors plus tard autre moment quand échanger phase cinq',
    en: 'outside later other time when trade phase five',
  },
  'mission.fulfill': {
    fr: 'obligé facultatif quand accomplir faire remplir mission',
    en: 'have to optional when complete must mission obligatory',
  },
  'mission.own-mission': {
    fr: 'voler adversaire commune remplir mission autre',
    en: 'steal opponent shared fulfill another’s mission',
  },
  'mission.exact-products': {
    fr: 'coût surplus en plus moins payer manque produits demandés mission trop',
    en: 'cost surplus extra fewer pay missing products too many exact cards need required mission',
  },
  'mission.from-hand': { fr: 'd’où emprunter', en: 'where borrow' },
  'mission.one-per-round': {
    fr: 'plusieurs combien limite accomplir remplir 2 deux missions même manche tour fois',
    en: 'several how many limit two complete missions same round turn once fulfil',
  },
  'mission.shown': {
    fr: 'où montrer cachée révéler mission remplie visible points',
    en: 'where hidden reveal fulfilled mission visible points',
  },
  'mission.products-return': {
    fr: 'où vont défausse dépensées cartes utilisées produits utilisés reviennent',
    en: 'where spent discard used go products',
  },
  'mission.redraw': {
    fr: 'nouvelle piocher remplacer combien mission tirer après remplir',
    en: 'new draw replace how many mission after completing afterwards',
  },
  'mission.redraw-at-once': {
    fr: 'quand piocher nouvelle obligé tirer mission tout suite',
    en: 'when draw new have to mission immediately',
  },
  'mission.keep-rest': {
    fr: 'reste limite main garder combien produits restants',
    en: 'leftover limit keep how many unused remaining products',
  },
  'advice.hoard-products': { fr: 'conseil stratégie stocker', en: 'tip strategy keep' },
  'round.master-passes': {
    fr: 'qui devient Capitaine change prochain premier joueur quand suivant fin manche',
    en: 'who becomes Harbor Master changes next first player when captain end round',
  },
  'round.restart': { fr: 'nouvelle recommencer début suivante manche', en: 'new begin next round restart' },
  'end.twelve-mission-points': {
    fr: 'quand fin se termine combien de points arrêter finir partie douze',
    en: 'when ends finish how many stop game end points needed twelve',
  },
  'end.finish-phase': {
    fr: 'finir tour immédiatement égalité dernier partie arrête tout suite 12 points phase',
    en: 'finish turn immediately last others still play game stops 12 points phase',
  },
  'score.total': {
    fr: 'compter calculer décompte final quoi points fin',
    en: 'count calculate final scoring what counts add up points end tally',
  },
  'score.missions': {
    fr: 'pénalité non remplies inachevées négatif perdre inaccomplies points missions ratées faites',
    en: 'penalty unfinished negative lose incomplete points missions failed',
  },
  'score.navigation': {
    fr: 'combien valent points cartes navigation avantage',
    en: 'how much worth cards points navigation advantage',
  },
  'score.products': {
    fr: 'combien valent restants points cartes produit',
    en: 'how much worth leftover points what is a product cards many',
  },
  'score.winner': { fr: 'vainqueur qui gagne victoire', en: 'who victory wins winner' },
  'score.tie-missions': {
    fr: 'égalité ex aequo départage vainqueur points mission',
    en: 'tied tie breaker winner mission points',
  },
  'score.tie-products': {
    fr: 'égalité ex aequo deuxième départage nombre produits',
    en: 'tied second tie breaker number products',
  },
  'score.trigger-not-win': {
    fr: 'premier à 12 gagne automatiquement douze forcément',
    en: 'first to 12 automatically wins twelve necessarily',
  },
  'card.turn-of-luck': {
    fr: 'carte effet échanger cargaisons deux bateaux chance tourne',
    en: 'effect swap cargo two boats turn luck cargoes',
  },
  'card.extra-cargo': {
    fr: 'carte effet bateau supplémentaire cargaison deuxième navire',
    en: 'effect additional boat extra cargo second ship',
  },
  'card.extra-cargo-start': { fr: 'occupé impossible bloqué', en: 'occupied impossible blocked' },
  'card.setback': {
    fr: 'carte effet reculer d’un en arrière 1 revers navire case canal',
    en: 'effect move back one 1 space ship setback push channel',
  },
  'card.heavy-storm': {
    fr: 'carte effet reculer de deux tempête 2 en arrière forte cases canaux',
    en: 'effect move back two 2 spaces heavy storm push put ship channels',
  },
  'card.way-back': {
    fr: 'reculer chemin qui choisit bloqué occupé où',
    en: 'path who picks blocked occupied which way back',
  },
  'card.joker': {
    fr: 'remplace n’importe quel produit joker mission quoi',
    en: 'wild any product substitute joker instead mission replaces',
  },
  'card.advantage': { fr: 'carte points vaut avantage combien', en: 'card worth advantage how many points' },
  'card.extra-advantage': {
    fr: 'carte points vaut avantage supplémentaire deux',
    en: 'card worth extra advantage two points',
  },
  'card.cargo-thief': {
    fr: 'piquer voler dérober effet carte bateau marchandise autre navire prendre cube',
    en: 'steal rob take effect boat cargo goods from other ship cube another',
  },
  'card.thief-launch': { fr: 'voler sans bateau aucun sur l’eau navire eau', en: 'steal without boat none no afloat' },
  'card.port-police': {
    fr: 'effet carte perdre confisquer retirer marchandise police inspection confisque cargaison',
    en: 'effect lose confiscate remove cargo police inspection confiscates',
  },
  'variant.safe-haven': {
    fr: 'variante protection attaquer navire à quai sûr havre paix port protégé cartes',
    en: 'variant protected attack harbour safe harbor haven ship cards',
  },
  'variant.safe-haven-length': { fr: 'variante durée', en: 'variant duration' },
  'variant.open-products': {
    fr: 'variante visibles ouverts cartes produit ouvertes face visible',
    en: 'variant visible open product cards face up piles',
  },
  'variant.open-bury': {
    fr: 'variante mauvais port carte visible défausser mauvaise cargaison dessous',
    en: 'variant wrong harbour visible discard cargo card under',
  },
  'variant.open-plan': { fr: 'variante pourquoi intérêt', en: 'variant why' },
  'ruling.empty-launch': {
    fr: 'partir sans cargaison bluff bateau vide volontairement exprès',
    en: 'without cargo on purpose boat launch empty',
  },
  'ruling.blocked-ship': {
    fr: 'ordre bateaux attendre débloquer mêmes navire bloqué puis libéré bouge même couleur',
    en: 'order boats wait unblock blocked ship then freed moves same color',
  },
  'ruling.harbor-occupancy': {
    fr: 'plusieurs bateaux port plein deux navires même quai',
    en: 'several boats full two same harbor quay',
  },
  'ruling.fourth-card': {
    fr: 'trop limite dépasser défausser quatre main pleine garder quatrième carte navigation',
    en: 'too many limit over discard four full hand keep fourth card navigation',
  },
  'ruling.lay-points': { fr: 'quand poser moment avantage', en: 'when timing advantage' },
  'ruling.reshuffle-timing': {
    fr: 'quand remélanger épuisée défausse moment mélanger cartes utilisées',
    en: 'when reshuffle run out discard shuffle used cards',
  },
  'ruling.cards-around-call': {
    fr: 'quand jouer avant après couleur moment carte navigation annoncer',
    en: 'when timing before after color navigation card calling',
  },
  'ruling.cards-in-trading': { fr: 'quand commerce jouer pendant tous', en: 'when during anyone' },
  'ruling.trading-order': {
    fr: 'plusieurs offres même temps simultané répondre',
    en: 'several offers same time simultaneous respond',
  },
  'ruling.spent-products': {
    fr: 'où dessus dessous défausse dépensés cartes utilisées produits rendus pile',
    en: 'where top bottom discard spent used products pile',
  },
  'ruling.trade-balance': {
    fr: 'donner gratuit cadeau contre rien inégal échanger deux cartes',
    en: 'gift free nothing for uneven two for one 2 1 unequal trade cards give away',
  },
  'ruling.navigation-points': {
    fr: 'avantage en main compter fin cartes comptent',
    en: 'advantage hand count end cards',
  },
  'ruling.swap-empty': { fr: 'échanger bateau vide cargaison chance', en: 'swap empty boat cargo luck ship' },
  'ruling.impossible-retreat': {
    fr: 'reculer moins bloqué tempête revers un seul',
    en: 'back less blocked storm setback one storm setback ship behind occupied',
  },
  'ruling.jokers-per-mission': {
    fr: 'deux plusieurs combien limite joker jokers même mission',
    en: 'two several how many limit joker use jokers same mission',
  },
  'ruling.thief-full-hold': { fr: 'voler bateau plein chargé deux cubes', en: 'steal full boat loaded two' },
  'ruling.bury-timing': { fr: 'variante quand carte visible moment', en: 'variant when visible timing' },
  'ruling.product-tie': {
    fr: 'départage ex aequo valeur égalité produits nombre',
    en: 'tie breaker value products number',
  },
  'ruling.full-tie': {
    fr: 'ex aequo parfait partagée départage égalité parfaite',
    en: 'tied complete tie breaker shared perfect',
  },
  'silent.cards-in-trade': {
    fr: 'échanger donner cartes joker négocier carte navigation',
    en: 'swap card deal trade joker navigation',
  },
  'silent.other-goods': {
    fr: 'échanger cubes négocier bateaux mission missions navires',
    en: 'swap cubes deal boats trade missions ships',
  },
  'silent.promises': {
    fr: 'accord négocier parole contraignant promettre couleur contre carte promesse',
    en: 'deal agreement binding word promise color return card',
  },
};
