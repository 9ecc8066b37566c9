import { seatLetter } from '@portolan/boards';
import { tileIds } from '@portolan/comptoir-des-antilles';
import { Stepper, Toggle } from '../../../kit/controls.tsx';
import { fill } from '../../../kit/text.ts';
import { Whole } from '../../../position/Fold.tsx';
import { isObject, listIn, objectIn, withField } from '../../../position/json.ts';
import { SeatSelect, SomeSeat, TileSelect } from '../parts/fields.tsx';
import { numberOr, seatNumbers } from '../parts/play.ts';
import type { Form } from './form.ts';
import { words } from './words.ts';

/** The auction under way: the tile, the highest bid, who has passed, who speaks. */
export const AuctionFields = ({ form }: { readonly form: Form }) => {
  const { lang, position, seats, box, wrong, set } = form;
  const auction = objectIn(position, 'auction');
  const high = objectIn(auction, 'high');
  const passed = listIn(auction, 'passed');
  const tile = tileIds.find((id) => id === auction.tile);
  const change = (key: string, value: unknown): void =>
    set('auction', withField({ tile: 'mutiny', ...auction }, key, value));
  return (
    <fieldset>
      <legend>{words.auction[lang]}</legend>
      <div class="rows">
        <Whole paths={['auction', 'auction.high', 'auction.passed']} />
        <TileSelect
          lang={lang}
          box={box}
          label={words.auctionTile[lang]}
          value={tile}
          {...(tile ? {} : { none: String(auction.tile ?? '–') })}
          error={wrong('auction.tile')}
          onChange={(id) => id && change('tile', id)}
        />
        <Toggle
          label={words.high[lang]}
          value={isObject(auction.high)}
          onChange={(on) => change('high', on ? { seat: 0, amount: 1 } : null)}
        />
        {isObject(auction.high) && (
          <>
            <SomeSeat
              lang={lang}
              label={words.highSeat[lang]}
              value={numberOr(high.seat, 0)}
              seats={seats}
              error={wrong('auction.high.seat')}
              onChange={(seat) => change('high', { ...high, seat })}
            />
            <Stepper
              lang={lang}
              label={words.highAmount[lang]}
              value={numberOr(high.amount, 0)}
              min={1}
              max={9999}
              error={wrong('auction.high.amount')}
              onChange={(amount) => change('high', { ...high, amount })}
            />
          </>
        )}
        {seatNumbers(seats).map((seat) => (
          <Toggle
            key={seatLetter(seat)}
            label={fill(words.passed[lang], { seat: seatLetter(seat) })}
            value={passed.includes(seat)}
            onChange={(on) =>
              change(
                'passed',
                seatNumbers(seats).filter((one) => (one === seat ? on : passed.includes(one))),
              )
            }
          />
        ))}
        <SeatSelect
          lang={lang}
          label={words.next[lang]}
          value={typeof auction.next === 'number' ? auction.next : undefined}
          seats={seats}
          none={words.nextUsual[lang]}
          error={wrong('auction.next')}
          onChange={(seat) => change('next', seat)}
        />
      </div>
    </fieldset>
  );
};
