import { port, SceneView, sceneOf } from '@portolan/boards/comptoir-des-antilles';
import {
  type TileAnswer,
  type TileInput,
  type TileMoment,
  tileChecker,
  tileMoments,
  tileWords,
} from '@portolan/comptoir-des-antilles/checkers';
import type { Text } from '@portolan/core';
import type { BoardProps, CheckerModule, FormProps } from '../../../check/module.ts';
import { Select, Stepper, Toggle } from '../../../kit/controls.tsx';
import { SeatChoice } from '../../../kit/picks.tsx';
import { both, say } from '../../../kit/text.ts';
import { boxOf } from '../parts/cards.ts';
import { Counters, Folded, SeatsChoice, SomeSeat, START, TileSelect } from '../parts/fields.tsx';
import { seatNumbers } from '../parts/play.ts';
import { newShip, QuayFields, quayLine, ShipFields } from '../parts/QuayFields.tsx';
import { EMPTY, laidOf, laidText, reseatedQuay } from '../parts/quay-text.ts';
import { smallTable } from '../parts/tables.ts';
import { tileIn } from './examples.ts';

type Props = FormProps<TileInput>;

const moments: Readonly<Record<TileMoment, Text>> = {
  before: both('avant la relation', 'before the contact'),
  between: both('entre deux effets de la relation', 'between two effects of the contact'),
  after: both('après la relation', 'after the contact'),
  order: both('plusieurs navires sont pleins', 'several ships are full'),
  payment: both('une commission est à payer', 'a commission is to be paid'),
  refill: both('un nouveau navire attend sa marchandise', 'a new ship waits for its goods'),
};

const MOST_OTHERS: Readonly<Record<TileMoment, number>> = {
  before: 3,
  between: 3,
  after: 3,
  order: 1,
  payment: 2,
  refill: 2,
};

const reseated = (input: TileInput, seats: 3 | 4): TileInput => ({
  ...input,
  seats,
  ship: reseatedQuay(input.ship, seats),
  ...(input.seat === undefined ? {} : { seat: Math.min(input.seat, seats - 1) }),
  ...(input.active === undefined ? {} : { active: Math.min(input.active, seats - 1) }),
  ...(input.others ? { others: input.others.map((text) => reseatedQuay(text, seats)) } : {}),
  ...(input.premiums ? { premiums: seatNumbers(seats).map((seat) => input.premiums?.[seat] ?? START) } : {}),
});

/** Ships at the next quays, as many as the moment leaves room for. */
const Others = ({ lang, input, onChange, problemAt, edition }: Props) => {
  const box = boxOf(edition);
  const room = MOST_OTHERS[input.moment];
  const given = input.others ?? [];
  const quays = Array.from({ length: Math.max(room, given.length) }, (_, i) => given[i] ?? EMPTY);
  const set = (at: number, text: string): void => {
    const all = quays.map((old, i) => (i === at ? text : old));
    const last = all.findLastIndex((one) => one !== EMPTY);
    const { others: _, ...rest } = input;
    onChange(last < 0 ? rest : { ...rest, others: all.slice(0, last + 1) });
  };
  return (
    <Folded title={say(lang, 'Les navires voisins', 'The ships beside it')} wrong={problemAt('others') !== undefined}>
      {problemAt('others') && <p class="err">{problemAt('others')}</p>}
      {quays.map((text, i) => (
        <Folded key={i} title={quayLine((i + 2) as 2 | 3 | 4, text, box, lang)}>
          <QuayFields lang={lang} box={box} value={text} seats={input.seats} onChange={(next) => set(i, next)} />
        </Folded>
      ))}
    </Folded>
  );
};

