import type { Lang } from '@portolan/core';
import { colon, counting, say, semicolon } from '@portolan/core/words';
import type { Edition, Place } from '@portolan/rotterdam';
import type { NamedBox } from '@portolan/rotterdam/rules';
import {
  colorInWords,
  harborInWords,
  materialInWords,
  navigationInWords,
  ofHarborInWords,
  phaseName,
  productInWords,
  shipName,
} from '@portolan/rotterdam/rules';
import { seatLetter, seatList } from '../seats.ts';
import { pointsInWords } from './mission-words.ts';
import { missionPile, navigationPile, pileOf, seatsOf, shipsOf, stockOf, type Table, turnOf } from './model.ts';
import { seatLine } from './seat-words.ts';

const cards = counting({ fr: ['carte', 'cartes'], en: ['card', 'cards'] });

/** One line for the whole drawing: how many positions, channels, harbors, ships. */
export const riverInWords = (table: Table, lang: Lang): string => {
  const { positions, channels, harbors } = table.box;
  const parts = [
    counting({ fr: ['position', 'positions'], en: ['position', 'positions'] })(positions.length, lang),
    counting({ fr: ['canal', 'canaux'], en: ['channel', 'channels'] })(channels.length, lang),
    counting({ fr: ['port', 'ports'], en: ['harbor', 'harbors'] })(harbors.length, lang),
    counting({ fr: ['navire à l’eau', 'navires à l’eau'], en: ['ship afloat', 'ships afloat'] })(
      shipsOf(table).length,
      lang,
    ),
  ];
  return `${say(lang, 'Le fleuve', 'The river')}${colon[lang]}${parts.join(', ')}.`;
};

const placeKind = (box: NamedBox, { start, anchor, harbor }: Place, lang: Lang): string => {
  if (harbor)
    return say(lang, ` (quai ${ofHarborInWords(harbor, 'fr', box)})`, ` (quay ${ofHarborInWords(harbor, 'en', box)})`);
  if (start) return say(lang, ' (départ)', ' (start)');
  return anchor ? say(lang, ' (ancre)', ' (anchor)') : '';
};

/** The map as a list: what each position is, and where its channels lead. */
export const mapInWords = (box: Edition, lang: Lang): string[] =>
  box.positions.map((place) => {
    const ways = box.channels
      .filter(({ from }) => from === place.id)
      .map(({ color, to }) =>
        say(lang, `${colorInWords(color, 'fr')} vers ${to}`, `${colorInWords(color, 'en')} to ${to}`),
      );
    const name = `${place.id}${placeKind(box, place, lang)}`;
    return ways.length > 0 ? `${name}${colon[lang]}${ways.join(', ')}.` : `${name}.`;
  });

const turnLine = (table: Table, lang: Lang): string => {
  const { position } = table;
  const { phase = 'launch', round = 1, master = 0 } = position;
  const head = say(
    lang,
    `Manche ${round}. ${phaseName(phase, 'fr')}. Capitaine du Port\u00a0: ${seatLetter(master)}.`,
    `Round ${round}. ${phaseName(phase, 'en')}. Harbor Master: ${seatLetter(master)}.`,
  );
  if (phase === 'setup' || phase === 'over') return head;
  const seat = turnOf(table);
  if (phase === 'trade' || seat === null) return `${head} ${tradersLine(table, lang)}`;
  return `${head} ${say(lang, `À ${seatLetter(seat)} de jouer.`, `Turn of ${seatLetter(seat)}.`)}`;
};

const tradersLine = (table: Table, lang: Lang): string => {
  const passed = table.position.passed ?? [];
  const left = seatsOf(table).filter((seat) => !passed.includes(seat));
  if (left.length === 0) return say(lang, 'Personne n’échange plus.', 'Nobody trades any more.');
  return `${say(lang, 'Échangent encore', 'Still trading')}${colon[lang]}${seatList(left)}.`;
};

const ships = (ids: readonly string[], lang: Lang): string => ids.map((id) => shipName(id, lang)).join(', ');

const callLines = (table: Table, lang: Lang): string[] => {
  const { position } = table;
  const { called = [], call } = position;
  const names = called.map((color) => colorInWords(color, lang)).join(', ');
  const lines = called.length > 0 ? [`${say(lang, 'Couleurs annoncées', 'Colors called')}${colon[lang]}${names}.`] : [];
  if (!call) return lines;
  const mover = seatLetter(call.mover ?? turnOf(table) ?? 0);
  const waiting = call.waiting && call.waiting.length > 0 ? ships(call.waiting, lang) : say(lang, 'aucun', 'none');
  return [
    ...lines,
    say(
      lang,
      `Annonce en cours\u00a0: ${colorInWords(call.color, 'fr')}\u202f; ${mover} déplace ses navires\u202f; doivent encore avancer\u00a0: ${waiting}.`,
      `Call under way: ${colorInWords(call.color, 'en')}; ${mover} moves ships; still to move: ${waiting}.`,
    ),
  ];
};

const stockLine = (table: Table, lang: Lang): string => {
  const parts = table.box.materials.map(({ id }) => `${materialInWords(id, lang, table.box)} ${stockOf(table, id)}`);
  return `${say(lang, 'Réserve générale', 'Stock')}${colon[lang]}${parts.join(', ')}.`;
};

