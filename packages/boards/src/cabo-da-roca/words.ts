import type { Edition, Position } from '@portolan/cabo-da-roca';
import {
  coinsInWords,
  coordinate,
  landInWords,
  ownedShip,
  phaseName,
  squareInWords,
  stageName,
  tileName,
} from '@portolan/cabo-da-roca/rules';
import type { Lang } from '@portolan/core';
import { colon, counting, say, semicolon } from '@portolan/core/words';
import { seatLetter, seatList } from '../seats.ts';
import { actionsOf, lightsOf, sailorOn, seaOf, shipsOf, stackSize, type Table } from './model.ts';
import { seatLine } from './seat-words.ts';
import type { Tile } from './tiles.ts';

const tilesCount = counting({ fr: ['tuile', 'tuiles'], en: ['tile', 'tiles'] });

const cardsCount = counting({ fr: ['carte', 'cartes'], en: ['card', 'cards'] });

/** One line for the whole drawing: how many tiles, which ports and lighthouses. */
export const chartInWords = (table: Table, lang: Lang): string => {
  const tiles = seaOf(table);
  const ports = tiles.flatMap(({ port }) => port ?? []).sort();
  const lights = lightsOf(tiles).length;
  const parts = [
    tilesCount(tiles.length, lang),
    ...(ports.length > 0
      ? [`${counting({ fr: ['port', 'ports'], en: ['port', 'ports'] })(ports.length, lang)} (${ports.join(', ')})`]
      : []),
    ...(lights > 0 ? [counting({ fr: ['phare', 'phares'], en: ['lighthouse', 'lighthouses'] })(lights, lang)] : []),
    piecesInWordsTotal(table, lang),
  ];
  return `${say(lang, 'Carte marine', 'Sea chart')}${colon[lang]}${parts.join(', ')}.`;
};

const piecesInWordsTotal = (table: Table, lang: Lang): string =>
  counting({ fr: ['bateau', 'bateaux'], en: ['ship', 'ships'] })(shipsOf(table).length, lang);

/** One line a row of squares, from west to east. */
const seaLines = (tiles: readonly Tile[], lang: Lang): string[] => {
  const rows = [...new Set(tiles.map(({ at }) => at[1]))];
  return rows.map((row) => {
    const list = tiles
      .filter(({ at }) => at[1] === row)
      .map((tile) => `${squareInWords(tile.at)} ${landInWords(tile, lang)}`);
    return `${say(lang, 'Rangée', 'Row')} y\u00a0=\u00a0${coordinate(row)}${colon[lang]}${list.join(semicolon[lang])}.`;
  });
};

const nobody = { fr: 'libre', en: 'vacant' } as const;

const heldBy = (table: Table, tile: Tile, lang: Lang): string => {
  const sailor = sailorOn(table, tile.at);
  if (!sailor) return nobody[lang];
  return say(lang, `tenu par ${seatLetter(sailor.owner)}`, `held by ${seatLetter(sailor.owner)}`);
};

/** Who holds the ports, lighthouses and islands. */
const postLines = (table: Table, tiles: readonly Tile[], lang: Lang): string[] => {
  const ports = tiles
    .filter(({ port }) => port)
    .sort((a, b) => ((a.port ?? '') < (b.port ?? '') ? -1 : 1))
    .map((tile) => `${tile.port} ${heldBy(table, tile, lang)}`);
  const posts = (['lighthouse', 'island'] as const).flatMap((kind) =>
    tiles
      .filter((tile) => tile.kind === kind)
      .map(
        (tile) => `${tileName(kind, lang)} ${squareInWords(tile.at)} ${post(heldBy(table, tile, lang), kind, lang)}`,
      ),
  );
  return [
    ...(ports.length > 0 ? [`Ports${colon[lang]}${ports.join(semicolon[lang])}.`] : []),
    ...(posts.length > 0 ? [`${say(lang, 'Postes', 'Posts')}${colon[lang]}${posts.join(semicolon[lang])}.`] : []),
  ];
};

/** French agrees: "une île tenue par". */
const post = (held: string, kind: 'lighthouse' | 'island', lang: Lang): string =>
  lang === 'fr' && kind === 'island' ? held.replace('tenu ', 'tenue ') : held;

const turnLine = (table: Table, lang: Lang): string => {
  const { position } = table;
  const phase = position.phase ?? 'act';
  const stage = phase === 'act' ? ` (${stageName(position.stage ?? 'free', lang)})` : '';
  const who = seatLetter(position.active ?? 0);
  const { allowance, left } = actionsOf(table);
  const round = position.round ?? 5;
  const final = position.final ? say(lang, ' Phase finale.', ' Final phase.') : '';
  const actions = say(
    lang,
    `Actions restantes\u00a0: ${left} sur ${allowance}.`,
    `Actions left: ${left} of ${allowance}.`,
  );
  return say(
    lang,
    `Tour de table ${round}, à ${who} de jouer. ${phaseName(phase, 'fr')}${stage}. ${actions}${final}`,
    `Round ${round}, turn of ${who}. ${phaseName(phase, 'en')}${stage}. ${actions}${final}`,
  );
};

