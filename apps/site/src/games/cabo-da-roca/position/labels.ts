import { phases, portIds, type ShipKind, shipKinds, stages, type TileKind, tileKinds } from '@portolan/cabo-da-roca';
import { phaseName, pieceName, stageName, tileName } from '@portolan/cabo-da-roca/rules';
import { fieldWords } from '@portolan/core/words';
import { both, capital, inEach, namesBy } from '../../../kit/text.ts';
import { words } from './words.ts';

const tileNames = namesBy(tileKinds, (kind: TileKind, lang) => capital(tileName(kind, lang)));

const shipNames = namesBy(shipKinds, (kind: ShipKind, lang) => capital(pieceName(kind, lang)));

/** How the game can end. */
const endings = {
  thousand: both('Assez de pièces d’or', 'Enough coins'),
  'last-fleet': both('Une seule flotte reste', 'Only one fleet is left'),
  'all-taken': both('Tous les trésors sont tenus', 'All treasures are held'),
  'already-taken': both('Tous tenus dès la dernière tuile', 'All held when the last tile was laid'),
  stalled: both('Plus personne n’avance', 'Nobody gets ahead'),
} as const;

/** The ship that is waited for. */
const waiting = both('Le bateau en cause', 'The ship concerned');

/** What the fields of a position are called, and the words they hold. */
export const positionWords = fieldWords({
  seats: words.players,
  round: both('Tour de table', 'Round'),
  active: words.active,
  phase: [words.phase, namesBy(phases, phaseName)],
  stage: [
    both('Moment des actions', 'Moment of the actions'),
    namesBy(stages, (stage, lang) => capital(stageName(stage, lang))),
  ],
  tile: both('Tuile en main', 'Tile in hand'),
  returned: [both('Tuiles sans place à ce tour', 'Tiles without a place this turn'), tileNames],
  drawing: waiting,
  departing: waiting,
  crossing: waiting,
  stepping: waiting,
  used: both('Actions déjà employées', 'Actions used'),
  allowance: both('Actions de ce tour', 'Actions of this turn'),
  delivered: both('Ports où il a vendu', 'Ports of sales'),
  final: both('Phase finale', 'Final phase'),
  idle: both('Tours de suite sans rien faire', 'Turns in a row without doing anything'),
  quiet: both('Tours de suite sans progrès', 'Turns in a row without progress'),
  most: both('Trésors tenus au plus', 'Most treasures held so far'),
  acted: both('A fait autre chose que poser la tuile', 'Has done more than lay the tile'),
  progress: both('A fait avancer la fin', 'Has brought the end nearer'),
  ending: [both('Comment elle finit', 'How it ends'), endings],
  'debts[].from': both('Qui doit', 'Who owes'),
  'debts[].to': both('À qui', 'To whom'),
  'debts[].amount': both('Combien', 'How much'),
  'debts[].lighthouse': both('Le phare', 'The lighthouse'),
  'offer.kind': [
    both('De quoi il s’agit', 'What it is about'),
    {
      guest: both('Achat chez un autre', 'Purchase in another’s port'),
      ransom: both('Rançon', 'Ransom'),
    },
  ],
  'offer.from': both('Qui demande', 'Who asks'),
  'offer.to': both('Qui répond', 'Who answers'),
  'offer.piece': [words.shipKind, shipNames],
  'offer.sell': words.sells,
  'offer.ship': both('Le pirate', 'The pirate'),
  'offer.sum': words.sum,
  'ships.*.heading': both('Cap', 'Heading'),
  'ships.*.cargo': both('Carte à bord', 'Card aboard'),
  'ships.*.from': both('Venue du port', 'From port'),
  'ships.*.kept': both('Bonus gardés', 'Bonuses kept'),
  'ships.*.fresh': both('Bonus de ce tour', 'Bonuses of this turn'),
  'ships.*.advanced': both('Cases avancées ce tour', 'Squares advanced this turn'),
  'ships.*.rotated': both('Rotations de ce tour', 'Rotations this turn'),
  'ships.*.arrived': both('Entré au port ce tour', 'Entered port this turn'),
  'ships.*.bought': both('Acheté ce tour', 'Bought this turn'),
  'ships.*.stay': both('Retenu par sa carte', 'Held back by its card'),
  'ships.*.justLeft': both('Sorti du port à son dernier tour', 'Left port in its latest turn'),
  'ships.*.credited': both('Phares qui ont donné un bonus', 'Lighthouses that gave a bonus'),
  'ships.*.passed': both('Phares longés à ce tour', 'Lighthouses passed this turn'),
  'ships.*.spared': both('Pirates payés à ce tour', 'Pirates paid this turn'),
  'ships.*.leftPort': both('Sort du port', 'Has just left port'),
  'sailors[].owner': both('À qui', 'Whose'),
  'sailors[].moved': both('A déjà marché ce tour', 'Has walked this turn'),
  'coins[]': both('Pièces d’or', 'Coins'),
  'home[]': both('Port de départ', 'Starting port'),
  'homeLaid[]': both('déjà posé', 'laid already'),
  'out[]': both('éliminé', 'eliminated'),
  'owed[]': both('Actions dues au tour suivant', 'Actions owed to the next turn'),
  ...Object.fromEntries(
    shipKinds.map((kind) => [
      `gone[].${kind}`,
      inEach((lang) => `${both('Coulés : ', 'Sunk: ')[lang]}${pieceName(kind, lang)}`),
    ]),
  ),
  'shown.island': both('Valeur d’une île', 'Value of an island'),
  'shown.wreck': both('Valeur d’une épave', 'Value of a wreck'),
  discard: both('Défausse', 'Discard'),
  aside: both('Cartes de trésor mises de côté', 'Treasure cards set aside'),
  pile: both('Paquet', 'Pile'),
  ...Object.fromEntries(tileKinds.map((kind) => [`stack.${kind}`, tileNames[kind]])),
});

const ofMove = {
  seat: words.who,
  ship: words.who2,
  dir: both('Direction', 'Direction'),
  bonus: both('Un bonus de phare paie', 'A lighthouse bonus pays'),
  card: both('Carte', 'Card'),
  to: [
    both('Sens de la rotation', 'Way to rotate'),
    { left: both('à gauche', 'left'), right: both('à droite', 'right') },
  ],
} as const;

/** What the fields of a move are called, and the words they hold. */
export const moveWords = fieldWords({
  ...ofMove,
  ...Object.fromEntries(Object.entries(ofMove).map(([name, label]) => [`attempt.${name}`, label])),
  'attempt.kind': words.moveKind,
  port: [both('Port', 'Port'), namesBy(portIds, (port) => port)],
  face: words.face,
  rot: both('Comme elle se pose', 'How it lies'),
  piece: [words.shipKind, shipNames],
  sum: words.sum,
  accept: both('Accepter', 'Accept'),
  sell: words.sells,
});
