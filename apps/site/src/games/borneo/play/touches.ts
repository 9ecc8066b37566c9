import { missionInWords, missionOf, sortCards, spotOf, type Table } from '@portolan/boards/borneo';
import type { CompanyId, Face, MissionId, Rank } from '@portolan/borneo';
import { cardInWords, companyTitle } from '@portolan/borneo/rules';
import type { Seat } from '@portolan/core';
import { fill, inEach } from '../../../kit/text.ts';
import type { Option } from '../../../play/gather.ts';
import type { Touch } from '../../../play/plan.ts';
import { portSpots } from '../position/board/moves.ts';
import { boardWords } from '../position/board/words.ts';
import { playWords } from './words.ts';

const cardName = (card: string) => inEach((lang) => cardInWords(card, lang));

/** A rank of a company. */
export const rankTouch = (company: CompanyId, rank: Rank): Touch => ({
  spot: spotOf({ kind: 'rank', company, rank }),
  name: inEach((lang) => fill(boardWords.rankIn[lang], { company: companyTitle(company, lang), n: rank })),
});

/** A Mission of the row. */
export const missionTouch = (table: Table, id: MissionId): Touch => {
  const mission = missionOf(table, id);
  return {
    spot: spotOf({ kind: 'mission', id }),
    name: inEach((lang) => (mission ? missionInWords(mission, lang) : id)),
  };
};

/** The places of a port. */
export const portTouches = (table: Table, port: 1 | 2 | 3): readonly Touch[] =>
  portSpots(table, port).map((spot) => ({
    spot,
    name: inEach((lang) => fill(playWords.portNumber[lang], { n: port })),
  }));

const cards = (list: Parameters<typeof sortCards>[0], seat: Seat, kind: 'hand' | 'store'): readonly Option[] =>
  sortCards(list).known.map((card, at) => ({
    kind: card,
    spot: spotOf({ kind, seat, at }),
    name: cardName(card),
  }));

/** The known cards of a hand, in order. */
export const handOf = ({ position }: Table, seat: Seat): readonly Option[] =>
  cards(position.hands?.[seat], seat, 'hand');

/** What a warehouse pays with: its known Shipment cards, then its Harbor cards. */
export const storeOf = ({ position }: Table, seat: Seat): readonly Option[] => {
  const { shipments, harbors = [] } = position.warehouses?.[seat] ?? {};
  const own = harbors.map(
    (id): Option => ({ kind: id, spot: spotOf({ kind: 'harbor', seat, id }), name: cardName(id) }),
  );
  return [...cards(shipments, seat, 'store'), ...own];
};

/** The places of a card in a tower. */
export const towerTouches = ({ position }: Table, port: 1 | 2 | 3, card: Face): readonly Touch[] =>
  (position.ports?.[port - 1]?.tower ?? []).flatMap((face, at) =>
    face === card ? [{ spot: spotOf({ kind: 'tower', port, at }), name: cardName(card) }] : [],
  );
