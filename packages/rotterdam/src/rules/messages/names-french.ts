import type { Seat } from '@portolan/core';
import { listed, named, nameIn, seat, tally } from '@portolan/core/words';
import type { Owed } from '../../state.ts';
import type {
  ColorId,
  HarborId,
  MaterialId,
  MissionFace,
  NavigationFace,
  Phase,
  PositionId,
  ProductFace,
  ShipId,
} from '../../types.ts';
import { type Called, calledIn, isBack } from './called.ts';
import { letterNumber } from './ships.ts';

/** Names of the box in French; what an owner typed in is called by the name given, else by its id. */

const colorNames: Readonly<Record<string, string>> = {
  red: 'rouge',
  yellow: 'jaune',
  green: 'vert',
  blue: 'bleu',
  purple: 'pourpre',
  black: 'noir',
  white: 'blanc',
};

const materialNames: Readonly<Record<string, string>> = {
  grain: 'grain',
  fruit: 'fruits',
  'crude-oil': 'pétrole brut',
  chemicals: 'produits chimiques',
};

const productNames: Readonly<Record<string, string>> = {
  bread: 'pain',
  pasta: 'pâtes',
  'orange-juice': 'jus d’orange',
  jam: 'confiture',
  petrol: 'essence',
  plastic: 'plastique',
  paint: 'peinture',
  medicine: 'médicaments',
};

const cardNames: Readonly<Record<string, string>> = {
  'turn-of-luck': 'La chance tourne',
  'extra-cargo': 'Cargaison supplémentaire',
  setback: 'Revers',
  'heavy-storm': 'Forte tempête',
  joker: 'Joker',
  advantage: 'Avantage',
  'extra-advantage': 'Avantage supplémentaire',
  'cargo-thief': 'Voleur de cargaison',
  'port-police': 'Inspection de la police portuaire',
};

const phaseNames: Readonly<Record<string, string>> = {
  setup: 'la mise en place',
  launch: 'la phase\u00a01, la mise à l’eau',
  sail: 'la phase\u00a02, la navigation',
  anchor: 'la phase\u00a03, les ancres',
  unload: 'la phase\u00a04, le déchargement',
  trade: 'la phase\u00a05, les échanges',
  mission: 'la phase\u00a06, les Missions',
  over: 'la fin de la partie',
};

const drawNames: Readonly<Record<string, string>> = {
  mission: 'une Mission',
  navigation: 'une carte Navigation',
  product: 'une carte Produit',
  reveal: 'une carte Produit à retourner',
};

/** `rouge`. */
export const color = (value: ColorId): string => nameIn(colorNames, value).toLowerCase();

/** `pétrole brut`, without an article. */
export const material = (value: MaterialId | Called): string =>
  calledIn(value) ?? nameIn(materialNames, value).toLowerCase();

/** Said of a ship without a cargo. */
export const empty = ', à vide';

/** `Vulcaanhaven`. */
export const harbor = (value: HarborId | Called): string => calledIn(value) ?? named(value);

/** `de Botlek`, `d’Europoort`. */
export const ofHarbor = (value: HarborId | Called): string => {
  const name = harbor(value);
  return /^[AEIOUYÀÂÉÈÊÎÔŒ]/i.test(name) ? `d’${name}` : `de ${name}`;
};

/** `pain`; a card of which only the back is seen, `carte de Botlek`. */
export const product = (value: ProductFace | Called): string => {
  if (isBack(value)) return `carte ${ofHarbor(value)}`;
  const own = calledIn(value);
  if (own !== undefined) return own;
  const face = String(value);
  if (face === '?') return 'carte cachée';
  return face.startsWith('?') ? `carte ${ofHarbor(face.slice(1))}` : nameIn(productNames, value).toLowerCase();
};

/** Products with their numbers: `pain, 2 × essence`; `rien` for none. */
export const products = (value: readonly (ProductFace | Called)[]): string =>
  listed(
    tally(value).map(([one, n]) =>
      n > 1 ? `${n}\u00a0×\u00a0${product(one as ProductFace | Called)}` : product(one as ProductFace | Called),
    ),
    'fr',
  ) || 'rien';

/** `Forte tempête`; an unknown one, `carte cachée`. */
export const card = (value: NavigationFace): string => (value === '?' ? 'carte cachée' : nameIn(cardNames, value));

/** `la Mission 13`; an unknown one, `une Mission cachée`. */
export const mission = (value: MissionFace): string => {
  if (value === '?') return 'une Mission cachée';
  const number = /^m0*(\d+)$/.exec(value)?.[1];
  return `la Mission\u00a0${number ?? named(value)}`;
};

/** `navire 1 de A`, without an article. */
export const hull = (value: ShipId): string => {
  const [owner, number] = letterNumber(value);
  return `navire\u00a0${number} de ${owner}`;
};

/** `le navire 1 de A`. */
export const ship = (value: ShipId): string => `le ${hull(value)}`;

/** `son navire 1` for its owner, `le navire 1 de B` for anybody else. */
export const own = (value: ShipId, who: Seat): string => {
  const [owner, number] = letterNumber(value);
  return owner === seat(who) ? `son navire\u00a0${number}` : ship(value);
};

/** A phase with its article. */
export const phase = (value: Phase): string => nameIn(phaseNames, value);

/** What nature draws. */
export const draw = (value: Owed['draw']): string => nameIn(drawNames, value);

/** Positions of a way back: `B1 puis A2`. */
export const path = (positions: readonly PositionId[]): string => positions.join(' puis ');
