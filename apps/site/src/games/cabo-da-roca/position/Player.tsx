import { seatLetter } from '@portolan/boards';
import { shipKinds } from '@portolan/cabo-da-roca';
import { pieceName } from '@portolan/cabo-da-roca/rules';
import { Group, Select, Stepper, Toggle } from '../../../kit/controls.tsx';
import { SeatToken } from '../../../kit/marks.tsx';
import { fill } from '../../../kit/text.ts';
import { listIn, objectIn, withEntry, withField } from '../../../position/json.ts';
import { portOptions } from '../parts/fields.tsx';
import { numberOr } from './draft.ts';
import type { Form } from './form.ts';
import { words } from './words.ts';

type Props = { readonly form: Form };

/** What a player has besides the pieces in play. */
export const Player = ({ form, seat }: Props & { seat: number }) => {
  const { lang, position, seats } = form;
  // A list by seat is entered whole: what was not entered stands at what it means when left out.
  const entry = (key: string, value: unknown, filler: unknown): void => {
    const all = Array.from({ length: seats }, (_, i) => listIn(position, key)[i] ?? filler);
    form.set(key, withEntry<unknown>(all, seat, value, filler));
  };
  const gone = objectIn({ gone: listIn(position, 'gone')[seat] }, 'gone');
  const home = listIn(position, 'home')[seat];
  return (
    <Group label={fill(words.player[lang], { seat: seatLetter(seat) })} mark={<SeatToken seat={seat} />}>
      <div class="rows">
        <Stepper
          lang={lang}
          label={words.coins[lang]}
          value={numberOr(listIn(position, 'coins')[seat], 100)}
          min={-9999}
          max={9999}
          error={form.wrong(`coins[${seat}]`)}
          onChange={(coins) => entry('coins', coins, 100)}
        />
        <Select
          label={words.home[lang]}
          value={typeof home === 'string' ? home : ''}
          options={[{ value: '', label: words.noPort[lang] }, ...portOptions(form.box)]}
          error={form.wrong(`home[${seat}]`)}
          onChange={(port) => entry('home', port || null, null)}
        />
        {typeof home === 'string' && (
          <Toggle
            label={words.homeLaid[lang]}
            value={listIn(position, 'homeLaid')[seat] !== false}
            onChange={(on) => entry('homeLaid', on, true)}
          />
        )}
        <Toggle
          label={words.out[lang]}
          value={listIn(position, 'out')[seat] === true}
          onChange={(on) => entry('out', on, false)}
        />
        <Stepper
          lang={lang}
          label={words.owed[lang]}
          value={numberOr(listIn(position, 'owed')[seat], 0)}
          min={0}
          max={9}
          error={form.wrong(`owed[${seat}]`)}
          onChange={(owed) => entry('owed', owed, 0)}
        />
        {shipKinds.map((kind) => (
          <Stepper
            key={kind}
            lang={lang}
            label={fill(words.sunk[lang], { piece: pieceName(kind, lang) })}
            value={numberOr(gone[kind], 0)}
            min={0}
            max={2}
            error={form.wrong(`gone[${seat}].${kind}`)}
            onChange={(n) => entry('gone', withField(gone, kind, n || undefined), {})}
          />
        ))}
      </div>
    </Group>
  );
};
