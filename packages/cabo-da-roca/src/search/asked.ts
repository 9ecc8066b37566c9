import type { PlayersWords } from '@portolan/core';
import type { Clause } from '../clauses.ts';

/** What players type who look for a clause, where it does not say so itself. */
export const asked: PlayersWords<Clause>['asked'] = {
  'goal.players': { fr: 'combien de joueurs durée âge temps', en: 'how many players duration long player count age' },
  'goal.most-coins': {
    fr: 'but objectif comment gagner argent points jeu',
    en: 'objective how win money victory object points goal',
  },
  'goal.growing-sea': {
    fr: 'plateau combien tuiles début départ taille grandit',
    en: 'board how many start starting size grows',
  },
  'goal.incomes': { fr: 'comment gagner de l’argent revenus argent', en: 'how earn make money income ways' },
  'goal.plan': { fr: 'conseil stratégie où conseils', en: 'tip strategy tips' },
  'tiles.sea': {
    fr: 'combien nombre types quart terre mer compte',
    en: 'how many number types quarter land counts as sea',
  },
  'tiles.shore': { fr: 'combien nombre types', en: 'how many number types' },
  'tiles.corners': { fr: 'bords motifs description coins tuiles correspondre', en: 'edges pattern tile corners match' },
  'port.governor': {
    fr: 'contrôler prendre combien à qui occuper port ports',
    en: 'control take own how many occupy port ports',
  },
  'lighthouse.keeper': {
    fr: 'contrôler prendre combien marin garder phare',
    en: 'control take own how many who owns lighthouse sailor holds',
  },
  'lighthouse.toll': {
    fr: 'payer combien passer sortir taxe qui doit près phare vingt pièces droit mon propre gratuit appartient',
    en: 'pay how much pass tax who owes passing near lighthouse twenty coins when toll own free mine',
  },
  'lighthouse.must-sell': {
    fr: 'pas assez d’argent payer dette revendre argent phare vendre plus rien',
    en: 'not enough money pay debt broke can’t lighthouse sell no toll',
  },
  'lighthouse.elimination': {
    fr: 'ruiné faillite dehors perdu argent rien vendre éliminé joueur perd',
    en: 'bankrupt broke out lose money nothing sell eliminated player',
  },
  'lighthouse.bonus': {
    fr: 'gagner action gratuite passer près mouvement supplémentaire gratuit phare finir',
    en: 'earn free action pass near move extra lighthouse finish',
  },
  'lighthouse.bonus-free': {
    fr: 'gratuit coûte compter bonus phare compte comme action',
    en: 'free cost count lighthouse bonus counts as action',
  },
  'lighthouse.bonus-next-turn': {
    fr: 'garder combien de temps cumuler stocker bonus phare prochain tour',
    en: 'keep how long save accumulate bonus lighthouse next turn',
  },
  'lighthouse.bonus-ship': {
    fr: 'autre bateau transférer donner à bonus phare utiliser',
    en: 'other boat transfer give lighthouse bonus another ship use',
  },
  'lighthouse.bonus-each': {
    fr: 'deux combien cumuler plusieurs phares bonus',
    en: 'two how many accumulate cumulative several lighthouses bonus',
  },
  'hazard.shoals': {
    fr: 'passer quels bateaux peut haut fond récif hauts fonds passe',
    en: 'which boats can pass reef shallow shallows who may',
  },
  'hazard.rock': {
    fr: 'passer peut traverser écueil récif rocher interdit',
    en: 'can pass through reef rock cross forbidden',
  },
  'hazard.shark': {
    fr: 'coûte combien traverser bateau requin actions perdues',
    en: 'how much cost boat extra action shark actions lost',
  },
  'hazard.shark-twice': {
    fr: 'coûte combien repartir quitter traverser requin sortir',
    en: 'how much cost exit pass through shark leaving',
  },
  'hazard.storm': {
    fr: 'détruit perdu que se passe bateau tempête pêche coule',
    en: 'destroyed lost what happens boat storm fisherman sinks',
  },
  'hazard.storm-others': {
    fr: 'traverser quels bateaux peut tempête commerce pirate',
    en: 'cross which boats can trader pirate storm safe merchant',
  },
  'island.value': { fr: 'combien vaut points argent trésor île', en: 'how much worth points money island treasure' },
  'island.hold': {
    fr: 'à qui appartient gagner contrôler trésor île marin',
    en: 'who owns get control gets treasure win island sailor',
  },
  'island.stays': {
    fr: 'reprendre repartir bouger récupérer pion quitter île marin',
    en: 'leave move take back guy recover get off remove island again sailor',
  },
  'wreck.value': { fr: 'combien vaut points argent trésor épave', en: 'how much worth points money wreck treasure' },
  'wreck.hold': {
    fr: 'à qui appartient gagner contrôler épave bateau dessus',
    en: 'who owns get control gets treasure win wreck ship',
  },
  'wreck.leave': { fr: 'quitter repartir bouger rester obligé épave', en: 'stay have to move leave wreck' },
  'fish.beside-port': {
    fr: 'combien valent nombre à quoi sert poisson côté port',
    en: 'how many worth what for fish beside port',
  },
  'fish.advice': { fr: 'conseil stratégie', en: 'tip strategy' },
  'cards.trade': {
    fr: 'lire comment marchandise prix signification carte commerce ports rayés',
    en: 'read how goods meaning trade card price ports crossed',
  },
  'cards.treasure': {
    fr: 'lire combien vaut carte trésor valeur cinquante cent',
    en: 'read how much worth treasure card value fifty hundred',
  },
  'pieces.roles': { fr: 'gouverneur gardien différence nom', en: 'difference name' },
  'pieces.sailors': {
    fr: 'combien nombre maximum pions marins chacun matelots possède',
    en: 'how many number maximum pawns sailors each own crew',
  },
  'pieces.fleet-limit': {
    fr: 'combien de bateaux nombre maximum limite deux chaque sorte',
    en: 'how many boats number maximum limit ships own two each kind',
  },
  'setup.parts': {
    fr: 'contenu matériel combien boîte tuiles',
    en: 'contents components how many tiles cards in the box',
  },
  'setup.coins': {
    fr: 'argent départ début combien commencer commence pièces',
    en: 'money starting beginning how much begin gold cash',
  },
  'setup.port': {
    fr: 'tirer hasard début quel premier port reçoit',
    en: 'random draw beginning which first port drawn dealt',
  },
  'setup.first-sailor': {
    fr: 'gratuit début pion départ premier marin compte mouvement',
    en: 'free beginning pawn start starting sailor first counts as move',
  },
  'setup.cross': {
    fr: 'plateau début placer tuiles départ cinq croix mer taille',
    en: 'board beginning start place five tiles cross sea size',
  },
  'setup.stack': {
    fr: 'mélanger deck préparer pioche tuiles choisir pile',
    en: 'shuffle deck prepare draw pile face down tile choose which stack',
  },
  'setup.cards': { fr: 'mélanger deck préparer paquets', en: 'deck prepare shuffle' },
  'opening.oldest': {
    fr: 'qui commence premier joueur plus vieux âgé jeune',
    en: 'who starts first player goes oldest youngest begins',
  },
  'opening.tiles-only': {
    fr: 'premier tour acheter bouger peut début 1 2 3 acheter bateau premiers tours deux trois',
    en: 'round 1 2 3 buy move can beginning boat ship turn first rounds one two three',
  },
  'opening.tile-or-port': {
    fr: 'quand poser mon port début tour son lieu piocher',
    en: 'when place my beginning port first turns lay instead drawing harbor',
  },
  'opening.ports-by-round-four': {
    fr: 'quand poser mon port limite obligé tard garder jusqu’à dernier délai tour quatre',
    en: 'when place deadline have to keep hold port until latest must round four',
  },
  'opening.from-round-four': {
    fr: 'quand peut acheter bouger tour 4 début commencer premier acheter bateau naviguer quatre',
    en: 'when can buy move round 4 start first boat ship turn I sail four',
  },
  'opening.wait': { fr: 'conseil stratégie quand poser attendre port', en: 'tip strategy when wait place port' },
  'opening.fish': { fr: 'conseil stratégie début', en: 'tip strategy beginning' },
  'turn.order': { fr: 'sens du jeu suivant à qui', en: 'direction who next play' },
  'laying.one-tile': {
    fr: 'combien deux tirer refuser tuiles piocher poser tour obligé',
    en: 'how many two refuse tiles draw place per turn must',
  },
  'laying.adjacent': {
    fr: 'où poser place diagonale tuile toucher côté',
    en: 'where place diagonal may a tile go touching side',
  },
  'laying.sides': { fr: 'bords correspondre raccord terre mer côte côté', en: 'edges match fit land sea beside' },
  'laying.redraw': {
    fr: 'ne va nulle part impossible injouable repiocher tuile poser rentre',
    en: 'does not fit impossible unplayable draw again tile unplaceable won’t anywhere another',
  },
  'laying.corners': {
    fr: 'diagonale raccord coin toucher terre mer même',
    en: 'diagonal match touching corner land versus sea',
  },
  'laying.ports-apart': {
    fr: 'à côté voisins adjacents diagonale deux ports côte collés distance entre',
    en: 'next to adjacent diagonal two harbors side each other near',
  },
  'laying.dead-stack': {
    fr: 'plus de place impossible bloqué fin aucune tuile posable',
    en: 'no place impossible blocked end tile can placed',
  },
  'turn.tile': {
    fr: 'ordre commencer obligé d’abord poser tuile abord',
    en: 'order start have to before must place tile first',
  },
  'turn.must-depart': {
    fr: 'obligé de partir rester au port quitter sortir bloqué forcé départ bateau doit quai tout suite',
    en: 'have to stay remain in harbor blocked forced leave must port docked depart',
  },
  'turn.actions': {
    fr: 'quoi faire peut ordre pendant son tour actions possibles',
    en: 'what can do order turn possible actions',
  },
  'turn.steps': { fr: 'ordre déroulement phases tour étapes', en: 'order sequence phases structure of a turn steps' },
  'turn.limit': { fr: 'plus d’actions dépasser maximum nombre actions', en: 'more than maximum exceed number actions' },
  'actions.two': { fr: 'combien par tour nombre actions', en: 'how many each per number actions turn' },
  'actions.three': {
    fr: 'combien par tour bonus 3 troisième action trois bateaux acheté',
    en: 'how many per 3 third extra bonus action ships three bought this turn',
  },
  'actions.any-piece': {
    fr: 'répartir même bateau toutes diviser actions plusieurs bateaux',
    en: 'split same boat all divide actions several ships',
  },
  'actions.optional': {
    fr: 'obligé passer garder économiser conserver actions non utilisées tour suivant perdues',
    en: 'have to pass save skip use all actions unused keep next turn carry over lost',
  },
  'actions.one-ship-per-tile': {
    fr: 'deux bateaux même case occupée traverser partager',
    en: 'two boats same square occupied through share ships tile',
  },
  'actions.one-sailor-per-tile': { fr: 'deux marins même case occupée', en: 'two same square occupied share sailors' },
  'actions.ship-and-sailor': { fr: 'même case ensemble marin à bord bateau', en: 'same square together sailor boat' },
  'actions.examples': { fr: 'exemples que faire combinaisons', en: 'combinations what can' },
  'buying.may': { fr: 'quoi acheter dépenser argent peut', en: 'what spend money can buy' },
  'buying.after-tile': {
    fr: 'quand acheter moment fin du tour avant après bouger',
    en: 'when buy timing end before after moving',
  },
  'buying.one-action': {
    fr: 'coûte action combien plusieurs achats acheter compte deux choses',
    en: 'cost how many several buys buying uses action counts two things same turn several',
  },
  'buying.own-port': {
    fr: 'où placer bateau acheté occupé nouveau',
    en: 'where place boat bought occupied new boats placed put ship',
  },
  'buying.moored': { fr: 'où placer orientation côté', en: 'where side orientation' },
  'buying.guest-port': {
    fr: 'bateau neuf port de quelqu’un d’autre chez accord placer acheter un autre mettre',
    en: 'boat someone else’s harbor permission where place buy in another player’s opponents put ship another’s port',
  },
  'buying.guest-fee': {
    fr: 'payer bateau chez quelqu’un autre port combien vingt pièces placer adversaire',
    en: 'pay boat someone else’s harbor how much twenty coins place opponent',
  },
  'buying.sailor-home': {
    fr: 'où placer marin acheté mettre ville départ où va nouveau poser mettre',
    en: 'where place bought put sailor home town',
  },
  'buying.sailor-port': {
    fr: 'où placer marin acheté capturer prendre port vacant bateau ancré où va nouveau',
    en: 'where place bought capture take sailor vacant port ship',
  },
  'buying.sailor-islet': {
    fr: 'où placer marin acheté mettre atteindre phare île comment bateau côté',
    en: 'where place bought put reach new sailor on lighthouse island how ship nearby',
  },
  'buying.prices': {
    fr: 'combien coûte bateau argent prix tarif marin pirate pêche commerce',
    en: 'how much cost boat money price list sailor pirate fishing merchant vessel',
  },
  'buying.resale': {
    fr: 'vendre bateau combien moitié revendre marin prix rapporte',
    en: 'sell boat how much half back resell sailor ship price get',
  },
  'buying.new-ship': {
    fr: 'bouger bateau acheté même tour obligé bouge tout suite',
    en: 'move bought boat same have to ship moves right away turn',
  },
  'debts.sell': {
    fr: 'vendre payer pas assez argent manque plus dette ses bateaux',
    en: 'pay not enough money lack out debt sell ships',
  },
  'debts.at-once': {
    fr: 'quand payer vendre action coûte dette vente compte',
    en: 'when pay sell cost debt sale counts action',
  },
  'sailors.no-own-trade': {
    fr: 'vendre chez soi mon propre port marin présent',
    en: 'sell at home my in own port sailor there',
  },
  'sailors.leave-first': {
    fr: 'vendre chez soi mon propre port retirer marin moi',
    en: 'sell my own at home remove sailor',
  },
  'sailors.back-next-turn': {
    fr: 'revenir remettre quand retour marin port après vente',
    en: 'return when come back put sailor after sale',
  },
  'sailors.may-leave': {
    fr: 'bloqué sortir quitter coincé marin quitte port bateau adverse présent',
    en: 'blocked exit stuck sailor leaves port enemy ship present',
  },
  'sailors.step': {
    fr: 'combien de cases marcher loin bouger marin marche déplacement diagonale',
    en: 'how many squares far move walk sailor walks moves diagonal',
  },
  'sailors.land-only': {
    fr: 'traverser mer eau nager île bateau transporter marin traverse terre monter',
    en: 'cross water swim island boat carry sailor sea land get on',
  },
  'sailors.once': {
    fr: 'combien deux fois plusieurs marin déplacer tour',
    en: 'how many two several far move sailor twice often per turn',
  },
  'ships.sea-only': {
    fr: 'passer terre traverser coin phare entre deux bateau',
    en: 'pass land through lighthouse between sail over ship corner',
  },
  'ships.cap': {
    fr: 'combien cases maximum loin bateau mouvements',
    en: 'how many squares maximum far boat moves one ship',
  },
  'ships.advance': {
    fr: 'bouger tout droit reculer diagonale avancer coûte case combien',
    en: 'move straight backwards diagonal moving forward costs square',
  },
  'ships.rotate': {
    fr: 'pivoter changer direction demi-tour virer 45 degrés coût rotation tourner coûte action quart',
    en: 'turn pivot change direction 45 degrees u-turn cost rotation turning costs action rotating',
  },
  'pirate.rotate-or-advance': {
    fr: 'virer et bouger même tour les deux pirate tourner puis avancer',
    en: 'turn and move same both pirate then',
  },
  'ships.mix': { fr: 'combiner tourner puis avancer les deux même tour', en: 'combine turn then move both same' },
  'mooring.quay': {
    fr: 'position orientation entrer arriver port tourne automatiquement parallèle quai gratuit angle se garer',
    en: 'position orientation enter arriving port turns automatically parallel free angle parking',
  },
  'mooring.one-action': {
    fr: 'coûte entrer direction combien port',
    en: 'cost enter direction how much entering actions port costs',
  },
  'mooring.no-more-move': {
    fr: 'continuer bouger après entrée encore vient arriver repartir être entré port',
    en: 'continue keep moving after entering again just arrived leave move port',
  },
  'mooring.next-turn': {
    fr: 'quand sortir quitter rester repartir vient arriver repart port tirer carte',
    en: 'when exit depart stay leave just arrived port again draw card',
  },
  'mooring.five-ways': {
    fr: 'directions sortir quitter où sortie départ port',
    en: 'directions exit where leave leaving way out port',
  },
  'crossing.parallel': {
    fr: 'croiser dépasser bateau travers sauter traverser passer case autre',
    en: 'overtake through jump boat over sail past another ship ship’s square pass',
  },
  'crossing.move-on': {
    fr: 's’arrêter dessus croiser coûte arrêter bateau traversé',
    en: 'stop on top overtake cost ship passed',
  },
  'ships.illegal-move': {
    fr: 'interdit erreur triche pénalité coup illégal bateau coulé',
    en: 'mistake cheating penalty wrong cheat noticed illegal move ship sunk',
  },
  'fishing.coasting': {
    fr: 'bateau loin côte éloigner large pêche cabotage terre côté pleine mer',
    en: 'boat far away shore from coast fishing land open sea',
  },
  'fishing.land-squares': {
    fr: 'compte comme terre quoi pêche phare île quart',
    en: 'what counts as land fishing lighthouse island quarter',
  },
  'fishing.shoals': {
    fr: 'bateau passer traverser pêcheur hauts fonds peut',
    en: 'boat pass cross fishing shallows can',
  },
  'fishing.sinks': {
    fr: 'détruit perdu danger pêcheur tempête rocher coule',
    en: 'destroyed lost danger fishing boat storm rock sinks',
  },
  'fishing.unarmed': { fr: 'tirer combattre pêcheur attaquer', en: 'shoot fight fishing boat attack' },
  'trader.open-sea': {
    fr: 'loin côte large bateau commerce pleine mer',
    en: 'far from shore away merchant ship open sea',
  },
  'trader.sinks': {
    fr: 'détruit perdu danger haut fond bateau commerce hauts fonds rocher coule',
    en: 'destroyed lost danger merchant ship shallows rock sinks over',
  },
  'trader.unarmed': { fr: 'tirer combattre canons bateau commerce attaquer', en: 'shoot fight merchant ship attack' },
  'pirate.open-sea': { fr: 'loin côte large', en: 'far from shore away' },
  'pirate.sinks': {
    fr: 'détruit perdu danger tempête pirate hauts fonds rocher coule',
    en: 'destroyed lost danger pirate shallows rock sinks',
  },
  'pirate.no-trade': { fr: 'commerce vendre transporter pirate livrer', en: 'sell carry pirate trade deliver' },
  'pirate.no-port': {
    fr: 'rentrer entrer refuge ancrer pirate port accoster',
    en: 'go into refuge dock pirate harbor enter',
  },
  'pirate.one': { fr: 'combien deux limite pirates', en: 'how many two limit pirates' },
  'pirate.no-dues': { fr: 'payer phare taxe combien pirate paie port', en: 'pay lighthouse tax pirate pays port' },
  'pirate.bonus': {
    fr: 'phare action gratuite gagner pirate bonus gratuit',
    en: 'free action gain pirate lighthouse bonus',
  },
  'pirate.armed': { fr: 'qui peut tirer attaquer canon', en: 'who can shoot attack cannon' },
  'trade.start': {
    fr: 'où charger quand commerce commencer marchandises',
    en: 'where load when pick up start trading goods',
  },
  'trade.draw': {
    fr: 'quand piocher carte combien coûte choisir tirer commerce',
    en: 'when cost how much pick draw trade card',
  },
  'trade.free-choice': {
    fr: 'changer choisir port annoncer destination avis route livrer où',
    en: 'change choose announce declare destination where going mind way midway',
  },
  'trade.partners': {
    fr: 'où vendre quel port à qui livrer libre adversaire vide sans marin',
    en: 'where sell which deliver whom free opponent’s port empty without sailor',
  },
  'trade.impossible': {
    fr: 'aucun port bloqué carte inutile possible seulement mon rester',
    en: 'none blocked useless card no port wants goods nowhere to sell possible only own stay',
  },
  'trade.redraw-next': {
    fr: 'quand repiocher bloqué nouvelle carte tour suivant',
    en: 'when draw again blocked new card next turn',
  },
  'trade.other-pieces': { fr: 'bloqué jouer quoi faire bateau reste quai', en: 'blocked play what do ship stays quay' },
  'trade.listed': {
    fr: 'quels ports refusent interdit croix livrer vendre où port rayé revenir départ même',
    en: 'which refuse forbidden cross port refuses wants goods ports deliver sell where crossed out return came from same',
  },
  'trade.on-arrival': {
    fr: 'quand vendre obligé attendre arrivé port tout suite',
    en: 'when have to wait sell arrived port immediately',
  },
  'trade.pay': {
    fr: 'combien gagner argent vente je reçois livraison prix',
    en: 'how much earn money sale receive delivery price',
  },
  'trade.length': {
    fr: 'distance calculer mesurer compter longueur route nombre cases',
    en: 'distance measured calculate how count measure route length number squares',
  },
  'trade.zones': {
    fr: 'distance combien limites loin jusqu’où zones prix cases rapporte huit six',
    en: 'distance how far limits zone zones price many tiles earn eight six',
  },
  'trade.fee': {
    fr: 'payer combien vendre chez autre joueur taxe port adverse livrer vingt pièces propriétaire ville',
    en: 'pay how much sell someone else’s tax money from using my port income delivering rival’s opponent’s town twenty coins owner',
  },
  'trade.tidy': { fr: 'conseil ranger organiser', en: 'tip organize' },
  'trade.token': {
    fr: 'à quoi sert pion retenir départ jeton numéro port',
    en: 'what for pawn remember token number origin',
  },
  'trade.treasure-first': {
    fr: 'que faire quand on tire carte île épave tirée première',
    en: 'what when drawn island wreck card first',
  },
  'trade.treasure-later': {
    fr: 'deuxième autre que faire ignorer carte trésor île fois piochée',
    en: 'second another ignore treasure card island time again drawn',
  },
  'trade.draw-on': {
    fr: 'que faire repiocher encore piocher carte trésor lieu commerce',
    en: 'what do again draw treasure instead trade card',
  },
  'trade.reshuffle': {
    fr: 'épuisé plus de cartes pile vide',
    en: 'run out no cards left exhausted ran card pile empty',
  },
  'combat.broadside': {
    fr: 'comment attaquer canon côté direction diagonale derrière tirer devant avant arrière flanc pirate',
    en: 'how attack cannon side direction diagonal behind shoot forward front back pirate',
  },
  'combat.just-left': {
    fr: 'protégé attaquer sortie bateau vient quitter port',
    en: 'protected attack leaving safe harbor ship that just left port',
  },
  'combat.moored': {
    fr: 'protégé quai tirer attaquer cible port abri bateau ancré',
    en: 'protected harbor shoot attack target port safe in ship docked',
  },
  'combat.range': { fr: 'loin distance tirer canon tir', en: 'how far distance shoot cannon firing' },
  'combat.announce': { fr: 'comment attaquer dire annoncer attaque combat', en: 'how attack say announce combat' },
  'combat.sinks': {
    fr: 'toucher détruit résultat dé perdu bateau touché coulé éliminé',
    en: 'hit destroyed result dice lost ship sunk eliminated',
  },
  'combat.island-sailor': {
    fr: 'attaquer tuer chasser homme marin île',
    en: 'attack kill drive off shoot sailors sailor island remove',
  },
  'combat.loot': {
    fr: 'voler argent gagner couler combien rapporte prime butin bateau marchandises pirate reçoit',
    en: 'steal money gain sunken how much reward points worth sinking loot earn ship goods pirate receives get sink',
  },
  'combat.pirate-no-loot': {
    fr: 'gagner argent voler butin couler pirate gagne rien',
    en: 'gain money steal sink pirate nothing',
  },
  'combat.bargain': {
    fr: 'négocier payer menacer échapper pot de vin soudoyer rançon taxe laisser passer',
    en: 'negotiate pay threaten escape bribe pay off ransom demand let pass',
  },
  'combat.two-sides': {
    fr: 'deux fois combien attaques bateaux même temps tirer côtés',
    en: 'two attacks how many double shots boats once shoot both sides',
  },
  'combat.free': {
    fr: 'coûte combien gratuit attaquer action',
    en: 'cost how much attack attacking costs action shooting shot use up cost',
  },
  'combat.first-shot': {
    fr: 'duel face à face riposter pirate contre gagne pirates se tirent dessus premier',
    en: 'duel face return fire pirate against who wins pirates shoot each other first',
  },
  'combat.opponents': { fr: 'ses propres bateaux allié tirer', en: 'own ships ally shoot my' },
  'combat.own-turn': {
    fr: 'quand riposter défendre réagir tirer pendant tour adverse',
    en: 'when return fire defend react shoot other’s turn',
  },
  'end.thousand': {
    fr: 'fin gagner immédiatement 1000 pièces immédiate mille',
    en: 'win immediately 1000 instant coins immediate end thousand',
  },
  'end.last-fleet': {
    fr: 'fin seul sans bateaux dernier joueur bateau',
    en: 'end alone without boats last player ship',
  },
  'end.final-phase': {
    fr: 'fin pile vide plus de tuiles dernière tuile phase finale partie',
    en: 'end stack empty no tiles left last tile drawn then what final phase game',
  },
  'end.race': { fr: 'que faire but fin phase finale trésors', en: 'what do goal end final phase treasures' },
  'end.all-taken': {
    fr: 'fin quand terminé se termine partie trésors pris',
    en: 'end when finish does game treasures taken',
  },
  'end.taking': { fr: 'comment prendre contrôler qui île épave', en: 'how take control who island wreck' },
  'end.already-taken': {
    fr: 'fin immédiate trésors déjà pris dernière tuile',
    en: 'end immediate treasures gone already taken last tile',
  },
  'end.no-new-trade': {
    fr: 'piocher carte fin vendre peut nouveau commerce phase finale',
    en: 'draw card end can new trade final phase',
  },
  'end.finish-trade': {
    fr: 'vendre fin livrer peut finir livraison phase finale',
    en: 'sell end deliver can finish delivery final phase',
  },
  'end.may-buy': {
    fr: 'acheter fin peut phase finale encore achat pendant',
    en: 'buy end can final phase still purchase',
  },
  'end.over': { fr: 'continuer encore après', en: 'continue after' },
  'end.stall': {
    fr: 'bloqué personne ne progresse boucle partie bloquée finit jamais',
    en: 'blocked nobody progresses loop does anything stuck game never ends',
  },
  'scoring.fish': {
    fr: 'combien valent poissons points pièces port ville banc vaut valent à la fin',
    en: 'how much worth points per fish coins many port town',
  },
  'scoring.straight-coast': {
    fr: 'quels poissons comptent zone loin banc poisson jusqu’où côte droite',
    en: 'which count area far fishing ground how straight coast',
  },
  'scoring.shared': { fr: 'deux joueurs partager même poissons partagés', en: 'two players split same shared fish' },
  'scoring.fish-under-ship': {
    fr: 'bateau dessus combien poisson sous dix',
    en: 'boat on top how much fish under ship ten',
  },
  'scoring.fleet': {
    fr: 'majorité bateaux combien bonus points plus grande flotte cent pièces égalité',
    en: 'majority boats how much bonus points biggest most ships fleet hundred coins tie',
  },
  'scoring.ports': {
    fr: 'majorité combien bonus points plus ports cinquante pièces égalité gagne',
    en: 'majority how much bonus points most ports fifty coins tie who gets',
  },
  'scoring.treasure': {
    fr: 'combien valent points fin trésors comptés',
    en: 'how much worth points end treasure treasures counted',
  },
  'scoring.unseen-treasure': {
    fr: 'carte pas sortie jamais révélée trésor valeur',
    en: 'never drawn revealed not out treasure card came value',
  },
  'scoring.winner': {
    fr: 'égalité ex aequo départage vainqueur autant qui gagne plus riche',
    en: 'tied tie breaker victory who wins winner richest',
  },
  'ruling.buy-timing': {
    fr: 'quand acheter moment fin du tour après avoir bougé',
    en: 'when buy timing end after moving',
  },
  'ruling.new-ship': {
    fr: 'quand sortir rester attendre bateau acheté nouveau doit tout suite',
    en: 'when stay wait boat just purchased leave same turn bought new ship must right away',
  },
  'ruling.port-ownership': {
    fr: 'à qui appartient contrôler vide abandonné port propriétaire',
    en: 'who owns control empty abandoned port owner stay mine belong own',
  },
  'ruling.possible-destination': {
    fr: 'quels ports valables carte jouable mon port seulement pas encore posé',
    en: 'which valid playable card own port only not laid yet',
  },
  'ruling.route-length': {
    fr: 'distance calculer mesurer compter voisins ports',
    en: 'distance measured calculate count neighbor ports one',
  },
  'ruling.idle-port-call': {
    fr: 'entrer sans vendre refuge port faire escale',
    en: 'enter without selling shelter port stop keep cargo pass through another',
  },
  'ruling.hazard-entry': {
    fr: 'interdit couler volontairement suicide aller rocher refusé',
    en: 'forbidden deliberately sink suicide go onto rock purpose refused',
  },
  'ruling.shore-squares': {
    fr: 'naviguer sur terre passer bateau côte anse peut',
    en: 'sail on land pass boat coast cove can',
  },
  'ruling.coasting-own-square': { fr: 'compter terre sous', en: 'count land under' },
  'ruling.bonus-trigger': {
    fr: 'quand gagner phare passer traverser condition',
    en: 'when earn passing through condition',
  },
  'ruling.bonus-use': {
    fr: 'quand utiliser garder immédiatement bonus phare',
    en: 'when keep immediately use lighthouse bonus',
  },
  'ruling.bonus-kind': {
    fr: 'à quoi sert utiliser virer bouger bonus phare tourner avancer',
    en: 'what for turn move lighthouse bonus advance',
  },
  'ruling.shark-short': { fr: 'pas assez une seule action actions requin', en: 'not enough one only actions shark' },
  'ruling.forced-sale': { fr: 'dette payer obligé vendre sans action', en: 'debt pay have to sell without action' },
  'ruling.pirate-moves': { fr: 'tourner et avancer les deux même', en: 'turn and move both same' },
  'ruling.pirate-launch': {
    fr: 'où placer sortir acheter pirate acheté',
    en: 'where place exit buy put bought pirate',
  },
  'ruling.broadside': {
    fr: 'où tirer diagonale canon cases portée tir angle pirate',
    en: 'where shoot diagonal cannon firing squares angle pirate',
  },
  'ruling.departure-shield': {
    fr: 'protégé combien de temps attaque après port',
    en: 'protected how long attack safe after port',
  },
  'ruling.attack-timing': { fr: 'quand tirer hors de son tour', en: 'when out of turn' },
  'ruling.sunk-ships': {
    fr: 'racheter récupérer remplacer revenir bateau coulé',
    en: 'rebuy buy again recover replace boat sank get back lost sunk ship',
  },
  'ruling.thousand': { fr: 'gagner immédiatement 1000', en: 'immediately win instant' },
  'ruling.final-departure': { fr: 'obligé sortir rester fin', en: 'have to stay end' },
  'ruling.fish-reach': {
    fr: 'quels poissons comptent loin zone poisson port compte',
    en: 'which count far area fish from port counts',
  },
  'ruling.fish-two-ports': {
    fr: 'compter deux fois double poisson entre mes ports',
    en: 'count twice double fish between two ports',
  },
  'ruling.final-stall': { fr: 'fin bloqué boucle infinie', en: 'end blocked endless loop' },
  'ruling.sale-for': {
    fr: 'vendre bateau pour acheter récupérer argent quand autre revendre',
    en: 'sell boat to buy get money when order other raise',
  },
  'ruling.pirate-guest-fee': { fr: 'payer placer chez quelqu’un', en: 'pay place someone else’s' },
  'silent.late-notice': {
    fr: 'erreur remarquer après trop tard revenir vue plus',
    en: 'mistake notice after too late noticed later',
  },
  'silent.taking-back': { fr: 'annuler changer d’avis revenir coup reprendre', en: 'undo changed mind take back move' },
  'silent.open-cards': {
    fr: 'consulter secret montrer argent cartes des autres regarder défausse',
    en: 'check secret hidden money show others look cards discard',
  },
};
