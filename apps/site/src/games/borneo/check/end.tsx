import type { EndAnswer, EndInput } from '@portolan/borneo/checkers';
import type { Lang } from '@portolan/core';

import type { BoardProps, DisputeForm } from '../../../check/module.ts';
import type { FieldList } from '../../../kit/Fields.tsx';
import { SeatToken } from '../../../kit/marks.tsx';
import { both, counted, say } from '../../../kit/text.ts';
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

const Board = ({ lang, input, answer, asks, untold = [] }: BoardProps<EndInput, EndAnswer>) => (
  <>
    <div class="piles">
      <PileDrawing
        kind="harbor"
        count={input.harborPile}
        label={say(
          lang,
          counted(input.harborPile, 'carte Port', 'cartes Port', lang),
          counted(input.harborPile, 'Harbor card', 'Harbor cards', lang),
        )}
      />
      <PileDrawing
        kind="shipment"
        count={input.shipmentPile}
        label={say(
          lang,
          counted(input.shipmentPile, 'Cargaison', 'Cargaisons', lang),
          counted(input.shipmentPile, 'Shipment card', 'Shipment cards', lang),
        )}
      />
      <PileDrawing
        kind="open"
        count={input.discard}
        label={say(lang, `${input.discard} à la défausse`, `${input.discard} in the discard`)}
      />
    </div>
    {!asks && !untold.includes('active') && (
      <div>
        <h3>{say(lang, 'Ordre des dernières Missions', 'Order of the final Missions')}</h3>
        <FinalOrder order={answer.finalOrder} lang={lang} />
      </div>
    )}
  </>
);

const end: DisputeForm<EndInput, EndAnswer> = { fields, changed, Board };

export default end;
