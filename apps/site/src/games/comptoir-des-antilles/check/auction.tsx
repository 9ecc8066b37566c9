import { seatLetter } from '@portolan/boards';
import { Tally } from '@portolan/boards/comptoir-des-antilles';
import { type AuctionAnswer, type AuctionInput, saidText } from '@portolan/comptoir-des-antilles/checkers';
import type { Lang, Seat } from '@portolan/core';
import { useState } from 'preact/hooks';
import type { BoardProps, DisputeForm, FieldsAbout } from '../../../check/module.ts';
import { FieldErr } from '../../../kit/controls/FieldErr.tsx';
import { RemoveButton } from '../../../kit/controls/groups.tsx';
import { Stepper } from '../../../kit/controls/Stepper.tsx';
import type { FieldList } from '../../../kit/Fields.tsx';
import { useField } from '../../../kit/form.tsx';
import { SeatToken } from '../../../kit/marks.tsx';
import { say } from '../../../kit/text.ts';
import { type AskedProps, ListedPlayer, Player, Premiums, playersOf } from '../parts/asked.tsx';
import { SeatSelect } from '../parts/fields.tsx';
import { tableFrom } from './carried.ts';

type Said = AuctionInput['said'];

/** One thing that was said, to be taken back. */
const OneSaid = ({
  lang,
  path,
  one,
  seat,
  number,
  onRemove,
}: Pick<AskedProps<unknown>, 'lang' | 'path'> & {
  readonly one: Said[number];
  readonly seat: Seat;
  readonly number: number;
  readonly onRemove: () => void;
}) => {
  const { id, error } = useField(path, saidText(one, seat, lang));
  return (
    <li>
      <span>
        <SeatToken seat={seat} size={22} /> {saidText(one, seat, lang)}
        <FieldErr of={id} says={error} inline />
      </span>
      <RemoveButton
        label={say(lang, `Retirer la parole ${number}`, `Take out what was said, ${number}`)}
        onClick={onRemove}
      />
    </li>
  );
};

/** Everything said so far, to be taken back one by one, and what is said next. */
const Sayings = ({
  lang,
  label,
  path,
  value: said,
  whole,
  onChange,
  with: { answerTo },
}: AskedProps<Said, AuctionInput>) => {
  const stands = answerTo?.(whole) as AuctionAnswer | undefined;
  const names = stands?.speakers ?? [];
  const next = stands?.next ?? null;
  const lowest = stands?.lowest ?? 1;
  // Nothing is said in an auction that is over; what was said wrongly is taken out first.
  const closed = stands?.over === true;
  const [bid, setBid] = useState<number>();
  const [seat, setSeat] = useState<number>();
  const add = (number: number | null): void => {
    onChange([...said, seat === undefined ? { bid: number } : { seat, bid: number }]);
    setBid(undefined);
    setSeat(undefined);
  };
  return (
    <fieldset>
      <legend>{label}</legend>
      <ol class="ca-plays">
        {said.map((one, i) => (
          <OneSaid
            key={`${i} ${one.bid}`}
            lang={lang}
            path={`${path}[${i}]`}
            one={one}
            seat={names[i] ?? 0}
            number={i + 1}
            onRemove={() => onChange(said.filter((_, at) => at !== i))}
          />
        ))}
      </ol>
      {closed && <p class="small">{say(lang, 'L’enchère est finie.', 'The auction is over.')}</p>}
      {!closed && (
        <div class="rows">
          <Stepper
            lang={lang}
            label={say(lang, 'Mise suivante', 'Next bid')}
            value={bid ?? lowest}
            min={-9}
            max={999}
            onChange={setBid}
          />
          <SeatSelect
            lang={lang}
            label={say(lang, 'Dite par', 'Said by')}
            value={seat}
            seats={whole.premiums.length}
            none={say(
              lang,
              `celui qui parle${next === null ? '' : ` : ${seatLetter(next)}`}`,
              `whose turn it is${next === null ? '' : `: ${seatLetter(next)}`}`,
            )}
            onChange={setSeat}
          />
          <div class="picks-row">
            <button type="button" class="btn" onClick={() => add(bid ?? lowest)}>
              {say(lang, `Il mise ${bid ?? lowest}`, `Bids ${bid ?? lowest}`)}
            </button>
            <button type="button" class="btn" onClick={() => add(null)}>
              {say(lang, 'Il passe', 'Passes')}
            </button>
          </div>
        </div>
      )}
    </fieldset>
  );
};

const fields: FieldList<AuctionInput, FieldsAbout> = [
  { at: 'premiums', as: Premiums },
  { at: 'active', as: Player },
  { at: 'said', as: Sayings },
  { at: 'opener', as: ListedPlayer, or: ({ active }: AuctionInput) => active },
  { at: 'auctions', max: 9 },
  '*',
  { at: 'premiums', as: playersOf(5) },
];

/** Who left is named nowhere, and said nothing. */
const changed = (input: AuctionInput, path: string): AuctionInput => {
  if (path !== 'premiums') return input;
  const { opener, ...others } = input;
  const seats = input.premiums.length;
  return {
    ...others,
    active: Math.min(input.active, seats - 1),
    ...(opener === undefined || opener >= seats ? {} : { opener }),
    said: input.said.filter(({ seat }) => seat === undefined || seat < seats),
  };
};

const note = (answer: AuctionAnswer, seat: number, lang: Lang): string | undefined => {
  const { high, next, winner, most, over, passed } = answer;
  if (winner === seat) return say(lang, 'achète la tuile', 'buys the tile');
  if (over) return undefined;
  if (high?.seat === seat) return say(lang, `mise ${high.bid}`, `bid ${high.bid}`);
  if (next === seat) return say(lang, `parle, au plus ${most[seat]}`, `speaks, at most ${most[seat]}`);
  if (passed.includes(seat)) return say(lang, 'hors de l’enchère', 'out of it');
  return most[seat] === 0 ? say(lang, 'ne peut pas relever', 'cannot raise') : undefined;
};

const Board = ({ lang, answer, asks, untold = [] }: BoardProps<AuctionInput, AuctionAnswer>) => (
  <div class="board">
    <Tally
      lang={lang}
      rows={answer.counters.map((premiums, seat) => ({
        seat,
        premiums: untold.includes(`premiums[${seat}]`) ? undefined : premiums,
        note: asks ? undefined : note(answer, seat, lang),
      }))}
    />
  </div>
);

const auction: DisputeForm<AuctionInput, AuctionAnswer> = {
  boxed: true,
  empty: () => ({ premiums: [0, 0, 0, 0], active: 0, said: [] }),
  toPosition: ({ premiums, active }, about) =>
    tableFrom({ seats: premiums.length, premiums, first: active, active }, about),
  fields,
  changed,
  Board,
};

export default auction;
