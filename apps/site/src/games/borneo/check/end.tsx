import type { EndAnswer, EndInput } from '@portolan/borneo/checkers';
import type { Lang, Text } from '@portolan/core';

import type { BoardProps, DisputeForm } from '../../../check/module.ts';
import type { FieldList } from '../../../kit/Fields.tsx';
import { SeatToken } from '../../../kit/marks.tsx';
import { both, counted, fill, say } from '../../../kit/text.ts';
import { SeatField, SeatsField } from '../parts/fields.tsx';

import { PileDrawing } from './PileDrawing.tsx';

const MOST_HARBORS = 12;

/** The pile is counted before the card is turned up that the empty port waits for. */
const beforeTurning = both('Pile des cartes Port, avant d’en retourner une', 'Harbor pile, before one is turned up');

const fields: FieldList<EndInput> = [
  { at: 'seats', as: SeatsField },
  '*',
  { at: 'active', as: SeatField },
  {
    group: both('Cartes qui restent', 'Cards left'),
    class: 'rows',
    of: [
      {
        at: 'harborPile',
        max: MOST_HARBORS,
        label: ({ event }) => (event === 'distribution' ? beforeTurning : undefined),
      },
      '*',
    ],
  },
];

/** The active player is one of those who play. */
const changed = (input: EndInput): EndInput => ({ ...input, active: Math.min(input.active, input.seats - 1) });

const names = {
  harbor: [both('carte Port', 'Harbor card'), both('cartes Port', 'Harbor cards')],
  shipment: [both('Cargaison', 'Shipment card'), both('Cargaisons', 'Shipment cards')],
  discard: both('{n} à la défausse', '{n} in the discard'),
} as const;

/** "12 Shipment cards"; as many as nobody has told. */
const cardsIn = (count: number | undefined, [one, more]: readonly [Text, Text], lang: Lang): string =>
  count === undefined ? `?\u00a0${more[lang]}` : counted(count, one[lang], more[lang], lang);

const FinalOrder = ({ order, lang }: { order: readonly number[]; lang: Lang }) => (
  <ol class="order">
    {order.map((seat, i) => (
      <li key={seat}>
        <span class="order-n">{i + 1}</span>
        <SeatToken seat={seat} size={34} lang={lang} />
      </li>
    ))}
  </ol>
);

const Board = ({ lang, input, answer, asks, untold = [] }: BoardProps<EndInput, EndAnswer>) => {
  const told = (path: 'harborPile' | 'shipmentPile' | 'discard') => (untold.includes(path) ? undefined : input[path]);
  const [harbors, shipments, discard] = [told('harborPile'), told('shipmentPile'), told('discard')];
  return (
    <>
      <div class="piles">
        <PileDrawing kind="harbor" count={harbors} label={cardsIn(harbors, names.harbor, lang)} />
        <PileDrawing kind="shipment" count={shipments} label={cardsIn(shipments, names.shipment, lang)} />
        <PileDrawing kind="open" count={discard} label={fill(names.discard[lang], { n: discard ?? '?' })} />
      </div>
      {!asks && !untold.includes('active') && (
        <div>
          <h3>{say(lang, 'Ordre des dernières Missions', 'Order of the final Missions')}</h3>
          <FinalOrder order={answer.finalOrder} lang={lang} />
        </div>
      )}
    </>
  );
};

const end: DisputeForm<EndInput, EndAnswer> = { fields, changed, Board };

export default end;
