import { seatLetter } from '@portolan/boards';
import { seaOf, shipsOf, type Table } from '@portolan/boards/cabo-da-roca';
import { cardInWords, ownedShip, portInWords } from '@portolan/cabo-da-roca/rules';
import type { Lang } from '@portolan/core';
import type { QuestionId } from '@portolan/solvers/cabo-da-roca';
import type { Option } from '../../../kit/controls/choices.tsx';
import type { Field, FieldList } from '../../../kit/Fields.tsx';
import { both, capital } from '../../../kit/text.ts';
import { SeatField, sentence } from '../../../solve/parts.tsx';
import type { Json } from '../../../stores/table.ts';

/** How far from the origin a square may be entered by hand. */
const REACH = 40;

const none = both('Il n’y a pas de tel bateau sur cette table.', 'There is no such ship on this table.');

type Ship = ReturnType<typeof shipsOf>[number];

/** One of some ships of the table. */
const shipThat = (wanted: (ship: Ship) => boolean): Field<Json, Table> => ({
  of: (_: Json, table: Table): FieldList<Json, Table> => {
    const ids = shipsOf(table).flatMap((ship) => (wanted(ship) ? [ship.id] : []));
    return [
      {
        at: 'ship',
        as: ids.length === 0 ? sentence(none, 'err') : 'select',
        options: (_, __, lang) => ids.map((id) => ({ value: id, label: capital(ownedShip(id, lang)) })),
      },
    ];
  },
});

const trader = shipThat(({ kind }) => kind !== 'pirate');

const portsOf = (_: Json, table: Table): Option<string>[] =>
  seaOf(table).flatMap(({ port }) => (port ? [{ value: port, label: portInWords(port, table.box) }] : []));

const cardsOf = (_: Json, { box }: Table, lang: Lang): Option<string>[] =>
  box.tradeCards.map((card) => ({
    value: card.id,
    label: `${cardInWords(card, box, lang)} ${card.prices.join(' / ')}`,
  }));

/** How each player plays on. */
const policies: Field<Json, Table> = {
  of: (_: Json, { position }: Table): FieldList<Json, Table> =>
    Array.from({ length: position.seats }, (_, seat) => ({
      at: `policies[${seat}]`,
      as: 'segment',
      label: both(`Joueur ${seatLetter(seat)} joue`, `Player ${seatLetter(seat)} plays`),
      or: 'sensible',
    })),
};

/** The form of each question. */
export const fields: Readonly<Record<QuestionId, FieldList<Json, Table>>> = {
  best: [{ at: 'seat', as: SeatField }],
  tileFit: [
    {
      group: 'square',
      of: [
        {
          class: 'rows',
          of: [
            { at: 'square[0]', min: -REACH, max: REACH, or: 0, tells: 'square' },
            { at: 'square[1]', min: -REACH, max: REACH, or: 0 },
          ],
        },
      ],
    },
  ],
  nextCard: [shipThat(({ kind, heading }) => kind !== 'pirate' && !heading)],
  bestDestination: [trader, { at: 'card', as: 'select', options: cardsOf }],
  shortestVoyage: [trader, { at: 'port', as: 'select', options: portsOf }],
  pirateReach: [shipThat(({ kind }) => kind === 'pirate')],
  bestEndOfTurn: [],
  whoIsAhead: [policies],
};

/** Once one policy is chosen, all are told. */
export const changed = (_: string, input: Json, __: string, { position }: Table): Json => {
  const { policies } = input;
  if (!Array.isArray(policies)) return input;
  return { ...input, policies: Array.from({ length: position.seats }, (_, seat) => policies[seat] ?? 'sensible') };
};
