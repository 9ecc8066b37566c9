import type { CardList } from '@portolan/borneo';
import type { Lang, Seat } from '@portolan/core';
import { colon, counting, semicolon } from '@portolan/core/words';
import { seatLetter, seatList } from '../seats.ts';
import { cardsCount } from './counts.ts';
import { cardCount, sortCards } from './face.ts';
import { columnsOf, harborOf, missionOf, type Table, towerOf } from './model.ts';
import { cardInWords, cargoInWords, companyName, missionInWords, phaseName } from './names.ts';
import { towerInWords } from './Tower.tsx';

const hidden = counting({ fr: ['carte cachée', 'cartes cachées'], en: ['card face down', 'cards face down'] });

const nothing = (lang: Lang): string => (lang === 'fr' ? 'rien' : 'nothing');

/** Known cards in words, then how many are hidden. */
const cardsInWords = (list: CardList, lang: Lang, one: (card: string, lang: Lang) => string): string => {
  const { known, unknown } = sortCards(list);
  const parts = known.map((card) => (one === cardInWords ? `(${one(card, lang)})` : one(card, lang)));
  if (unknown > 0) parts.push(hidden(unknown, lang));
  return parts.join(', ') || nothing(lang);
};

const companiesLine = (table: Table, lang: Lang): string => {
  const columns = columnsOf(table).map(({ company, column }) => {
    const owners = column.map((owner) => (owner === null ? '–' : seatLetter(owner))).join(', ');
    return `${companyName(company, lang)} ${owners || (lang === 'fr' ? 'personne' : 'nobody')}`;
  });
  const head = lang === 'fr' ? 'Compagnies, du rang 1 au dernier' : 'Companies, from rank 1 down';
  return `${head}${colon[lang]}${columns.join(semicolon[lang])}.`;
};

const portLines = (table: Table, lang: Lang): string[] =>
  ([1, 2, 3] as const).map((port) => {
    const tower = towerOf(table, port);
    const sums = towerInWords(tower, lang);
    if (tower.cards.length === 0) return `${sums}.`;
    const list = tower.cards.map((card) => `(${cardInWords(card, lang)})`).join(', ');
    const from = lang === 'fr' ? 'Cartes depuis la carte Port' : 'Cards from the Harbor card down';
    return `${sums}. ${from}${colon[lang]}${list}.`;
  });

const warehouseInWords = (table: Table, seat: Seat, lang: Lang): string => {
  const { shipments = [], harbors = [], missions = [] } = table.position.warehouses?.[seat] ?? {};
  const parts = [
    ...(cardCount(shipments) > 0 ? [cardsInWords(shipments, lang, cargoInWords)] : []),
    ...harbors.map((id) => harborOf(table, id)?.name ?? id),
    ...missions.map((id) => {
      const mission = missionOf(table, id);
      return mission ? missionInWords(mission, lang) : id;
    }),
  ];
  return parts.join(', ') || nothing(lang);
};

/** What a player holds. */
export const seatLine = (table: Table, seat: Seat, lang: Lang): string => {
  const hand = cardsInWords(table.position.hands?.[seat] ?? [], lang, cardInWords);
  const store = warehouseInWords(table, seat, lang);
  return lang === 'fr'
    ? `${seatLetter(seat)}, en main\u00a0: ${hand}\u202f; entrepôt\u00a0: ${store}.`
    : `${seatLetter(seat)}, hand: ${hand}; warehouse: ${store}.`;
};

const turnLine = ({ position }: Table, lang: Lang): string => {
  const phase = phaseName(position.phase ?? 'mission', lang);
  const active = position.active;
  const who =
    typeof active === 'number'
      ? lang === 'fr'
        ? `, joueur actif ${seatLetter(active)}`
        : `, active player ${seatLetter(active)}`
      : '';
  const first = seatLetter(position.first ?? 0);
  return lang === 'fr'
    ? `Phase\u00a0: ${phase}${who}. Premier joueur ${first}.`
    : `Phase: ${phase}${who}. First player ${first}.`;
};