const Turn = ({ lang, input, onChange, problemAt }: Props) => {
  const { seat = 0, active = seat, seats } = input;
  return (
    <>
      <SomeSeat
        lang={lang}
        label={say(lang, 'À qui est le tour', 'Whose turn it is')}
        value={active}
        seats={seats}
        error={problemAt('active')}
        onChange={(next) => onChange({ ...input, active: next })}
      />
      <div>
        <Toggle
          label={say(lang, 'La tuile est à lui', 'The tile is theirs')}
          value={input.owned ?? true}
          onChange={(owned) => onChange({ ...input, owned })}
        />
        <Toggle
          label={say(lang, 'Il a déjà joué une tuile à ce tour', 'A tile has already been played this turn')}
          value={input.played ?? false}
          onChange={(played) => onChange({ ...input, played })}
        />
        <Toggle
          label={say(lang, 'La pile des navires est finie', 'The ship pile has run out')}
          value={input.pileEmpty ?? false}
          onChange={(pileEmpty) => onChange({ ...input, pileEmpty })}
        />
      </div>
      <Stepper
        lang={lang}
        label={say(lang, 'Commission de la relation', 'Commission of the contact')}
        value={input.commission ?? 3}
        min={1}
        max={9}
        error={problemAt('commission')}
        onChange={(commission) => onChange({ ...input, commission })}
      />
      <Counters
        lang={lang}
        label={say(lang, 'Entrer les compteurs', 'Enter the counters')}
        value={input.premiums}
        seats={seats}
        errorAt={(i) => problemAt(`premiums[${i}]`)}
        onChange={(premiums) => {
          const { premiums: _, ...others } = input;
          onChange(premiums ? { ...others, premiums } : others);
        }}
      />
    </>
  );
};

const Form = (props: Props) => {
  const { lang, input, onChange, problemAt, edition } = props;
  const box = boxOf(edition);
  const { seats, seat = 0 } = input;
  return (
    <>
      <TileSelect
        lang={lang}
        box={box}
        label={say(lang, 'La tuile', 'The tile')}
        value={input.tile}
        error={problemAt('tile')}
        onChange={(tile) => tile && onChange({ ...input, tile })}
      />
      <SeatChoice
        lang={lang}
        label={say(lang, 'Qui la joue', 'Who plays it')}
        name="tile-seat"
        value={seat}
        seats={seats}
        onChange={(next) =>
          onChange({
            ...input,
            seat: next,
            ...(input.active === seat || input.active === undefined ? { active: next } : {}),
          })
        }
      />
      <Select
        label={say(lang, 'Quand ?', 'When?')}
        value={input.moment}
        options={tileMoments.map((moment) => ({ value: moment, label: moments[moment][lang] }))}
        error={problemAt('moment')}
        onChange={(moment) => onChange({ ...input, moment })}
      />
      <fieldset class={problemAt('ship') ? 'is-bad' : undefined}>
        <legend>{say(lang, 'Le navire visé', 'The ship aimed at')}</legend>
        {problemAt('ship') && <p class="err">{problemAt('ship')}</p>}
        <div class="rows">
          <Toggle
            label={say(lang, 'Le quai est vide', 'The quay is empty')}
            value={input.ship === EMPTY}
            onChange={(on) => onChange({ ...input, ship: on ? EMPTY : laidText(newShip(box)) })}
          />
          {input.ship !== EMPTY && (
            <ShipFields
              lang={lang}
              box={box}
              value={laidOf(input.ship) ?? newShip(box)}
              seats={seats}
              bare
              onChange={(laid) => onChange({ ...input, ship: laidText(laid) })}
            />
          )}
        </div>
      </fieldset>
      <Turn {...props} />
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

const Board = ({ lang, input, answer }: BoardProps<TileInput, TileAnswer>) => {
  const { seats, seat = 0, active = seat, ship, others = [], tile, premiums } = input;
  const quays = [ship, ...others, EMPTY, EMPTY, EMPTY].slice(0, 4);
  const table = smallTable(
    {
      seats,
      active,
      first: active,
      quays,
      ...(premiums ? { premiums } : {}),
    },
    input.edition,
  );
  const violations = answer.verdict.legal ? [] : answer.verdict.violations;
  const scene = sceneOf(table, { kind: 'playTile', seat, tile, quay: 1 }, violations, answer.events);
  const shown = ([1, 2, 3, 4] as const).filter((quay) => quay === 1 || quays[quay - 1] !== EMPTY);
  const marks = scene.kind === 'port' ? scene.marks : {};
  const seatsShown = scene.kind === 'port' ? scene.seats : [];
  return <SceneView scene={port({ quays: shown, marks, seats: seatsShown })} table={table} lang={lang} />;
};

const tile: CheckerModule<TileInput, TileAnswer> = {
  checker: tileChecker,
  boxed: true,
  exampleIn: tileIn,
  Form,
  Board,
  ...tileWords,
};

export default tile;
