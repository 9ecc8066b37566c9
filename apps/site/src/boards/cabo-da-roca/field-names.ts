import { type Direction, type PieceKind, portIds, type TileKind } from '@portolan/cabo-da-roca';
import type { Lang, Text } from '@portolan/core';
import { both, capital } from '../../kit/text.ts';
import { seatLetter } from '../seats.ts';
import { directionName, ownedShip, pieceName, tileName, zoneNames } from './names.ts';

// What a place of an input is called on the forms, for the sentences about what is wrong there.

/** Fields by their name, whatever they lie in. */
const fields: Readonly<Record<string, Text>> = {
  at: both('case', 'square'),
  owner: both('à qui', 'whose'),
  heading: both('cap', 'heading'),
  cargo: both('carte à bord', 'card aboard'),
  from: both('d’où vient la marchandise', 'where the goods come from'),
  kept: both('bonus gardés', 'bonuses kept'),
  fresh: both('bonus de ce tour', 'bonuses of this turn'),
  ships: both('bateaux', 'ships'),
  sailors: both('marins', 'sailors'),
  board: both('la mer', 'the sea'),
  rows: both('rangées', 'rows'),
  coins: both('pièces d’or', 'coins'),
  home: both('port de départ', 'starting port'),
  out: both('éliminé', 'eliminated'),
  gone: both('bateaux coulés', 'ships sunk'),
  owed: both('actions dues', 'actions owed'),
  stack: both('pioche', 'stack'),
  pile: both('paquet', 'pile'),
  discard: both('défausse', 'discard'),
  shown: both('cartes de trésor', 'treasure cards'),
  island: both('valeur d’une île', 'value of an island'),
  wreck: both('valeur d’une épave', 'value of a wreck'),
  debts: both('dettes', 'debts'),
  offer: both('offre', 'offer'),
  tile: both('tuile', 'tile'),
  card: both('carte', 'card'),
  cards: both('cartes', 'cards'),
  prices: both('prix', 'prices'),
  struck: both('ports rayés', 'ports struck'),
  good: both('marchandise', 'goods'),
  offset: both('distance des deux ports', 'distance of the two ports'),
  around: both('cases autour', 'squares around'),
  sailor: both('marin', 'sailor'),
  ship: both('bateau', 'ship'),
  there: both('bateau devant', 'ship ahead'),
  entered: both('entré dans le port ce tour', 'entered port this turn'),
  near: both('bateau à côté', 'ship beside it'),
  pending: both('bateau qui doit partir', 'ship that must leave'),
  sell: both('pièces à vendre', 'pieces to sell'),
  owned: both('pièces en jeu', 'pieces in play'),
  left: both('actions restantes', 'actions left'),
  bonus: both('bonus', 'bonuses'),
  path: both('cases du trajet', 'squares of the way'),
  lights: both('phares', 'lighthouses'),
  own: both('pièce à soi', 'one’s own piece'),
  players: both('joueurs', 'players'),
  ports: both('ports', 'ports'),
  fish: both('poissons', 'fish'),
  twice: both('poissons communs à deux ports', 'fish shared by two ports'),
  fishUnder: both('poissons sous les bateaux', 'fish under ships'),
  islands: both('îles tenues', 'islands held'),
  wrecks: both('épaves tenues', 'wrecks held'),
  tradeCards: both('cartes de commerce', 'trade cards'),
  treasureCards: both('cartes de trésor', 'treasure cards'),
  goods: both('marchandises', 'goods'),
  tiles: both('tuiles', 'tiles'),
  corners: both('coins', 'corners'),
  count: both('nombre', 'number'),
  value: both('valeur', 'value'),
  name: both('nom', 'name'),
  fr: both('nom français', 'French name'),
  en: both('nom anglais', 'English name'),
  totals: both('totaux', 'totals'),
  winners: both('vainqueurs', 'winners'),
  used: both('actions employées', 'actions used'),
  round: both('tour de table', 'round'),
  awards: both('primes', 'awards'),
  costs: both('prix des pièces', 'prices of pieces'),
  dues: both('taxes', 'dues'),
};

type Entry = (key: string, lang: Lang) => string | undefined;

const numbered =
  (fr: string, en: string): Entry =>
  (key, lang) =>
    `${lang === 'fr' ? fr : en} ${Number(key) + 1}`;

const ofSeat: Entry = (key, lang) => `${lang === 'fr' ? 'joueur' : 'player'} ${seatLetter(Number(key))}`;
const ofPort: Entry = (key) => `port ${/^\d+$/.test(key) ? (portIds[Number(key)] ?? key) : key}`;
const ofDirection: Entry = (key, lang) => directionName(key as Direction, lang);
const ofPiece: Entry = (key, lang) => pieceName(key as PieceKind, lang);

/** What lies in a list or a table is called by its place there, and its table is not named. */
const entries: Readonly<Record<string, Entry>> = {
  players: ofSeat,
  coins: ofSeat,
  home: ofSeat,
  homeLaid: ofSeat,
  out: ofSeat,
  gone: ofSeat,
  owed: ofSeat,
  totals: ofSeat,
  ships: ownedShip,
  sailors: numbered('marin', 'sailor'),
  board: numbered('tuile', 'tile'),
  rows: numbered('rangée', 'row'),
  around: ofDirection,
  ways: ofDirection,
  ports: ofPort,
  owned: ofPiece,
  tiles: (key, lang) => tileName(key as TileKind, lang),
  tradeCards: numbered('carte', 'card'),
  goods: numbered('marchandise', 'goods'),
  prices: (key) => `zone ${zoneNames[Number(key)] ?? key}`,
  path: numbered('case', 'square'),
  lights: numbered('phare', 'lighthouse'),
  debts: numbered('péage', 'toll'),
};

/** Tables by seat that say what they hold only by their name. */
const named: ReadonlySet<string> = new Set(['coins', 'home', 'out', 'gone', 'owed', 'totals', 'prices', 'path']);

/**
 * What a place of an input is called: `sailors[0].at` is "Marin 1, case". Undefined for a place that no form shows.
 */
export const fieldName = (path: string, lang: Lang): string | undefined => {
  const keys = path.split(/[.[\]]+/).filter((key) => key !== '');
  const parts: string[] = [];
  for (let i = 0; i < keys.length; i++) {
    const [key, next] = [keys[i] as string, keys[i + 1]];
    const entry = next === undefined ? undefined : entries[key];
    if (entry) {
      if (named.has(key)) parts.push(fields[key]?.[lang] ?? key);
      const part = entry(next as string, lang);
      if (part === undefined) return undefined;
      parts.push(part);
      i++;
    } else {
      const text = fields[key] ?? fieldOfPiece(key);
      if (!text) return undefined;
      parts.push(text[lang]);
    }
  }
  return parts.length === 0 ? undefined : capital(parts.join(', '));
};

const kinds: readonly PieceKind[] = ['sailor', 'fishing', 'trade', 'pirate'];

/** A count of pieces is called by their kind. */
const fieldOfPiece = (key: string): Text | undefined => {
  const kind = kinds.find((one) => one === key);
  return kind && { fr: pieceName(kind, 'fr'), en: pieceName(kind, 'en') };
};