const fightLine = ({ position }: Table, lang: Lang): string[] => {
  const { fight } = position;
  if (!fight) return [];
  const attack = cardsInWords(fight.attack, lang, cardInWords);
  const defense = fight.defense ? cardsInWords(fight.defense, lang, cardInWords) : undefined;
  const company = companyName(fight.company, lang);
  return lang === 'fr'
    ? [
        `Combat dans la compagnie ${company}\u00a0: le rang ${fight.attacker} attaque le rang ${fight.defender} avec ${attack}${defense ? `\u202f; défense\u00a0: ${defense}` : ''}.`,
      ]
    : [
        `Fight in the ${company} company: rank ${fight.attacker} attacks rank ${fight.defender} with ${attack}${defense ? `; defense: ${defense}` : ''}.`,
      ];
};

const picksLine = ({ position }: Table, lang: Lang): string[] => {
  const { distribution } = position;
  if (!distribution) return [];
  const seats = seatList((distribution.picks ?? []).map((pick) => pick.seat));
  return lang === 'fr'
    ? [`Distribution au port ${distribution.port}, prennent encore, dans l’ordre\u00a0: ${seats}.`]
    : [`Distribution at port ${distribution.port}, still to pick, in order: ${seats}.`];
};

const missionsLine = (table: Table, lang: Lang): string => {
  const row = (table.position.missions ?? []).map((id) => {
    const mission = missionOf(table, id);
    return mission ? missionInWords(mission, lang) : id;
  });
  return `${lang === 'fr' ? 'Missions offertes' : 'Missions on offer'}${colon[lang]}${row.join(semicolon[lang]) || nothing(lang)}.`;
};

const pilesLine = ({ position }: Table, lang: Lang): string => {
  const pile = cardsCount(cardCount(position.pile), lang);
  const discard = cardsCount(cardCount(position.discard), lang);
  const harbors = cardsCount(position.harborPile?.length ?? 0, lang);
  return lang === 'fr'
    ? `Pioche\u00a0: ${pile}\u202f; défausse\u00a0: ${discard}\u202f; pile des cartes Port\u00a0: ${harbors}.`
    : `Pile: ${pile}; discard: ${discard}; Harbor pile: ${harbors}.`;
};

const shipLine = ({ position }: Table, lang: Lang): string[] => {
  const ship = position.pirateShip;
  if (ship === null || ship === undefined) return [];
  const cove = lang === 'fr' ? 'dans le repaire' : 'in the cove';
  const where = ship === 'cove' ? cove : lang === 'fr' ? `devant ${seatLetter(ship)}` : `with ${seatLetter(ship)}`;
  return [`${lang === 'fr' ? 'Bateau pirate' : 'Pirate ship'}${colon[lang]}${where}.`];
};

const resultLine = ({ position }: Table, lang: Lang): string[] => {
  if (!position.result) return [];
  const scores = position.result.scores.map((score, seat) => `${seatLetter(seat)} ${score}`).join(', ');
  const winners = seatList(position.result.winners);
  return [
    lang === 'fr' ? `Résultat\u00a0: ${scores}. Gagne\u00a0: ${winners}.` : `Result: ${scores}. Winner: ${winners}.`,
  ];
};

/** The whole table as a list of sentences: what a reader hears in place of the picture. */
export const tableInWords = (table: Table, lang: Lang): string[] => [
  turnLine(table, lang),
  companiesLine(table, lang),
  ...portLines(table, lang),
  ...fightLine(table, lang),
  ...picksLine(table, lang),
  ...Array.from({ length: table.position.seats }, (_, seat) => seatLine(table, seat, lang)),
  missionsLine(table, lang),
  pilesLine(table, lang),
  ...shipLine(table, lang),
  ...resultLine(table, lang),
];
