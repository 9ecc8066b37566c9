import { seatLetter } from '@portolan/boards';
import { Tally } from '@portolan/boards/comptoir-des-antilles';
import {
  type AuctionAnswer,
  type AuctionInput,
  auctionChecker,
  auctionWords,
  saidText,
  speakers,
} from '@portolan/comptoir-des-antilles/checkers';
import type { Lang } from '@portolan/core';
import { useState } from 'preact/hooks';
import type { BoardProps, CheckerModule, FormProps } from '../../../check/module.ts';
import { RemoveButton, Stepper, Toggle } from '../../../kit/controls.tsx';
import { SeatToken } from '../../../kit/marks.tsx';
import { SeatChoice } from '../../../kit/picks.tsx';
import { say } from '../../../kit/text.ts';

import { NumbersBySeat, SeatSelect, SeatsChoice, SomeSeat } from '../parts/fields.tsx';
import { seatNumbers } from '../parts/play.ts';

type Props = FormProps<AuctionInput>;

/** The auction as it stands while its form is filled in; undefined while something entered does not fit. */
const standsAt = (input: AuctionInput): AuctionAnswer | undefined => {
  const parsed = auctionChecker.parse(input);
  return parsed.ok ? auctionChecker.judge(parsed.value) : undefined;
};

/** Everything said so far, to be taken back one by one, and what is said next. */
const Sayings = ({ lang, input, onChange, problemAt, rulings }: Props) => {
  const asked = { ...input, rulings };
  const names = speakers(asked);
  const stands = standsAt(asked);
  const next = stands?.next ?? null;
  const lowest = stands?.lowest ?? 1;
  // Nothing is said in an auction that is over; what was said wrongly is taken out first.
  const closed = stands?.over === true;
  const [bid, setBid] = useState<number>();
  const [seat, setSeat] = useState<number>();
  const add = (said: number | null): void => {
    onChange({ ...input, said: [...input.said, seat === undefined ? { bid: said } : { seat, bid: said }] });
    setBid(undefined);
    setSeat(undefined);
  };
  return (
    <fieldset>
      <legend>{say(lang, 'Ce qui a été dit', 'What was said')}</legend>
      <ol class="ca-plays">
        {input.said.map((one, i) => (
          <li key={`${i} ${one.bid}`}>
            <span>
              <SeatToken seat={names[i] ?? 0} size={22} /> {saidText(one, names[i] ?? 0, lang)}
              {problemAt(`said[${i}]`) && <span class="err">{problemAt(`said[${i}]`)}</span>}
            </span>
            <RemoveButton
              label={say(lang, `Retirer la parole ${i + 1}`, `Take out what was said, ${i + 1}`)}
              onClick={() => onChange({ ...input, said: input.said.filter((_, at) => at !== i) })}
            />
          </li>
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
            seats={input.premiums.length}
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

const reseated = (input: AuctionInput, seats: 3 | 4): AuctionInput => {
  const { opener, ...others } = input;
  return {
    ...others,
    premiums: seatNumbers(seats).map((seat) => input.premiums[seat] ?? 5),
    active: Math.min(input.active, seats - 1),
    ...(opener === undefined || opener >= seats ? {} : { opener }),
    said: input.said.filter(({ seat }) => seat === undefined || seat < seats),
  };
};

const Form = (props: Props) => {
  const { lang, input, onChange, problemAt } = props;
  const seats = input.premiums.length === 4 ? 4 : 3;
  return (
    <>
      <NumbersBySeat
        lang={lang}
        label={say(lang, 'Primes', 'Premiums')}
        value={input.premiums}
        min={-99}
        max={999}
        errorAt={(seat) => problemAt(`premiums[${seat}]`)}
        onChange={(premiums) => onChange({ ...input, premiums })}
      />
      <SeatChoice
        lang={lang}
        label={say(lang, 'À qui est le tour', 'Whose turn it is')}
        name="auction-active"
        value={input.active}
        seats={seats}
        onChange={(active) => onChange({ ...input, active })}
      />
      <Sayings {...props} />
      <SomeSeat
        lang={lang}
        label={say(lang, 'Qui veut ouvrir l’enchère', 'Who wants to open the auction')}
        value={input.opener ?? input.active}
        seats={seats}
        error={problemAt('opener')}
        onChange={(opener) => onChange({ ...input, opener })}
      />
      <Stepper
        lang={lang}
        label={say(lang, 'Tuiles déjà mises aux enchères à ce tour', 'Tiles auctioned before in this turn')}
        value={input.auctions ?? 0}
        min={0}
        max={9}
        error={problemAt('auctions')}
        onChange={(auctions) => onChange({ ...input, auctions })}
      />
      <Toggle
        label={say(lang, 'La pile des tuiles est finie', 'The pile of tiles has run out')}
        value={input.pileEmpty ?? false}
        onChange={(pileEmpty) => onChange({ ...input, pileEmpty })}
      />
      <SeatsChoice lang={lang} value={seats} onChange={(count) => onChange(reseated(input, count))} />
    </>
  );
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

const Board = ({ lang, answer }: BoardProps<AuctionInput, AuctionAnswer>) => (
  <div class="board">
    <Tally
      lang={lang}
      rows={answer.counters.map((premiums, seat) => ({ seat, premiums, note: note(answer, seat, lang) }))}
    />
  </div>
);

const auction: CheckerModule<AuctionInput, AuctionAnswer> = {
  checker: auctionChecker,
  boxed: true,
  Form,
  Board,
  ...auctionWords,
};

export default auction;
