import { SeatToken, seatLetter } from '@portolan/boards';
import { NavigationCardView, PhaseBar } from '@portolan/boards/rotterdam';
import type { Lang } from '@portolan/core';
import { navigationIds, reconstructed } from '@portolan/rotterdam';
import { answers, cardPhases, checkers, type TimingAnswer, type TimingInput } from '@portolan/rotterdam/checkers';
import { phaseName } from '@portolan/rotterdam/rules';
import type { BoardProps, CheckerModule, FormProps } from '../../../check/module.ts';
import { Segment, Select, Stepper, Toggle } from '../../../kit/controls.tsx';
import { SeatChoice } from '../../../kit/picks.tsx';
import { say } from '../../../kit/text.ts';

import { NavigationField } from '../parts/fields.tsx';
import { riverTable } from '../parts/tables.ts';

type Props = FormProps<TimingInput>;

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

/** Phase 5 has no turns: who still trades, and whether an offer is open. */
const Trading = ({ lang, input, onChange, problemAt }: Props) => {
  const { seats = 4, passed = [], offer, ...others } = input;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const withOffer = (seat: number): void =>
    onChange({ ...others, seats, passed, ...(seat === NOBODY ? {} : { offer: seat }) });
  return (
    <>
      <fieldset>
        <legend>{say(lang, 'N’échangent plus', 'Trade no more')}</legend>
        {all.map((seat) => (
          <Toggle
            key={seatLetter(seat)}
            label={seatLetter(seat)}
            value={passed.includes(seat)}
            onChange={(on) =>
              onChange({ ...input, passed: all.filter((one) => (one === seat ? on : passed.includes(one))) })
            }
          />
        ))}
        {problemAt('passed') && <p class="err">{problemAt('passed')}</p>}
      </fieldset>
      <Select
        label={say(lang, 'Une offre attend la réponse de', 'An offer waits for the answer of')}
        value={offer ?? NOBODY}
        options={[
          { value: NOBODY, label: say(lang, 'personne', 'nobody') },
          ...all.map((seat) => ({ value: seat, label: seatLetter(seat) })),
        ]}
        error={problemAt('offer')}
        onChange={withOffer}
      />
    </>
  );
};

const steps = (lang: Lang) => [
  { value: 'choose' as const, label: say(lang, 'couleur à annoncer', 'color to be called') },
  { value: 'moving' as const, label: say(lang, 'les navires avancent', 'ships are moving') },
  { value: 'after' as const, label: say(lang, 'ils ont avancé', 'they have moved') },
];

const Turn = ({ lang, input, onChange, problemAt }: Props) => (
  <>
    <SeatChoice
      lang={lang}
      label={say(lang, 'À qui est le tour', 'Whose turn it is')}
      name="timing-turn"
      value={input.turn ?? 0}
      seats={input.seats ?? 4}
      onChange={(turn) => onChange({ ...input, turn })}
    />
    {problemAt('turn') && <p class="err">{problemAt('turn')}</p>}
    {input.phase === 'sail' && (
      <Segment
        label={say(lang, 'Où en est ce tour', 'How far this turn is')}
        value={input.step ?? 'choose'}
        options={steps(lang)}
        error={problemAt('step')}
        onChange={(step) => onChange({ ...input, step })}
      />
    )}
  </>
);

const Form = (props: Props) => {
  const { lang, input, onChange, problemAt } = props;
  return (
    <>
      <NavigationField
        lang={lang}
        label={say(lang, 'La carte', 'The card')}
        value={input.card}
        cards={navigationIds}
        error={problemAt('card')}
        onChange={(card) => onChange({ ...input, card })}
      />
      <Select
        label={say(lang, 'Phase', 'Phase')}
        value={input.phase}
        options={cardPhases.map((phase) => ({ value: phase, label: phaseName(phase, lang) }))}
        error={problemAt('phase')}
        onChange={(phase) => onChange(rephased(input, phase))}
      />
      <Segment
        label={say(lang, 'Joueurs', 'Players')}
        value={(input.seats ?? 4) as number}
        options={[2, 3, 4].map((count) => ({ value: count, label: String(count) }))}
        error={problemAt('seats')}
        onChange={(count) => onChange(reseated(input, count as 2 | 3 | 4))}
      />
      <SeatChoice
        lang={lang}
        label={say(lang, 'Qui veut la jouer', 'Who wants to play it')}
        name="timing-seat"
        value={input.seat}
        seats={input.seats ?? 4}
        onChange={(seat) => onChange({ ...input, seat })}
      />
      {problemAt('seat') && <p class="err">{problemAt('seat')}</p>}
      {input.phase === 'trade' ? <Trading {...props} /> : <Turn {...props} />}
      <Stepper
        lang={lang}
        label={say(lang, 'Ses cartes Navigation en main', 'Their Navigation cards in hand')}
        value={input.hand ?? 1}
        min={0}
        max={9}
        error={problemAt('hand')}
        onChange={(hand) => onChange({ ...input, hand })}
      />
      <Toggle
        label={say(lang, 'Elle vise un navire dans un port', 'It is meant for a ship in a harbor')}
        value={input.inHarbor ?? false}
        onChange={(inHarbor) => onChange({ ...input, inHarbor })}
      />
      <Toggle
        label={say(lang, 'Variante Havre de paix', 'Variant Safe haven')}
        value={input.variants?.safeHaven ?? false}
        onChange={(safeHaven) => onChange({ ...input, variants: { safeHaven } })}
      />
    </>
  );
};

const Board = ({ lang, input }: BoardProps<TimingInput, TimingAnswer>) => {
  const { phase, turn, seat, card, hand = 1, seats = 4 } = input;
  const table = riverTable(reconstructed, [], { seats, phase, seat: phase === 'trade' ? null : (turn ?? 0) });
  return (
    <div class="board">
      <PhaseBar table={table} lang={lang} />
      <section class="player" aria-label={say(lang, `Joueur ${seatLetter(seat)}`, `Player ${seatLetter(seat)}`)}>
        <p class="who">
          <SeatToken seat={seat} lang={lang} size={28} plain />
          <b>{seatLetter(seat)}</b>
        </p>
        <div class="rt-hand">
          {Array.from({ length: hand }, (_, i) => (
            <NavigationCardView key={`card ${i}`} face={i === 0 ? card : '?'} lang={lang} picked={i === 0} />
          ))}
        </div>
      </section>
    </div>
  );
};

const timing: CheckerModule<TimingInput, TimingAnswer> = { checker: checkers.timing, ...answers.timing, Form, Board };

export default timing;
