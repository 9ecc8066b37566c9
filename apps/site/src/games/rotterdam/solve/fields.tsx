import { seatLetter } from '@portolan/boards';
import { seatsOf, shipsOf, type Table } from '@portolan/boards/rotterdam';
import type { Lang } from '@portolan/core';
import type { QuestionId } from '@portolan/solvers/rotterdam';
import type { Option } from '../../../kit/controls/choices.tsx';
import type { Field, FieldList } from '../../../kit/Fields.tsx';
import { both, say } from '../../../kit/text.ts';
import { SeatField, sentence } from '../../../solve/parts.tsx';
import type { Json } from '../../../stores/table.ts';
import { cargoOptions, harborOptions, placeOptions, productOptions, shipOptions } from '../parts/fields.tsx';

const calling = both('Une annonce est en cours : elle se poursuit.', 'A call is under way: it goes on.');
const noShip = both('Aucun navire n’est sur l’eau.', 'No ship is on the water.');

/** What the harbor that is chosen makes. */
const madeIn = ({ harbor }: Json, { box }: Table, lang: Lang): Option<string>[] =>
  productOptions(
    box.products.flatMap((one) => (one.harbor === harbor ? [one.id] : [])),
    box,
    lang,
  );

/** All that the position tells, or what one seat sees. */
const sights = (_: Json, table: Table, lang: Lang): Option<string>[] => [
  { value: '', label: say(lang, 'tout ce que dit la position', 'all that the position tells') },
  ...seatsOf(table).map((seat) => ({
    value: String(seat),
    label: say(lang, `ce que voit le joueur ${seatLetter(seat)}`, `what player ${seatLetter(seat)} sees`),
  })),
];

const ship: Field<Json, Table> = {
  of: (_: Json, table: Table): FieldList<Json, Table> => [
    shipsOf(table).length === 0
      ? { at: 'ship', as: sentence(noShip, 'err') }
      : {
          at: 'ship',
          as: 'select',
          options: (_, __, lang) =>
            shipOptions(
              shipsOf(table).map(({ id }) => id),
              lang,
            ),
        },
  ],
};
/** Who calls, unless a call is under way. */
const caller: Field<Json, Table> = {
  of: (_: Json, { position }: Table): FieldList<Json, Table> => [
    { at: 'caller', as: position.call ? sentence(calling, 'small') : SeatField },
  ],
};
const seat = { at: 'seat', as: SeatField };
const harbor: Field<Json, Table> = {
  at: 'harbor',
  as: 'select',
  options: (_, { box }, lang) => harborOptions(box, lang),
};
const sight: Field<Json, Table> = { at: 'seat', as: 'select', options: sights };

/** The form of each question. */
export const fields: Readonly<Record<QuestionId, FieldList<Json, Table>>> = {
  best: [seat],
  colorOutcomes: [caller],
  arrival: [ship, harbor],
  reach: [harbor, { at: 'position', as: 'select', options: (_, { box }, lang) => placeOptions(box, lang) }],
  launchChances: [{ at: 'cargo', as: 'segment', options: (_, { box }, lang) => cargoOptions(box, lang) }],
  productOdds: [harbor, { at: 'product', as: 'select', options: madeIn }, { class: 'rows', of: ['*'] }, sight],
  bestMission: [seat, '*', { at: 'goal', or: 'points' }],
  cardThreats: [ship, { at: 'opponent', as: SeatField }, sight],
  standings: [sight],
};

/** A ship makes for the harbor of its cargo; a product is one that the harbor makes. */
export const changed = (id: string, input: Json, path: string, table: Table): Json => {
  const { harbors, products } = table.box;
  if (id === 'arrival' && path === 'ship') {
    const cargo = shipsOf(table).find((one) => one.id === input.ship)?.cargo;
    const harbor = harbors.find(({ material }) => material === cargo)?.id;
    return harbor ? { ...input, harbor } : input;
  }
  if (id === 'productOdds' && path === 'harbor')
    return { ...input, product: products.find((one) => one.harbor === input.harbor)?.id ?? '' };
  return input;
};