const pilesLine = (table: Table, lang: Lang): string => {
  const known = (faces: readonly string[]): string =>
    faces.map((face) => productInWords(face, lang, table.box)).join(', ');
  const parts = table.box.harbors.map(({ id }) => {
    const { top, size, bottom } = pileOf(table, id);
    const all = `${harborInWords(id, lang, table.box)} ${cards(top.length + size + bottom.length, lang)}`;
    const above = top.length > 0 ? say(lang, `, dessus\u00a0: ${known(top)}`, `, on top: ${known(top)}`) : '';
    const below =
      bottom.length > 0 ? say(lang, `, dessous\u00a0: ${known(bottom)}`, `, at the bottom: ${known(bottom)}`) : '';
    return `${all}${above}${below}`;
  });
  return `${say(lang, 'Pioches de Produits', 'Product piles')}${colon[lang]}${parts.join(semicolon[lang])}.`;
};

const otherPiles = (table: Table, lang: Lang): string => {
  const used = (table.position.used ?? []).map((face) => navigationInWords(face, lang)).join(', ');
  const tail = used ? `${semicolon[lang]}${say(lang, 'utilisées', 'used')}${colon[lang]}${used}` : '';
  return say(
    lang,
    `Pioche Mission\u00a0: ${cards(missionPile(table), 'fr')}. Pioche Navigation\u00a0: ${cards(navigationPile(table), 'fr')}${tail}.`,
    `Mission pile: ${cards(missionPile(table), 'en')}. Navigation pile: ${cards(navigationPile(table), 'en')}${tail}.`,
  );
};

const dueLine = ({ position }: Table, lang: Lang): string[] => {
  const due = (position.due ?? []).flatMap((count, seat) => (count > 0 ? [`${seatLetter(seat)} ${count}`] : []));
  if (position.phase !== 'anchor' || due.length === 0) return [];
  return [`${say(lang, 'Cartes Navigation à piocher', 'Navigation cards due')}${colon[lang]}${due.join(', ')}.`];
};

const offerLine = ({ position: { offer }, box }: Table, lang: Lang): string[] => {
  if (!offer) return [];
  const list = (faces: readonly string[]): string =>
    faces.length > 0 ? faces.map((face) => productInWords(face, lang, box)).join(', ') : say(lang, 'rien', 'nothing');
  const [from, to] = [seatLetter(offer.from), seatLetter(offer.to)];
  return [
    say(
      lang,
      `Offre de ${from} à ${to}\u00a0: donne ${list(offer.give)}\u202f; demande ${list(offer.get)}.`,
      `Offer of ${from} to ${to}: gives ${list(offer.give)}; asks for ${list(offer.get)}.`,
    ),
  ];
};

/** The draws that are due, in one line. */
export const drawsLine = ({ position, box }: Table, lang: Lang): string[] => {
  const draws = (position.pending ?? []).map((draw) => {
    if (draw.draw === 'reveal')
      return say(
        lang,
        `carte à découvrir à ${harborInWords(draw.harbor, lang, box)}`,
        `card to reveal at ${harborInWords(draw.harbor, lang, box)}`,
      );
    const who = seatLetter(draw.seat);
    if (draw.draw === 'product')
      return say(
        lang,
        `${harborInWords(draw.harbor, lang, box)} pour ${who}`,
        `${harborInWords(draw.harbor, lang, box)} for ${who}`,
      );
    const pile = draw.draw === 'mission' ? 'Mission' : 'Navigation';
    return say(lang, `${pile} pour ${who}`, `${pile} for ${who}`);
  });
  return draws.length > 0
    ? [`${say(lang, 'Cartes à piocher', 'Cards to draw')}${colon[lang]}${draws.join(semicolon[lang])}.`]
    : [];
};

const resultLine = ({ position: { result } }: Table, lang: Lang): string[] => {
  if (!result) return [];
  const totals = result.scores.map(({ total }, seat) => `${seatLetter(seat)} ${pointsInWords(total, lang)}`).join(', ');
  return [
    `${say(lang, 'Décompte', 'Count')}${colon[lang]}${totals}. ${say(lang, 'Gagne', 'Winner')}${colon[lang]}${seatList(result.winners)}.`,
  ];
};

/** The whole table as a list of sentences: what a reader hears in place of the picture. */
export const tableInWords = (table: Table, lang: Lang): string[] => [
  turnLine(table, lang),
  ...callLines(table, lang),
  ...dueLine(table, lang),
  ...offerLine(table, lang),
  ...drawsLine(table, lang),
  ...seatsOf(table).map((seat) => seatLine(table, seat, lang)),
  stockLine(table, lang),
  pilesLine(table, lang),
  otherPiles(table, lang),
  ...resultLine(table, lang),
];

/** What one can say of a place and of what lies on it: "E1 : navire a de A, fruits". */
export const placeInWords = (table: Table, place: Place, lang: Lang): string => {
  const here = shipsOf(table)
    .filter(({ at }) => at === place.id)
    .map(
      ({ id, cargo }) =>
        `${shipName(id, lang)}, ${cargo ? materialInWords(cargo, lang, table.box) : say(lang, 'vide', 'empty')}`,
    );
  return `${place.id}${placeKind(table.box, place, lang)}${colon[lang]}${here.length > 0 ? here.join(semicolon[lang]) : say(lang, 'libre', 'free')}`;
};
