import type { PlayersWords } from '@portolan/core';
import type { Clause } from '../clauses.ts';

/** What players type who look for a clause, where it does not say so itself. */
export const asked: PlayersWords<Clause>['asked'] = {
  'setup.board': {
    fr: 'matériel boîte contenu combien paquets plateau placer deux piles milieu',
    en: 'components box contents how many decks where board two middle',
  },
  'setup.merchants': {
    fr: 'pions couleur nombre reçoit figurines bonshommes chacun trois',
    en: 'pawns meeples color how many pieces tokens each player gets three figures',
  },
  'setup.shipment-pile': {
    fr: 'paquet préparer où mettre pioche cargaison soixante cartes',
    en: 'deck shuffle draw pile sixty goods cards',
  },
  'setup.hands': {
    fr: 'départ combien distribuer reçoit secret main cartes distribuées chacun commence trois',
    en: 'starting hand size deal dealt how many secret opening cards each player begin',
  },
  'setup.harbor-marks': {
    fr: 'retirer enlever cartes nombre de joueurs adapter quelles port écarter remettre boîte selon quatre cinq',
    en: 'remove take out player count adjust which harbor cards box fewer players unused',
  },
  'setup.harbors': {
    fr: 'retourner révéler début ouvertes trois cartes port visibles face visible mise place combien ports',
    en: 'reveal deck open start how many ports number face up harbors visible',
  },
  'setup.first-player': {
    fr: 'qui commence débute tirage au sort jeune premier joueur choisir joue démarre hasard désigner',
    en: 'who starts goes first begins random youngest start player choose pick draw lots',
  },
  'setup.placement': {
    fr: 'mettre pions départ début obligé passer poser pion obligatoire chaque tour placement',
    en: 'put pawns start initial skip must place pawn each round',
  },
  'setup.placement-space': {
    fr: 'où mettre case première ligne emplacement libre sous navire choisir plus haut position',
    en: 'where slot column top which space free choose under ship',
  },
  'setup.placement-order': {
    fr: 'serpentin ordre pose pions aller retour deuxième tour placement sens inverse troisième antihoraire place abord',
    en: 'snake draft order initial pawns placing clockwise second lap reverse counterclockwise who places third seating',
  },
  'setup.mission-marks': {
    fr: 'retirer enlever tuiles nombre de joueurs quelles mission écarter remettre boîte selon quatre cinq toutes petit chiffre coin bas gauche tuile',
    en: 'remove take out tiles player count which mission box players all sixteen little number corner bottom left tile',
  },
  'setup.mission-row': {
    fr: 'trier ranger tuiles croissant étaler missions visibles où aligner rangée',
    en: 'sort lay out tiles ascending missions visible where lined up',
  },
  'setup.markers': {
    fr: 'jetons disques à quoi servent marqueurs rang monopole M',
    en: 'tokens discs what for rank markers M token',
  },
  'setup.warehouse': {
    fr: 'réserve stock devant moi ranger secret entrepôt c’est quoi définition soi espace épices zone cachées visibles',
    en: 'storage stock area tableau meaning front personal space visible open',
  },
  'turn.clockwise': {
    fr: 'sens du jeu à qui suivant rotation jouer ensuite joueur',
    en: 'turn order direction who is next which way round play go plays player',
  },
  'turn.active': {
    fr: 'agir pendant le tour d’un autre réagir intervenir font autres joueurs mon',
    en: 'out of turn react interrupt someone else’s what others',
  },
  'turn.phase-order': {
    fr: 'étapes déroulement résumé changer dans quel ordre faire avant après mission après carte tour autre revenir arrière',
    en: 'steps sequence structure swap earlier later mission after card turn things another order go back',
  },
  'mission.optional': {
    fr: 'obligé facultatif sauter passer phase mission garder plus tard',
    en: 'have to mandatory skip optional mission phase save later must do',
  },
  'mission.one': {
    fr: 'deux plusieurs même tour limite missions nombre maximum coup',
    en: 'two several multiple same limit per turn missions once',
  },
  'mission.available': {
    fr: 'laquelle choisir disponible prendre quelles missions réserver',
    en: 'which choose available pick buy any missions take reserve',
  },
  'mission.from-warehouse': {
    fr: 'emprunter payer pour un autre aider quoi cartes devant moi utiliser',
    en: 'borrow someone else’s spices help which cards pay what front me use',
  },
  'mission.combination': {
    fr: 'coût complet partiel exact manque payer mission il faut épices demandées compléter',
    en: 'cost full partial exact mission requirements needed complete fulfil',
  },
  'mission.paid-cards': {
    fr: 'où vont dépensées retirées jetées cartes défausse port utilisées',
    en: 'where spent removed thrown cards harbor used',
  },
  'mission.card-kinds': {
    fr: 'valeur utiliser épice port payer mélanger carte comme vaut compte',
    en: 'use mix either type harbor card used as spice counts port pay',
  },
  'mission.crates': {
    fr: 'joker remplacer combien de jokers caisse importe quelle épice',
    en: 'joker wild substitute how many jokers per mission box crate replaces any spice use',
  },
  'mission.no-hand': {
    fr: 'payer depuis la main utiliser directement épices cartes ma',
    en: 'use from hand directly spend cards pay spices',
  },
  'mission.double': {
    fr: 'x2 deux fois compter double carte multiplicateur épices compte même',
    en: 'x2 two times counts twice multiplier card spices single',
  },
  'mission.no-change': {
    fr: 'trop payé surplus reste dépenser plus payer rendre monnaie excédent récupérer',
    en: 'overpay surplus leftover spend more overpaying too much change back extra spices refund',
  },
  'mission.take-tile': {
    fr: 'où va retourner gagnée cacher tuile mission cachée visible garder retournée',
    en: 'where earned flip hidden completed mission tile face down keep',
  },
  'company.optional': {
    fr: 'obligé de bouger facultatif sauter combattre monter passer phase deux déplacer marchand',
    en: 'have to optional skip phase 2 two stay move merchant',
  },
  'company.one-action': {
    fr: 'les deux bouger et attaquer même tour plusieurs changer combattre faire combats',
    en: 'both move and attack twice same swap fight turn two fights several actions',
  },
  'transfer.own-merchant': {
    fr: 'déplacer pion d’un autre adversaire adverse joueur',
    en: 'move someone else’s opponent’s pawn opponents',
  },
  'transfer.other-company': {
    fr: 'rester même navire reculer dernière place changer compagnie colonne descendre',
    en: 'stay same ship drop down back change company column',
  },
  'transfer.first-free': {
    fr: 'où arriver quelle place bas de la colonne trou arrive dernière emplacement position nouvelle compagnie',
    en: 'where land which place end of column gap up joining bottom arrive last new company',
  },
  'transfer.close-up': {
    fr: 'combler trou avancer décaler monter quand je pars vide remonter place laissée colonne rang',
    en: 'gap fill shift slide advance when I leave left behind hole leaving filled move up vacated space column',
  },
  'fight.attacker': {
    fr: 'qui peut attaquer avec quel pion plusieurs attaque lequel mes pions',
    en: 'who may attack which pawn pawns attacks',
  },
  'fight.defender': {
    fr: 'cible contre soi-même autre navire propre attaquer compagnie',
    en: 'target own other ship myself whom attack merchant same company another column',
  },
  'fight.above': {
    fr: 'en dessous plus bas derrière cible sauter monter dessus attaquer combien rangs loin défier grimper',
    en: 'below lower behind target skip challenge how many ranks up far climb',
  },
  'fight.attack-cards': {
    fr: 'combien de cartes cachées poser maximum attaquer visibles',
    en: 'how many hidden maximum commit cards attack reveal',
  },
  'fight.from-hand': { fr: 'utiliser cartes entrepôt se battre', en: 'use warehouse storage cards from fight' },
  'fight.flag-needed': {
    fr: 'n’importe quelle carte couleur bonne sans drapeau quelles cartes jouer combat bon autre',
    en: 'any card color matching without which cards valid fight right flag wrong',
  },
  'fight.defense': {
    fr: 'obligé de se défendre refuser rien jouer défenseur ne aucune carte pas bon drapeau',
    en: 'must defend refuse forced defender respond not play nothing no matching cards unable wrong flag',
  },
  'fight.defender-limit': {
    fr: 'combien maximum plus que défenseur cartes attaquant autant',
    en: 'how many maximum more than defence max defender cards attacker',
  },
  'fight.keep-one': {
    fr: 'toutes ses cartes dernière garder vider sa main jouer tout',
    en: 'all cards last empty all in use play entire hand everything',
  },
  'fight.count': {
    fr: 'force total calculer points de combat compter drapeaux deux carte',
    en: 'strength total compute power count flags fight two card',
  },
  'fight.bonus': {
    fr: 'intermédiaires soutien aide distance bonus défenseur marchands entre intercalés écart',
    en: 'in between support help distance defender bonus merchants gap',
  },
  'fight.success': {
    fr: 'qui gagne ex aequo même total nul attaquant égalité réussit combat échange place',
    en: 'who wins tied draw same equal both ties beats attacker tie succeeds swap places',
  },
  'fight.beaten': {
    fr: 'perdant où va chassé délogé perd battu marchand place laissée autre compagnie',
    en: 'loser where goes kicked out pushed knocked defeated merchant beaten pawn bottom company',
  },
  'fight.failure': {
    fr: 'attaque ratée perdue repoussée échoue perd défenseur gagne égalité',
    en: 'failed lost repelled nothing happens defender wins attacker loses attack fails what lose',
  },
  'fight.reward': {
    fr: 'gagner une carte prime butin défense réussie défenseur gagnant garde prend récompense entrepôt vainqueur',
    en: 'win gain loot prize successful defender winner keeps one card reward take',
  },
  'fight.discard': {
    fr: 'où vont jetées après cartes combat défausse',
    en: 'where go thrown after cards used fight discarded afterwards',
  },
  'fight.single-card': { fr: 'dernière carte attaquer minimum seule main', en: 'last minimum needed attack card only' },
  'port.must-play': {
    fr: 'obligé poser garder sauter tour dois jouer une carte passer phase trois',
    en: 'forced have to keep skip must play a card phase three',
  },
  'port.one-card': {
    fr: 'plusieurs deux combien poser ports cartes',
    en: 'several two how many ports same turn cards play',
  },
  'port.from-hand': {
    fr: 'reposer carte stockée d’où entrepôt jouer port',
    en: 'stored place from where play card warehouse port',
  },
  'port.open-harbor': {
    fr: 'quel port fermé vide choisir jouer importe lequel',
    en: 'which closed empty choose port may I play can any',
  },
  'port.placement': {
    fr: 'où mettre chevaucher dans quel sens décaler superposer comment poser carte dessous recouvrir rangée',
    en: 'where overlap stack how slide put played card lay below row',
  },
  'port.cover': {
    fr: 'recouvrir masquer chevauche drapeaux cachés recouverts visibles deuxième rangée',
    en: 'covered overlap hidden bottom flags visible second row stacking',
  },
  'port.monopoly-value': {
    fr: 'chiffre gauche combien de drapeaux atteindre nombre monopole majorité',
    en: 'figure how many flags reach left number needed monopoly majority',
  },
  'port.capacity': {
    fr: 'chiffre droit maximum limite plein droite combien cartes port',
    en: 'figure maximum limit full right number cards port',
  },
  'port.trigger': {
    fr: 'quand distribution déclenche se vide fin du port distribue t épices',
    en: 'when scores resolves empties is a port scored full are spices distributed pays triggers',
  },
  'port.refill': {
    fr: 'nouvelle remplacer après port vide suivante carte prise retournée case',
    en: 'new replace next after emptied port harbor card taken one flip empty slot who',
  },
  'distribution.harbor-card': {
    fr: 'qui prend récupère garde gagne carte port dernier joueur poser',
    en: 'who gets keeps receives takes last card player harbor place',
  },
  'distribution.must-take': {
    fr: 'passer obligé sauter ne veut pas prendre épice refuser personne restante',
    en: 'pass forced skip decline refuse spice obliged nobody wants left',
  },
  'distribution.from-port': {
    fr: 'ailleurs laquelle prendre piocher quelles épices choisir autres ports',
    en: 'elsewhere which one spices choose from other ports',
  },
  'monopoly.reached': {
    fr: 'quand majorité gagner contrôle monopole avant port soit plein assez drapeaux gagne',
    en: 'when majority win control monopoly before port full early enough flags',
  },
  'monopoly.rank-order': {
    fr: 'qui se sert premier partage répartition choisit abord épice ordre rang',
    en: 'who picks first share split takes spice goes to whom chooses order rank',
  },
  'monopoly.again': {
    fr: 'épices restantes deuxième passage encore restent plus cartes marchands choix',
    en: 'leftover remaining second pass more cards than merchants extra spices remain pick',
  },
  'monopoly.marker': {
    fr: 'jeton rendre remettre marqueur M enlever sert jeton M',
    en: 'token return marker M remove',
  },
  'monopoly.tie': {
    fr: 'ex aequo deux compagnies même temps monopole simultané égalité drapeaux',
    en: 'tied two companies simultaneously monopoly same time simultaneous tie flags',
  },
  'shared.condition': {
    fr: 'capacité atteinte sans majorité plein quand port monopole personne assez',
    en: 'capacity reached no majority when full port nobody has monopoly enough flags',
  },
  'shared.ranking': {
    fr: 'majorité classement ordre deuxième place classer compagnies drapeaux première',
    en: 'majority order second place standings rank companies flags most first',
  },
  'shared.first-merchants': {
    fr: 'qui se sert premier partage répartition choisit plus haut marchand',
    en: 'who picks first share split goes to whom shared top merchant',
  },
  'shared.next-merchants': {
    fr: 'suite deuxième passage restantes épices marchand ensuite tour suivant',
    en: 'continue second pass leftover spices merchant next lap',
  },
  'shared.skipped': {
    fr: 'pas de pion absent vide saute compagnie sans deuxième marchand passe',
    en: 'no pawn absent empty passes over company without second merchant skipped',
  },
  'shared.tie': {
    fr: 'ex aequo départager majorité égalité compagnies drapeaux même nombre',
    en: 'tied break majority companies equal flags tie same number',
  },
  'shared.markers': { fr: 'jetons rendre remettre numéros', en: 'tokens return numbers' },
  'shared.no-flag': {
    fr: 'zéro aucune présence rien recevoir compagnie sans aucun drapeau reçoit',
    en: 'zero absent receive company without flag none gets nothing',
  },
  'draw.two': {
    fr: 'combien piocher fin du tour nombre cartes avant défausser pioche t',
    en: 'how many cards end of turn refill draw number before discarding when we',
  },
  'draw.hand-limit': {
    fr: 'limite main maximum trop de cartes avoir 7 8 six défausser sept',
    en: 'hand size maximum too many seven eight cards discard six limit',
  },
  'draw.rebuild': {
    fr: 'épuisée remélanger plus de cartes pioche vide finie mélanger défausse reformer',
    en: 'run out reshuffle no cards left deck empty ran out shuffle discards new pile',
  },
  'draw.between-cards': {
    fr: 'manque une carte milieu remélanger pioche vide après mélanger défausse',
    en: 'one short middle reshuffle deck empties after first card shuffle discards',
  },
  'end.harbor-pile': {
    fr: 'fin quand dernier arrêt déclenche finit partie se termine plus carte port pile vide',
    en: 'when finish over trigger last does game no harbor card left pile empty flip',
  },
  'end.last-harbor': {
    fr: 'fin dernière immédiatement encore carte port retournée',
    en: 'final immediately still last harbor card flipped end',
  },
  'end.shipment-cards': {
    fr: 'fin quand épuisée plus de cartes arrêt finit partie se termine cargaison pioche défausse vides',
    en: 'when finish run out over does game no shipment cards left deck discard empty',
  },
  'end.clear': {
    fr: 'cartes restantes ports main perdues points fin table',
    en: 'leftover remaining unplayed lost cards in hand at the end worth table cards left in hand score worth',
  },
  'end.warehouses': {
    fr: 'garder épices réserve perdre devant moi fin gardées',
    en: 'keep spices lose after end front kept',
  },
  'final.mission': {
    fr: 'après la fin dernier achat supplémentaire dernière mission partie plus',
    en: 'after end extra last bonus chance buy mission one more',
  },
  'final.order': {
    fr: 'qui commence dernier tour dernière mission ordre fin',
    en: 'who starts last round mission order end',
  },
  'score.total': { fr: 'compter calculer décompte score final calcul', en: 'count calculate scoring final score' },
  'score.shipments': {
    fr: 'combien vaut épice restante point cartes entrepôt points épices',
    en: 'how much worth leftover spice spices one point many cards points per',
  },
  'score.harbors': { fr: 'combien vaut carte port points rapporte', en: 'how much worth harbor card points many' },
  'score.missions': {
    fr: 'combien vaut tuile mission rapporte points valeur',
    en: 'how much worth mission points value tile',
  },
  'score.winner': {
    fr: 'vainqueur victoire gagner qui gagne plus points',
    en: 'victory who wins won highest most points',
  },
  'score.tie': {
    fr: 'ex aequo départage égal points qui gagne vainqueur égalité nombre missions même score',
    en: 'tied tiebreaker break equal points who wins draw tie winner number missions same score',
  },
  'three.merchants': {
    fr: 'variante pions trois joueurs quatre',
    en: 'variant pawns 3 players four merchants 3p three player game fourth pawn extra',
  },
  'three.placement': {
    fr: 'variante pion supplémentaire trois placer quatrième',
    en: 'variant extra pawn three players placing fourth',
  },
  'pirates.setup': {
    fr: 'variante Barbe Noire installer placer bateau début',
    en: 'variant Blackbeard start place ship',
  },
  'pirates.trade': {
    fr: 'variante Barbe Noire échanger convertir joker utilité épice contre autre pirates remplacer mentir',
    en: 'variant Blackbeard swap convert exchange how pirates work one spice another replace blackbeard’s',
  },
  'pirates.one-card': {
    fr: 'plusieurs deux limite échanger combien cartes pirates',
    en: 'several two limit swap how many cards pirates',
  },
  'pirates.take-ship': {
    fr: 'qui reçoit voler déplacer prend bateau pirate devant soi',
    en: 'who gets steal move has the pirate ship takes front',
  },
  'pirates.holder-barred': {
    fr: 'deux fois de suite encore interdit bateau pirate déjà devant moi commercer',
    en: 'twice in a row again forbidden already have pirate ship trade',
  },
  'pirates.not-at-end': {
    fr: 'fin interdit échange pirates dernière mission',
    en: 'end forbidden swap pirates last mission',
  },
  'pirates.penalty': {
    fr: 'malus négatif perdre points Barbe Noire fin garder bateau pirate deux coûte',
    en: 'minus negative lose points Blackbeard end keeping pirate ship two cost',
  },
  'ruling.placement-rounds': { fr: 'serpentin ordre pose pions', en: 'snake draft order' },
  'ruling.fourth-round': { fr: 'ordre pose quatre pions', en: 'order four pawns' },
  'ruling.company-full': {
    fr: 'maximum pleine limite navire complet compagnie cinq places combien',
    en: 'maximum limit ship crowded full join company five places how many',
  },
  'ruling.fight-flags': {
    fr: 'lesquels tous couleurs autres additionner drapeau autre compagnie compte combat',
    en: 'which all colors others add other flags count flag company counts fight',
  },
  'ruling.fight-bonus': {
    fr: 'mes propres marchands entre compter alliés bonus comptent tous',
    en: 'my own pawns count allies bonus merchants between all',
  },
  'ruling.fight-beaten': {
    fr: 'qui décide destination perdant choisit où va battu',
    en: 'who decides destination loser where goes',
  },
  'ruling.fight-vacancy': {
    fr: 'trou place vide combler attaquant remonter',
    en: 'gap empty hole vacated rank filled move up',
  },
  'ruling.port-flags': {
    fr: 'recouvert masqué visible seulement bas drapeaux recouverts comptent',
    en: 'hidden underneath visible only bottom covered flags count',
  },
  'ruling.flag-scan': {
    fr: 'égalité ordre de lecture sens gauche lire carte drapeaux haut',
    en: 'tied reading order direction left read card flags top',
  },
  'ruling.monopoly-tie': {
    fr: 'ex aequo deux compagnies même carte monopoles plus drapeaux départage',
    en: 'tied two same card monopolies more flags tie break',
  },
  'ruling.monopoly-empty': {
    fr: 'personne aucun pion compagnie gagnante perdu monopole dedans vide',
    en: 'nobody no pawn winning lost merchants in company majority monopoly inside empty',
  },
  'ruling.shared-tie': {
    fr: 'ex aequo quelle carte d’abord haut bas départager partage première',
    en: 'tied which card first top bottom tie break shared',
  },
  'ruling.shared-leftover': {
    fr: 'épices restantes trop encore deuxième fois après tous recommencer',
    en: 'leftover extra again round spices remaining after all start',
  },
  'ruling.end-one-card': {
    fr: 'pioche presque vide dernière seule carte piocher fin',
    en: 'pile almost empty last only one card left draw end',
  },
  'ruling.pirate-swap': {
    fr: 'variante Barbe Noire x2 échange doublée carte double pirates deux unités',
    en: 'variant Blackbeard x2 swap double card pirates two units',
  },
  'silent.looking': {
    fr: 'consulter regarder espionner compter cartes secret défausse adverse mains adverses missions cachées entrepôt visible voir',
    en: 'peek check count opponents memory hidden open information look others’ missions warehouse discard',
  },
  'silent.take-back': {
    fr: 'revenir en arrière regretter changer d’avis reprendre coup avis annuler',
    en: 'undo mistake changed mind take back move change',
  },
};
