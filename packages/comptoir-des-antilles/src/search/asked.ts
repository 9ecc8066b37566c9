import type { PlayersWords } from '@portolan/core';
import type { Clause } from '../clauses.ts';

/** What players type who look for a clause, where it does not say so itself. */
export const asked: PlayersWords<Clause>['asked'] = {
  'game.players': {
    fr: 'combien durée temps nombre âge joueurs à combien deux jouer 2 5 6 cinq',
    en: 'how many long duration time player count people can play two play 2 5 6 five',
  },
  'game.theme': { fr: 'histoire contexte thème antilles dockers', en: 'story setting about theme west indies dockers' },
  'game.aim': { fr: 'but objectif comment gagner jeu', en: 'goal objective how to win points object' },
  'setup.port': { fr: 'plateau matériel placer port comptoir', en: 'board components place port' },
  'setup.ship-pile': {
    fr: 'bateaux préparer cacher deck mélanger navires pioche visible prochain bateau',
    en: 'boats prepare shuffle deck hidden ships pile visible upcoming next',
  },
  'setup.first-ships': {
    fr: 'bateaux départ début combien mise place quatre navires quai placer',
    en: 'boats start beginning how many starting ships place four quays',
  },
  'setup.goods-pile': {
    fr: 'paquet mélanger préparer pile marchandises',
    en: 'deck shuffle prepare goods tiles stack',
  },
  'setup.tile-pile': {
    fr: 'mélanger préparer paquet pile événements placer',
    en: 'shuffle prepare deck event pile place',
  },
  'setup.first-goods': {
    fr: 'départ bateau début tirer marchandise devant chaque navire',
    en: 'start boat beginning draw cargo front each ship',
  },
  'setup.secret-goods': {
    fr: 'main départ secrète piocher début tuile marchandise cachée garder montrer',
    en: 'starting hand secret beginning hidden tile goods keep show mine',
  },
  'setup.contacts': {
    fr: 'cartes main départ couleur recevoir relations combien chacun',
    en: 'cards hand starting deal contact how many color each',
  },
  'setup.same-contacts': {
    fr: 'cartes identiques différentes égalité asymétrie mêmes tous paquet',
    en: 'cards identical different asymmetric same everyone deck',
  },
  'setup.porters': {
    fr: 'pions nombre combien dockers ouvriers limite porteurs chacun dix début',
    en: 'pawns workers dockers how many number limit meeples pieces more porters each ten start',
  },
  'setup.markers': {
    fr: 'pions score compter points marqueurs prime deux chacun',
    en: 'score track points tokens markers two each',
  },
  'setup.counters-at-zero': {
    fr: 'argent départ points commencer zéro début',
    en: 'starting money points begin start zero',
  },
  'setup.slate': {
    fr: 'qui commence premier joueur âge plus jeune reçoit ardoise',
    en: 'who starts first goes player age youngest gets slate',
  },
  'round.first-player': {
    fr: 'qui commence débute ouvre premier joueur tour joue table ardoise',
    en: 'who starts goes begins first player start plays round slate',
  },
  'round.order': {
    fr: 'sens du jeu qui est le suivant horaire gauche tour finit table',
    en: 'turn order direction clockwise next which way play left when round over',
  },
  'round.slate-in-between': {
    fr: 'changer ordre donnée milieu ardoise change pendant tour',
    en: 'change order given middle turn slate changes during round',
  },
  'round.slate-passes': {
    fr: 'tourne passe reste manche suivante change premier joueur ardoise gauche fin tour table',
    en: 'passes rotates stays next changes first player when slate moves left end round',
  },
  'turn.parts': {
    fr: 'que faire obligatoire facultatif étapes actions à quoi ressemble son tour facultatives obligatoires',
    en: 'what can do mandatory optional steps actions look like structure sequence turn compulsory',
  },
  'turn.any-order': {
    fr: 'quand avant après étapes ordre actions enchère tuile carte',
    en: 'when before after steps sequence auction playing card order actions tile',
  },
  'turn.auction': {
    fr: 'combien vendre acheter limite lancer enchère facultatif',
    en: 'how many sell buy limit each turn event tile start auction optional when must bid',
  },
  'turn.tile': {
    fr: 'combien utiliser limite jouer événement facultatif',
    en: 'use limit how many play event optional',
  },
  'turn.contact': {
    fr: 'combien de cartes plusieurs passer obligé deux sauter jouer carte son tour sans',
    en: 'how many cards several pass skip two have to must play card turn without playing',
  },
  'contact.effects': {
    fr: 'obligé tout faire pouvoir carte refuser ordre changer effets choisir',
    en: 'have to do all power card refuse skip sequence optional order effects choose',
  },
  'contact.discard': {
    fr: 'où va carte réutiliser revenir jouée défausse relation',
    en: 'where card reuse again played goes discard contact',
  },
  'turn.departures': {
    fr: 'bateau part étapes ensuite quand remplacer ordre après départ navire primes commission nouveaux navires',
    en: 'boat leaves steps then when refill order after ship premiums commission new ships',
  },
  'turn.slate-kept': {
    fr: 'ne tourne pas passe donnée premier joueur change ardoise laissée reste fin tour',
    en: 'does not rotate pass given first player changes slate left stays end round',
  },
  'contact.take-back': {
    fr: 'récupérer cartes main vide revenir dernière plus finies reprendre toutes',
    en: 'get back cards hand empty recover return last all used up no left finished',
  },
  'contact.impossible-effect': {
    fr: 'pouvoir irréalisable peut pas annulé perdu carte effet impossible perdue',
    en: 'power card cannot be done wasted lost do skip effect impossible',
  },
  'contact.cost': { fr: 'à quoi sert prix carte forte chère', en: 'price strong card expensive why' },
  'sailing.commission': {
    fr: 'qui paye combien coûte payer bateau paie commission départ dois part obligé',
    en: 'who pays how much cost boat commission departure pay when ship sails have',
  },
  'sailing.commission-to-nobody': {
    fr: 'à qui va banque reçoit argent qui touche gagne encaisse commission',
    en: 'who gets where bank money who earns collects commission goes receives',
  },
  'contact.commission': {
    fr: 'où lire chiffre prix gauche haut carte',
    en: 'where read number price top left corner card',
  },
  'slate.designate': {
    fr: 'donner faire payer un autre à qui choisir condition sans pion désigner adversaire commission laisser ardoise',
    en: 'give someone else pays whom choose without pawn pass slate name opponent pay commission leave who',
  },
  'slate.porter-aboard': {
    fr: 'pion quand condition déplacé ajouté porteur bord désigné',
    en: 'pawn when condition moved added porter aboard named player',
  },
  'slate.handed-over': {
    fr: 'donner reçoit immédiatement après ardoise désigné',
    en: 'give receives immediately after who slate named',
  },
  'port.quays': { fr: 'emplacements combien bateaux places quais', en: 'slots how many boats spaces quays docks' },
  'port.ship-order': {
    fr: 'placement bateaux début où mettre quel navire quai ordre',
    en: 'placement boats start where which ship quay order',
  },
  'port.goods-order': { fr: 'placement début où mettre', en: 'placement start where' },
  'port.adjacent': {
    fr: 'à côté voisin boucle circulaire 1 et 4 navire adjacent quai quatre déplacer porteur autre bateau',
    en: 'next to neighboring loop wrap 1 and 4 between which ships adjacent ship dock beside one four move porter',
  },
  'sailing.when-full': {
    fr: 'bateau quitte quand départ complet combien pions part navire appareille plein',
    en: 'boat leaves when departs fills how many pawns full does ship sail depart leave',
  },
  'sailing.capacity': {
    fr: 'limite maximum pions bateau dépasser trop surcharger plein porteurs capacité valeur plus sa nombre',
    en: 'limit maximum pawns boat exceed too many overload full overfill short porters capacity value more than its number',
  },
  'sailing.premiums': {
    fr: 'combien gagner points argent payé bateau qui est touche reçoit primes départ porteurs bord',
    en: 'how much earn points money paid boat payout who gets pay out receives premiums departure porters aboard',
  },
  'sailing.ship-discarded': {
    fr: 'où va bateau réutiliser pile vont partis navire parti devient défaussé',
    en: 'where boat reused pile boats go after departed ship becomes discarded goes',
  },
  'sailing.goods-under-pile': {
    fr: 'où va remettre dessous défausse après le départ tuile marchandise sous pile',
    en: 'where put bottom discard after leaving departure tile goods under pile after ship left tile where',
  },
  'sailing.porters-home': {
    fr: 'pions récupérer reviennent retour porteurs après départ où vont mes',
    en: 'pawns get back recover porters after departure return where go boat departs meeples workers happens ship leaves',
  },
  'sailing.one-by-one': {
    fr: 'deux bateaux en même temps ensemble ordre plusieurs navires partent lequel abord',
    en: 'two boats same time together order several ships sail which first',
  },
  'sailing.commission-each': {
    fr: 'deux bateaux payer une ou deux fois commissions navires',
    en: 'two boats pay once twice commissions ships',
  },
  'slate.one-per-turn': {
    fr: 'deux fois donner encore second bateau laisser ardoise seule tour',
    en: 'two times give again second boat leave slate twice only once per turn',
  },
  'post.track': { fr: 'points score argent noter compter primes piste', en: 'points score money track premiums' },
  'post.markers': { fr: 'score compter dizaine', en: 'score count digits' },
  'premium.rates': {
    fr: 'combien rapporte vaut valeur points par marchandise prix madras rhum épices vanille porteur nombre tuiles',
    en: 'how much worth value points each price pays madras rum spices vanilla per porter number tiles',
  },
  'ships.replaced': {
    fr: 'nouveau bateau remplace suivant navire quai',
    en: 'new boat next replace ship quay replaces',
  },
  'ships.draw-goods': {
    fr: 'combien piocher nouveau bateau tuile marchandise',
    en: 'how many new boat draw goods tile who',
  },
  'ships.assign-goods': {
    fr: 'choisir quelle mettre nouveau bateau marchandise navire met attribue',
    en: 'choose which put boat who picks chooses goods cargo new ship puts assigns',
  },
  'ships.list': {
    fr: 'combien de bateaux nombre total répartition taille plus grand plus petit navires valeurs liste gros',
    en: 'how many boats number total distribution sizes biggest smallest ships values list vessels count each',
  },
  'slate.use': {
    fr: 'à quoi sert intérêt utilité pourquoi ardoise faire payer autre',
    en: 'what for purpose use why slate make someone else pay another',
  },
  'slate.kept': {
    fr: 'rendre redonner tout de suite repasser à un autre garder combien ardoise jusqu’à',
    en: 'give back right away pass on how long keep slate until when not played yet',
  },
  'slate.short': {
    fr: 'pas assez d’argent points manque dette zéro désigné primes',
    en: 'not enough money points debt zero broke cannot afford commission named player lacks premiums',
  },
  'auction.condition': {
    fr: 'quand interdite zéro point impossible peut enchérir avant tous aient commencer événement',
    en: 'when forbidden zero points not allowed can we auction before everyone has point begin event',
  },
  'auction.reveal': {
    fr: 'voir regarder avant découvrir cachée retourner tuile mise',
    en: 'see before look hidden reveal tile bidding',
  },
  'auction.empty-pile': {
    fr: 'plus de tuiles épuisée événements pile vide',
    en: 'run out no tiles left events pile empty',
  },
  'auction.bid': {
    fr: 'minimum mise départ prix commencer personne',
    en: 'minimum starting price begin nobody opening bid one',
  },
  'auction.first-word': {
    fr: 'qui commence enchérir début refuser mise premier passer obligé miser',
    en: 'who starts bidding decline bids first pass have bid',
  },
  'auction.raise': {
    fr: 'surenchérir ordre combien plus minimum relancer tour table',
    en: 'outbid order how much more minimum opponent raises bid raise',
  },
  'auction.passed': {
    fr: 'revenir rentrer encore miser surenchérir après avoir passé',
    en: 'come back in again rejoin after passing bid return',
  },
  'auction.pay': {
    fr: 'payer gagnant coûte combien enchère remporte gagne',
    en: 'pay winner cost who gets money from auction when wins',
  },
  'tile.any-time': { fr: 'quand jouer moment utiliser événement', en: 'when play timing use event' },
  'tile.when-bought': {
    fr: 'tout de suite immédiatement réagir adversaire contrer utiliser événement acheté',
    en: 'immediately right away react opponent counter use bought event',
  },
  'tile.once-per-turn': {
    fr: 'deux plusieurs limite combien nombre jouer événements tour',
    en: 'two several limit how many number play events per turn',
  },
  'tile.owned': {
    fr: 'acheter avant possession pile jouer événement autre',
    en: 'buy before own pile play another’s event',
  },
  'tile.at-ship': {
    fr: 'où poser mettre bateau événement navire sans marchandise',
    en: 'where put place boat event ship without goods',
  },
  'tile.one-per-ship': {
    fr: 'deux plusieurs même bateau événements navire',
    en: 'two several same boat tiles events ship vessel',
  },
  'tile.whole-stay': { fr: 'reste combien de temps durée bateau', en: 'remains how long lasts boat' },
  'tile.prevails': {
    fr: 'priorité contradiction carte interdite événement contre relation',
    en: 'priority conflict card which wins event versus contact',
  },
  'tile.top-quality': {
    fr: 'bonus effet vanille bateau plus top qualité',
    en: 'bonus effect boat extra top quality plus one',
  },
  'tile.poor-quality': {
    fr: 'malus effet bateau mauvaise qualité moins baisse',
    en: 'penalty effect boat less bad quality minus one lower',
  },
  'tile.damage': {
    fr: 'effet détruire couler bateau retirer avarie retiré jeu',
    en: 'effect destroy sink boat remove lose ship damage removed from game',
  },
  'tile.exclusive': {
    fr: 'effet bloquer bateau réservé interdire exclusivité seul mettre porteurs',
    en: 'effect block boat reserved forbid others move place porters exclusivity only one',
  },
  'tile.storm': {
    fr: 'effet payé coule bateau perdre points prime commission tempête marchandise perdue',
    en: 'effect paid sinks boat lose points premium commission anyone storm cargo lost',
  },
  'tile.pirates': {
    fr: 'effet voler bateau prime pirates bord gagne toutes primes vole',
    en: 'effect steal boat take who steals pirates aboard wins all premiums',
  },
  'tile.pirates-absent': {
    fr: 'sans pion absent payer qui commission pirates porteur bord',
    en: 'without pawn absent who pays pirates porter aboard',
  },
  'tile.mutiny': {
    fr: 'effet retirer pion adversaires mutinerie retire porteur perd',
    en: 'effect remove pawn opponents lose porters mutiny who loses removes porter worker',
  },
  'tile.shortage': {
    fr: 'effet forcer départ bateau pas plein pénurie part immédiatement non',
    en: 'effect force departure boat not full leave shortage leaves immediately',
  },
  'tile.fire': {
    fr: 'effet détruire incendie bateau brûler feu brûle navire marchandise bord',
    en: 'effect destroy burn boat ship fire burns goods board',
  },
  'tile.no-departure': {
    fr: 'incendie détruit payé points commission avarie feu payer primes',
    en: 'destroyed paid points get commission damage fire pay premiums',
  },
  'tile.claim': {
    fr: 'effet voler points argent réclamer voler dette créance combien gagner perdre valeur navire vole',
    en: 'effect steal points money demand debt claim IOU how much gain lose ship value',
  },
  'tile.claim-once': {
    fr: 'combien multiplié par joueur gagne créance adversaires pauvres sans primes',
    en: 'how much multiplied each player claim poor opponents without premiums',
  },
  'end.last-ship': {
    fr: 'fin quand pile vide plus de bateaux terminée partie navires dernier bateau',
    en: 'end when pile empty no more boats left over does it last round ships boat game',
  },
  'end.hundred': {
    fr: 'fin immédiate cent points arrêt de partie primes 100 arrête',
    en: 'end immediate hundred points finish reaches 100 immediately premiums stops',
  },
  'end.winner': {
    fr: 'gagnant qui gagne vainqueur plus de points fin partie primes',
    en: 'who wins most points victory winner premiums',
  },
  'end.worthless': {
    fr: 'points pions restants bateau fin compter porteurs valent',
    en: 'points leftover pawns boats count remaining unused tiles at the end porters worth',
  },
  'ruling.slate-round-end': { fr: 'quand tourne passe reste manche', en: 'when rotates passes stays' },
  'ruling.shortfall': {
    fr: 'pas assez d’argent négatif zéro dette payer descendre sous',
    en: 'not enough money negative zero debt broke below go cannot afford pay commission',
  },
  'ruling.tile-sailing-commission': {
    fr: 'payer qui tempête pénurie gratuit bateau commission tuile',
    en: 'pay who storm shortage free boat commission tile',
  },
  'ruling.impossible-effect': {
    fr: 'pouvoir irréalisable reste de la carte perdu sauter effet impossible continuer',
    en: 'power cannot be done rest of the card lost skip impossible effect continue',
  },
  'ruling.declined-effect': {
    fr: 'obligé refuser ne pas faire choisir effet facultatif',
    en: 'have to refuse not do choose optional decline effect obliged',
  },
  'ruling.partial-effect': {
    fr: 'en partie moitié faire moins pas assez de place places bord effet partiel',
    en: 'part half do less partially one porter short not enough room aboard partial effect overfill',
  },
  'ruling.sailing-time': {
    fr: 'bateau part quand milieu carte attendre fin navire plein pendant',
    en: 'boat leaves when mid card wait fills during my ship full sails',
  },
  'ruling.refill-time': {
    fr: 'nouveaux bateaux quand remplacer arrivent navires',
    en: 'new boats when replace arrive ships come',
  },
  'ruling.removed-ship': { fr: 'détruit remplacer nouveau bateau', en: 'destroyed replace new boat' },
  'ruling.burnt-goods': { fr: 'incendie où va détruite', en: 'fire where destroyed' },
  'ruling.storm': {
    fr: 'quand immédiatement où vont pions tempête porteurs reviennent',
    en: 'when immediately where pawns storm porters return',
  },
  'ruling.quality-scope': {
    fr: 'tous les bateaux même marchandise autres qualité navires mêmes marchandises',
    en: 'all boats same goods others quality other ships',
  },
  'ruling.exclusive-scope': {
    fr: 'interdire quels mouvements effets autres joueurs exclusivité échanger déplacer',
    en: 'forbid which moves effects exclusive swap move others',
  },
  'ruling.auction-form': {
    fr: 'un seul tour combien de fois surenchérir enchère tours jusqu’à fin',
    en: 'one round once how many times outbid auction rounds until end',
  },
  'ruling.auctions-per-turn': {
    fr: 'deux plusieurs combien limite enchères tour',
    en: 'two several how many limit auctions per turn',
  },
  'ruling.tile-window': {
    fr: 'quand milieu carte interrompre moment jouer événement pendant',
    en: 'when mid card interrupt timing play event during moment',
  },
  'ruling.hundred': {
    fr: 'fin cent quand vérifier redescend immédiat dépasse commission moment',
    en: 'end when check drops immediate exceeds hundred commission moment',
  },
  'ruling.unsold-tile': {
    fr: 'personne n’achète passe enchère où va ne mise tuile',
    en: 'no one buys passes auction where nobody bids tile',
  },
  'ruling.sailing-order': {
    fr: 'deux bateaux simultané lequel d’abord plusieurs navires pleins abord',
    en: 'two boats simultaneous which first full who decides several ships',
  },
  'ruling.quay-order': { fr: 'où placer plusieurs bateaux', en: 'where put several boats' },
  'ruling.bid-within-counter': {
    fr: 'miser plus que points argent crédit enchère maximum ses primes enchérir a',
    en: 'bid over money points credit maximum auction more than one has',
  },
  'ruling.spent-tile': {
    fr: 'où va défausse mélanger réutiliser événement joué pioche',
    en: 'where discard reshuffle reuse after used does played event go pile',
  },
  'ruling.shared-victory': {
    fr: 'ex aequo égalité départage gagnant fin vainqueur partage',
    en: 'tied tie breaker winner draw end shared same score points wins',
  },
  'ruling.open-discards': {
    fr: 'regarder consulter cartes des autres adversaire défausse',
    en: 'look through check others opponents cards opponents’ discard',
  },
  'silent.ship-pile': {
    fr: 'regarder prochain bateau fouiller pioche navires',
    en: 'peek next boat search look through ship pile',
  },
  'silent.open-tiles': {
    fr: 'cachées secrètes montrer voir tuiles événement autres',
    en: 'hidden secret show see others’ event tiles',
  },
  'silent.trading': {
    fr: 'commerce négocier accord donner échanger vendre tuiles entre joueurs',
    en: 'deal negotiate swap can we trade tiles sell between players',
  },
  'silent.showing-goods': {
    fr: 'montrer révéler secret mentir parler dire sa marchandise secrète',
    en: 'reveal secret lie talk show tell goods',
  },
  'silent.late-payment': {
    fr: 'oublié erreur rattraper corriger payer commission',
    en: 'mistake forgot fix later pay commission',
  },
};
