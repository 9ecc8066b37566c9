import { answers, checkers, type EndAnswer, type EndInput } from '@portolan/borneo/checkers';
import type { Lang } from '@portolan/core';

import type { BoardProps, CheckerModule, FormProps } from '../../../check/module.ts';
import { Group, Segment, Stepper, Toggle } from '../../../kit/controls.tsx';
import { SeatToken } from '../../../kit/marks.tsx';
import { SeatChoice } from '../../../kit/picks.tsx';
import { counted, say } from '../../../kit/text.ts';

import { PileDrawing } from './PileDrawing.tsx';

const MOST_HARBORS = 12;
const MOST_SHIPMENTS = 60;

const Form = ({ lang, input, onChange, problemAt }: FormProps<EndInput>) => {
  const set = (part: Partial<EndInput>): void => onChange({ ...input, ...part });
  const seats = (count: number): void => set({ seats: count, active: Math.min(input.active, count - 1) });
  const final = (on: boolean): void => {
    const { final: _, ...others } = input;
    onChange(on ? { ...others, final: true } : others);
  };
  return (
    <>
      <Segment
        label={answers.end.labels.seats[lang]}
        value={input.seats}
        options={[3, 4, 5].map((count) => ({ value: count, label: String(count) }))}
        onChange={seats}
      />
      <Segment
        label={answers.end.labels.event[lang]}
        value={input.event}
        options={[
          { value: 'distribution', label: say(lang, 'un port a été vidé', 'a port was emptied') },
          { value: 'draw', label: say(lang, 'il faut piocher', 'cards must be drawn') },
        ]}
        onChange={(event) => set({ event })}
      />
      <SeatChoice
        lang={lang}
        label={answers.end.labels.active[lang]}
        name="end-active"
        value={input.active}
        seats={input.seats}
        onChange={(active) => set({ active })}
      />
      <Group label={say(lang, 'Cartes qui restent', 'Cards left')}>
        <div class="rows">
          <Stepper
            lang={lang}
            label={
              input.event === 'distribution'
                ? say(lang, 'Pile des cartes Port, avant d’en retourner une', 'Harbor pile, before one is turned up')
                : answers.end.labels.harborPile[lang]
            }
            value={input.harborPile}
            min={0}
            max={MOST_HARBORS}
            error={problemAt('harborPile')}
            onChange={(harborPile) => set({ harborPile })}
          />
          <Stepper
            lang={lang}
            label={answers.end.labels.shipmentPile[lang]}
            value={input.shipmentPile}
            min={0}
            max={MOST_SHIPMENTS}
            error={problemAt('shipmentPile')}
            onChange={(shipmentPile) => set({ shipmentPile })}
          />
          <Stepper
            lang={lang}
            label={answers.end.labels.discard[lang]}
            value={input.discard}
            min={0}
            max={MOST_SHIPMENTS}
            error={problemAt('discard')}
            onChange={(discard) => set({ discard })}
          />
        </div>
      </Group>
      <Toggle label={answers.end.labels.final[lang]} value={input.final ?? false} onChange={final} />
    </>
  );
};

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

const Board = ({ lang, input, answer }: BoardProps<EndInput, EndAnswer>) => (
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
    <div>
      <h3>{say(lang, 'Ordre des dernières Missions', 'Order of the final Missions')}</h3>
      <FinalOrder order={answer.finalOrder} lang={lang} />
    </div>
  </>
);

const end: CheckerModule<EndInput, EndAnswer> = { checker: checkers.end, ...answers.end, Form, Board };

export default end;
