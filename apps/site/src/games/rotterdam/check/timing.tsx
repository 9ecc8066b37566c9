import { SeatToken, seatLetter } from '@portolan/boards';
import { NavigationCardView, PhaseBar } from '@portolan/boards/rotterdam';
import type { Seat } from '@portolan/core';
import { reconstructed } from '@portolan/rotterdam';
import type { TimingAnswer, TimingInput } from '@portolan/rotterdam/checkers';
import type { BoardProps, DisputeForm, FieldsAbout } from '../../../check/module.ts';
import { Select, Toggle } from '../../../kit/controls/choices.tsx';
import type { FieldList } from '../../../kit/Fields.tsx';
import { say } from '../../../kit/text.ts';
import { Wrong } from '../../../kit/Wrong.tsx';
import { type AskedProps, Player, PlayerCount } from '../parts/asked.tsx';
import { tableFrom } from '../parts/carried.ts';
import { riverTable } from '../parts/tables.ts';

/** Nobody: no offer is open. */
const NOBODY = -1;

/** What only means something in some phases. */
const rephased = (input: TimingInput, phase: TimingInput['phase']): TimingInput => {
  const { turn = 0, step: _, passed: __, offer: ___, ...others } = input;
  const { turn: ____, ...turnless } = { ...others, turn };
  return phase === 'trade' ? { ...turnless, phase } : { ...others, turn, phase };
};

const reseated = (input: TimingInput, seats: 2 | 3 | 4): TimingInput => {
  const { passed, offer, turn, ...others } = input;
  const last = seats - 1;
  return {
    ...others,
    seats,
    seat: Math.min(input.seat, last),
    ...(turn === undefined ? {} : { turn: Math.min(turn, last) }),
    ...(passed ? { passed: passed.filter((seat) => seat <= last) } : {}),
    ...(offer === undefined || offer > last ? {} : { offer }),
  };
};

/** Who trades no more, in phase 5. */
const Passed = ({ label, path, value: passed = [], whole, onChange }: AskedProps<readonly Seat[], TimingInput>) => {
  const all = Array.from({ length: whole.seats ?? 4 }, (_, seat) => seat);
  return (
    <fieldset>
      <legend>{label}</legend>
      {all.map((seat) => (
        <Toggle
          key={seatLetter(seat)}
          label={seatLetter(seat)}
          value={passed.includes(seat)}
          at={`${path}[${passed.indexOf(seat)}]`}
          onChange={(on) => onChange(all.filter((one) => (one === seat ? on : passed.includes(one))))}
        />
      ))}
      <Wrong at={path} label={label} />
    </fieldset>
  );
};

/** Who has an offer to answer, if anybody. */
const Offer = ({ lang, label, path, value = NOBODY, whole, onChange }: AskedProps<Seat | undefined, TimingInput>) => (
  <Select
    label={label}
    value={value}
    options={[
      { value: NOBODY, label: say(lang, 'personne', 'nobody') },
      ...Array.from({ length: whole.seats ?? 4 }, (_, seat) => ({ value: seat, label: seatLetter(seat) })),
    ]}
    at={path}
    onChange={(seat) => onChange(seat === NOBODY ? undefined : seat)}
  />
);

const isTrade = ({ phase }: TimingInput): boolean => phase === 'trade';

const fields: FieldList<TimingInput, FieldsAbout> = [
  { at: 'card', as: 'select' },
  { at: 'phase', as: 'select' },
  { at: 'seats', as: PlayerCount, or: 4 },
  { at: 'seat', as: Player },
  { at: 'passed', as: Passed, when: isTrade },
  { at: 'offer', as: Offer, when: isTrade },
  { at: 'turn', as: Player, or: 0, when: (input) => !isTrade(input) },
  { at: 'step', as: 'segment', or: 'choose', when: ({ phase }) => phase === 'sail' },
  { at: 'hand', or: 1 },
  '*',
];

/** What hangs on the phase, and on how many play. */
const changed = (input: TimingInput, path: string): TimingInput => {
  if (path === 'phase') return rephased(input, input.phase);
  return path === 'seats' ? reseated(input, input.seats ?? 4) : input;
};

const Board = ({ lang, input, untold = [] }: BoardProps<TimingInput, TimingAnswer>) => {
  const { phase, turn, seat, card, hand = 1, seats = 4 } = input;
  const table = riverTable(reconstructed, [], { seats, phase, seat: phase === 'trade' ? null : (turn ?? 0) });
  return (
    <div class="board">
      {!untold.some((path) => path === 'phase' || path === 'turn') && <PhaseBar table={table} lang={lang} />}
      <section
        class="player"
        aria-label={
          untold.includes('seat')
            ? say(lang, 'La carte', 'The card')
            : say(lang, `Joueur ${seatLetter(seat)}`, `Player ${seatLetter(seat)}`)
        }
      >
        {!untold.includes('seat') && (
          <p class="who">
            <SeatToken seat={seat} lang={lang} size={28} plain />
            <b>{seatLetter(seat)}</b>
          </p>
        )}
        <div class="rt-hand">
          {Array.from({ length: hand }, (_, i) => (
            <NavigationCardView
              key={`card ${i}`}
              face={i === 0 && !untold.includes('card') ? card : '?'}
              lang={lang}
              picked={i === 0}
            />
          ))}
        </div>
      </section>
    </div>
  );
};

/** The phase, whose turn it is, and the card in the hand of who wants to play it; an offer alone is no table. */
const toPosition = (
  { card, phase, seats = 4, seat, turn = 0, step, passed, hand = 1, inHarbor, offer, variants }: TimingInput,
  about: FieldsAbout,
) => {
  // Where a ship lies, and what is offered, nobody has told.
  if (inHarbor || offer !== undefined) return undefined;
  const hands = Array.from({ length: seats }, (_, at) =>
    at === seat ? { navigation: [card, ...Array(Math.max(0, hand - 1)).fill('?')] } : {},
  );
  const when =
    phase === 'trade'
      ? { ...(passed ? { passed } : {}) }
      : { seat: turn, ...(step && step !== 'moving' ? { step } : {}) };
  return tableFrom([{ seats, phase, ...when, hands, ...(variants ? { variants } : {}) }], about);
};

const timing: DisputeForm<TimingInput, TimingAnswer> = {
  fields,
  changed,
  toPosition,
  Board,
};

export default timing;