const treasureLine = ({ position }: Table, lang: Lang): string => {
  const value = (type: 'island' | 'wreck'): string => {
    const shown = position.shown?.[type];
    return typeof shown === 'number' ? String(shown) : say(lang, 'valeur pas encore connue', 'value not known yet');
  };
  return say(
    lang,
    `Trésors\u00a0: île ${value('island')}\u202f; épave ${value('wreck')}.`,
    `Treasures: island ${value('island')}; wreck ${value('wreck')}.`,
  );
};

const pilesLine = (table: Table, lang: Lang): string[] => {
  const { position } = table;
  const stack = stackSize(table);
  const parts = [
    ...(stack === undefined ? [] : [`${say(lang, 'pioche', 'stack')} ${tilesCount(stack, lang)}`]),
    ...(position.pile ? [`${say(lang, 'paquet', 'pile')} ${cardsCount(position.pile.length, lang)}`] : []),
    ...(position.discard ? [`${say(lang, 'défausse', 'discard')} ${cardsCount(position.discard.length, lang)}`] : []),
  ];
  return parts.length === 0 ? [] : [`${say(lang, 'Tas', 'Piles')}${colon[lang]}${parts.join(semicolon[lang])}.`];
};

const handLine = ({ position }: Table, lang: Lang): string[] => {
  const { tile } = position;
  if (!tile) return [];
  const name = tile.length === 1 ? `port ${tile}` : tileName(tile as Tile['kind'], lang);
  return [`${say(lang, 'Tuile en main', 'Tile in hand')}${colon[lang]}${name}.`];
};

/** What waits to be done: a departure, a crossing, a card, debts, an offer. */
export const waitingLines = ({ position }: Table, lang: Lang): string[] => {
  const { departing, crossing, drawing, debts = [], offer } = position;
  const ship = (id: string): string => ownedShip(id, lang);
  return [
    ...(departing
      ? [say(lang, `Doit quitter le port\u00a0: ${ship(departing)}.`, `Must leave port: ${ship(departing)}.`)]
      : []),
    ...(crossing
      ? [say(lang, `Doit avancer encore\u00a0: ${ship(crossing)}.`, `Must move on: ${ship(crossing)}.`)]
      : []),
    ...(drawing ? [say(lang, `Tire une carte\u00a0: ${ship(drawing)}.`, `Draws a card: ${ship(drawing)}.`)] : []),
    ...debts.map(({ from, to, amount }) =>
      say(
        lang,
        `Péage dû\u00a0: ${seatLetter(from)} doit ${coinsInWords(amount, 'fr')} à ${seatLetter(to)}.`,
        `Toll due: ${seatLetter(from)} owes ${coinsInWords(amount, 'en')} to ${seatLetter(to)}.`,
      ),
    ),
    ...(offer ? [offerLine(offer, lang)] : []),
  ];
};

const offerLine = (offer: NonNullable<Position['offer']>, lang: Lang): string => {
  const [from, to] = [seatLetter(offer.from), seatLetter(offer.to)];
  if (offer.kind === 'guest')
    return say(
      lang,
      `Offre\u00a0: ${from} veut acheter dans le port de ${to}, en ${squareInWords(offer.at)}.`,
      `Offer: ${from} wants to buy in the port of ${to}, on ${squareInWords(offer.at)}.`,
    );
  return say(
    lang,
    `Offre\u00a0: ${from} demande ${coinsInWords(offer.sum, 'fr')} à ${to} pour épargner le bateau en ${squareInWords(offer.at)}.`,
    `Offer: ${from} asks ${to} for ${coinsInWords(offer.sum, 'en')} to spare the ship on ${squareInWords(offer.at)}.`,
  );
};

const resultLine = ({ position }: Table, lang: Lang): string[] => {
  if (!position.winners) return [];
  const totals = position.totals?.map((total, seat) => `${seatLetter(seat)} ${total}`).join(', ');
  const head = totals ? `${say(lang, 'Décompte', 'Count')}${colon[lang]}${totals}. ` : '';
  return [`${head}${say(lang, 'Gagne', 'Winner')}${colon[lang]}${seatList(position.winners)}.`];
};

/** The whole table as a list of sentences: what a reader hears in place of the picture. */
export const tableInWords = (table: Table, lang: Lang): string[] => {
  const tiles = seaOf(table);
  return [
    turnLine(table, lang),
    ...handLine(table, lang),
    ...waitingLines(table, lang),
    ...seaLines(tiles, lang),
    ...postLines(table, tiles, lang),
    ...Array.from({ length: table.position.seats }, (_, seat) => seatLine(table, seat, lang)),
    treasureLine(table, lang),
    ...pilesLine(table, lang),
    ...resultLine(table, lang),
  ];
};

/** The same for a position and the box it is played with. */
export const positionInWords = (position: Position, box: Edition, lang: Lang): string[] =>
  tableInWords({ position, box }, lang);
