import { countersOf, port, SceneView, sailingsOf } from '@portolan/boards/comptoir-des-antilles';
import { type Cause, causes } from '@portolan/comptoir-des-antilles';
import {
  type DepartureAnswer,
  type DepartureInput,
  departureChecker,
  departureWords,
} from '@portolan/comptoir-des-antilles/checkers';
import type { Text } from '@portolan/core';
import type { BoardProps, CheckerModule, FormProps } from '../../../check/module.ts';
import { Segment, Stepper, Toggle } from '../../../kit/controls.tsx';
import { SeatChoice } from '../../../kit/picks.tsx';
import { both, say } from '../../../kit/text.ts';
import { boxOf } from '../parts/cards.ts';
import { Counters, Folded, SeatsChoice, SomeSeat, START } from '../parts/fields.tsx';
import { seatNumbers } from '../parts/play.ts';
import { newShip, QuayFields, quayLine, ShipFields } from '../parts/QuayFields.tsx';
import { EMPTY, laidOf, laidText, reseatedQuay } from '../parts/quay-text.ts';
import { smallTable } from '../parts/tables.ts';
import { departureIn } from './examples.ts';

type Props = FormProps<DepartureInput>;

const causeTexts: Readonly<Record<Cause, Text>> = {
  full: both('Il est plein', 'It is full'),
  shortage: both('Pénurie', 'Shortage'),
  storm: both('Tempête', 'Storm'),
};

const Others = ({ lang, input, onChange, problemAt, edition }: Props) => {
  const box = boxOf(edition);
  const quays = [0, 1, 2].map((i) => input.others?.[i] ?? EMPTY);
  return (
    <Folded title={say(lang, 'Les autres quais', 'The other quays')} wrong={problemAt('others') !== undefined}>
      <p class="small">
        {say(
          lang,
          'Ils ne comptent que si une tuile Qualité vaut pour toute une marchandise.',
          'They matter only if a Quality tile counts for all ships with the same goods.',
        )}
      </p>
      {quays.map((text, i) => (
        <Folded
          key={i}
          title={quayLine((i + 2) as 2 | 3 | 4, text, box, lang)}
          wrong={problemAt(`others[${i}]`) !== undefined}
        >
          <QuayFields
            lang={lang}
            box={box}
            value={text}
            seats={input.seats}
            error={problemAt(`others[${i}]`)}
            onChange={(next) => onChange({ ...input, others: quays.map((old, at) => (at === i ? next : old)) })}
          />
        </Folded>
      ))}
    </Folded>
  );
};

const Commission = ({ lang, input, onChange, problemAt }: Props) => (
  <>
    {input.cause !== undefined && input.cause !== 'full' && (
      <Toggle
        label={say(lang, 'Une relation a été jouée à ce tour', 'A contact has been played this turn')}
        value={input.commission !== null}
        onChange={(on) => onChange({ ...input, commission: on ? 3 : null })}
      />
    )}
    {input.commission !== null && (
      <Stepper
        lang={lang}
        label={say(lang, 'Commission de la relation', 'Commission of the contact')}
        value={input.commission}
        min={1}
        max={9}
        error={problemAt('commission')}
        onChange={(commission) => onChange({ ...input, commission })}
      />
    )}
  </>
);

const reseated = (input: DepartureInput, seats: 3 | 4): DepartureInput => ({
  ...input,
  seats,
  ship: reseatedQuay(input.ship, seats),
  ...(input.others ? { others: input.others.map((text) => reseatedQuay(text, seats)) } : {}),
  active: Math.min(input.active, seats - 1),
  slate: Math.min(input.slate, seats - 1),
  ...(input.premiums ? { premiums: seatNumbers(seats).map((seat) => input.premiums?.[seat] ?? START) } : {}),
});

const Form = (props: Props) => {
  const { lang, input, onChange, problemAt, edition } = props;
  const box = boxOf(edition);
  const { seats, ship, cause = 'full', active, slate } = input;
  const laid = laidOf(ship);
  const because = (next: Cause): void => {
    const { commission } = input;
    onChange({ ...input, cause: next, commission: next === 'full' ? (commission ?? 3) : commission });
  };
  return (
    <>
      <Segment
        label={say(lang, 'Pourquoi il part', 'Why it sails')}
        value={cause}
        options={causes.map((one) => ({ value: one, label: causeTexts[one][lang] }))}
        error={problemAt('cause')}
        onChange={because}
      />
      <fieldset class={problemAt('ship') ? 'is-bad' : undefined}>
        <legend>{say(lang, 'Le navire', 'The ship')}</legend>
        {problemAt('ship') && <p class="err">{problemAt('ship')}</p>}
        <div class="rows">
          <ShipFields
            lang={lang}
            box={box}
            value={laid ?? newShip(box)}
            seats={seats}
            onChange={(next) => onChange({ ...input, ship: laidText(next) })}
          />
        </div>
      </fieldset>
      <Commission {...props} />
      <SeatChoice
        lang={lang}
        label={say(lang, 'À qui est le tour', 'Whose turn it is')}
        name="departure-active"
        value={active}
        seats={seats}
        onChange={(next) => onChange({ ...input, active: next })}
      />
      <SomeSeat
        lang={lang}
        label={say(lang, 'Qui tient l’ardoise', 'Who holds the slate')}
        value={slate}
        seats={seats}
        error={problemAt('slate')}
        onChange={(next) => onChange({ ...input, slate: next })}
      />
      <Toggle
        label={say(lang, 'Elle a déjà été laissée à ce tour', 'It has been left with somebody this turn')}
        value={input.slateLeft ?? false}
        onChange={(slateLeft) => onChange({ ...input, slateLeft })}
      />
      <Counters
        lang={lang}
        label={say(lang, 'Entrer les compteurs d’avant', 'Enter the counters before it')}
        value={input.premiums}
        seats={seats}
        errorAt={(seat) => problemAt(`premiums[${seat}]`)}
        onChange={(premiums) => {
          const { premiums: _, ...others } = input;
          onChange(premiums ? { ...others, premiums } : others);
        }}
      />
      <Others {...props} />
      <SeatsChoice
        lang={lang}
        value={seats}
        error={problemAt('seats')}
        onChange={(count) => onChange(reseated(input, count))}
      />
    </>
  );
};

const Board = ({ lang, input, answer }: BoardProps<DepartureInput, DepartureAnswer>) => {
  const { seats, ship, others = [], active, slate, premiums } = input;
  const quays = [ship, ...others, EMPTY, EMPTY, EMPTY].slice(0, 4);
  const table = smallTable(
    {
      seats,
      active,
      first: active,
      slate,
      quays,
      ...(premiums ? { premiums } : {}),
    },
    input.edition,
  );
  const refused = answer.verdict.legal ? {} : { quays: { 1: { refused: true } } };
  const marks = answer.sails ? { quays: sailingsOf(answer.events), counters: countersOf(answer.events) } : refused;
  const shown = ([1, 2, 3, 4] as const).filter((quay) => quays[quay - 1] !== EMPTY);
  const scene = port({ quays: shown, seats: seatNumbers(seats), slate: true, marks });
  return <SceneView scene={scene} table={table} lang={lang} />;
};

const departure: CheckerModule<DepartureInput, DepartureAnswer> = {
  checker: departureChecker,
  boxed: true,
  exampleIn: departureIn,
  Form,
  Board,
  ...departureWords,
};

export default departure;
