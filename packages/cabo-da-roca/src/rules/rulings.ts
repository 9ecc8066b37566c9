import { headings } from './headings.ts';
import { section } from './section.ts';

/** How Portolan plays the points that the rulebook leaves open; their readings are in `readings`. */
export const rulings = section({
  id: 'rulings',
  title: { fr: 'Ce que le livret laisse ouvert', en: 'Left open by the rulebook' },
  lead: {
    fr: 'Là où le livret laisse un doute, voici ce que nous jouons. Une table peut jouer autrement.',
    en: 'Where the rulebook leaves a doubt, this is how we play. A table may play otherwise.',
  },
  parts: [
    {
      title: { fr: 'Achats et ports', en: 'Purchases and ports' },
      clauses: {
        'ruling.buy-timing': {
          kind: 'ruling',
          source: headings.buying,
          fr: 'On achète juste après la tuile, et à aucun autre moment.',
          en: 'Purchases are made just after the tile, and at no other time.',
          see: ['buying.after-tile', 'turn.steps'],
        },
        'ruling.new-ship': {
          kind: 'ruling',
          source: headings.buying,
          fr: 'Un bateau neuf doit partir dans le tour de son achat, comme tout bateau ancré.',
          en: 'A new ship must leave in the turn it is bought, like any moored ship.',
          see: ['buying.new-ship', 'turn.must-depart'],
        },
        'ruling.port-ownership': {
          kind: 'ruling',
          source: headings.selling,
          fr: 'Un port est à celui dont un marin s’y tient. Sans marin, il n’est à personne.',
          en: 'A port belongs to the player whose sailor stands on it. Without a sailor it is nobody’s.',
          see: ['buying.own-port', 'trade.fee', 'scoring.ports', 'scoring.fish'],
        },
      },
    },
    {
      title: { fr: 'Commerce', en: 'Trade' },
      clauses: {
        'ruling.possible-destination': {
          kind: 'ruling',
          source: headings.trade,
          fr: 'Une carte est possible si l’un de ses ports preneurs est déjà posé et que le joueur n’y a pas de marin. Le port de départ ne compte pas.',
          en: 'A card is possible if one of the ports that buy is laid already and the player has no sailor there. The port of departure does not count.',
          see: ['trade.impossible'],
        },
        'ruling.route-length': {
          kind: 'ruling',
          source: headings.selling,
          fr: 'Entre deux ports, on prend l’écart de leurs cases : deux voisines sont à distance 1.',
          en: 'Between two ports, the difference of their squares counts: two neighbors are at distance 1.',
          see: ['trade.length'],
        },
        'ruling.idle-port-call': {
          kind: 'ruling',
          source: headings.trade,
          fr: 'Un bateau peut entrer dans un port où il ne vend pas. Il garde sa marchandise.',
          en: 'A ship may enter a port where it does not sell. It keeps its cargo.',
          see: ['trade.partners'],
        },
      },
    },
    {
      title: { fr: 'Mer et phares', en: 'Sea and lighthouses' },
      clauses: {
        'ruling.hazard-entry': {
          kind: 'ruling',
          source: headings.rock,
          fr: 'Aller sur le rocher, ou sur les hauts-fonds sans être bateau de pêche, est un coup refusé.',
          en: 'Going onto the rock, or onto shoals with any but a fishing ship, is refused.',
          see: ['hazard.rock', 'hazard.shoals', 'fishing.sinks', 'trader.sinks', 'pirate.sinks'],
        },
        'ruling.shore-squares': {
          kind: 'ruling',
          source: headings.ships,
          fr: 'Côtes et anses ont de la mer : les bateaux peuvent y aller.',
          en: 'Coasts and coves hold sea: ships may go there.',
          see: ['ships.sea-only', 'tiles.shore'],
        },
        'ruling.coasting-own-square': {
          kind: 'ruling',
          source: headings.fishingShip,
          fr: 'Pour caboter, seules comptent les huit cases voisines, pas celle du bateau.',
          en: 'For coasting, only the eight squares around count, not the ship’s own.',
          see: ['fishing.coasting'],
        },
        'ruling.bonus-trigger': {
          kind: 'ruling',
          source: headings.lighthouse,
          fr: 'La course doit finir dans les eaux d’un phare. Elle donne alors un bonus pour chaque phare longé dans le tour.',
          en: 'The run must end in the waters of a lighthouse. It then gives a bonus for every lighthouse passed in the turn.',
          see: ['lighthouse.bonus', 'lighthouse.bonus-each'],
          terms: ['run'],
        },
        'ruling.bonus-use': {
          kind: 'ruling',
          source: headings.lighthouse,
          fr: 'Le bonus se joue dans le tour même ou dans le suivant.',
          en: 'The bonus is used in the same turn or in the next.',
          see: ['lighthouse.bonus-next-turn'],
        },
        'ruling.bonus-kind': {
          kind: 'ruling',
          source: headings.lighthouse,
          fr: 'Le bonus sert à avancer ou à tourner.',
          en: 'The bonus serves to advance or to rotate.',
          see: ['lighthouse.bonus'],
        },
        'ruling.shark-short': {
          kind: 'ruling',
          source: headings.shark,
          fr: 'Sans assez d’actions pour le requin, le mouvement est refusé.',
          en: 'Without enough actions for the shark, the move is refused.',
          see: ['hazard.shark', 'turn.limit'],
        },
      },
    },
    {
      title: { fr: 'Pirates et combats', en: 'Pirates and fights' },
      clauses: {
        'ruling.pirate-moves': {
          kind: 'ruling',
          source: headings.ships,
          fr: 'Dans un tour, un pirate ne fait qu’avancer ou que tourner.',
          en: 'In a turn, a pirate only advances or only rotates.',
          see: ['pirate.rotate-or-advance'],
        },
        'ruling.pirate-launch': {
          kind: 'ruling',
          source: headings.buying,
          fr: 'Un pirate acheté est mis dans un port, comme un autre bateau. Il en sort sans carte.',
          en: 'A pirate bought is put into a port, like any other ship. It leaves without a card.',
          see: ['buying.own-port', 'pirate.no-port'],
        },
        'ruling.pirate-guest-fee': {
          kind: 'ruling',
          source: headings.pirate,
          fr: 'Un pirate mis dans le port d’un adversaire demande son accord, mais pas les 20 pièces.',
          en: 'A pirate put into an opponent’s port needs that player’s consent, but not the 20 coins.',
          see: ['buying.guest-fee', 'pirate.no-dues'],
        },
        'ruling.broadside': {
          kind: 'ruling',
          source: headings.combat,
          fr: 'Sous le feu : deux cases, une de chaque bord, à angle droit du cap.',
          en: 'Under fire: two squares, one on each side, at right angles to the heading.',
          see: ['combat.broadside'],
        },
        'ruling.departure-shield': {
          kind: 'ruling',
          source: headings.combat,
          fr: 'Un bateau sorti d’un port reste à l’abri jusqu’au prochain tour de son propriétaire.',
          en: 'A ship that has left a port stays safe until its owner’s next turn.',
          see: ['combat.just-left'],
        },
        'ruling.attack-timing': {
          kind: 'ruling',
          source: headings.phases,
          fr: 'On tire pendant son propre tour seulement.',
          en: 'Shots are fired in one’s own turn only.',
          see: ['combat.own-turn'],
        },
        'ruling.sunk-ships': {
          kind: 'ruling',
          source: headings.combat,
          fr: 'Un bateau coulé est perdu pour toute la partie.',
          en: 'A ship sunk is lost for the whole game.',
          see: ['combat.sinks', 'hazard.storm'],
        },
      },
    },
    {
      title: { fr: 'Dettes', en: 'Debts' },
      clauses: {
        'ruling.forced-sale': {
          kind: 'ruling',
          source: headings.prices,
          fr: 'Une vente forcée a lieu même quand il ne reste plus d’action.',
          en: 'A forced sale takes place even when no action is left.',
          see: ['debts.at-once', 'lighthouse.elimination'],
        },
        'ruling.sale-for': {
          kind: 'ruling',
          source: headings.prices,
          fr: 'On ne revend que pour un péage échu, jamais pour acheter.',
          en: 'Resale is for a toll that is due, never for a purchase.',
          see: ['debts.sell', 'debts.at-once', 'buying.prices', 'combat.bargain'],
        },
      },
    },
    {
      title: { fr: 'Fin et décompte', en: 'End and count' },
      clauses: {
        'ruling.thousand': {
          kind: 'ruling',
          source: headings.end,
          fr: 'Atteindre 1000 pièces fait gagner, sans décompte.',
          en: 'Reaching 1000 coins wins, without a count.',
          see: ['end.thousand'],
        },
        'ruling.final-departure': {
          kind: 'ruling',
          source: headings.end,
          fr: 'En phase finale, un bateau vide quitte aussi le port, sans carte.',
          en: 'In the final phase an empty ship leaves port as well, without a card.',
          see: ['turn.must-depart', 'end.no-new-trade'],
        },
        'ruling.final-stall': {
          kind: 'ruling',
          source: headings.end,
          origin: 'ours',
          fr: 'Une phase finale sans progrès est close par le décompte.',
          en: 'A final phase without progress is closed by the count.',
          see: ['end.stall'],
          terms: ['progress'],
        },
        'ruling.fish-reach': {
          kind: 'ruling',
          source: headings.count,
          fr: 'Le banc part des huit cases voisines du port. De là, il suit la côte droite, de poisson en poisson.',
          en: 'The ground starts in the eight squares around the port. From there it follows the straight coast, fish by fish.',
          see: ['scoring.fish', 'scoring.straight-coast'],
          terms: ['ground'],
        },
        'ruling.fish-two-ports': {
          kind: 'ruling',
          source: headings.count,
          fr: 'Un poisson commun à deux de vos ports ne vous rapporte qu’une fois.',
          en: 'A fish common to two of your own ports pays you only once.',
          see: ['scoring.shared'],
        },
      },
    },
  ],
});
