import { shipName } from '@portolan/rotterdam/rules';
import { Toggle } from '../../../kit/controls.tsx';
import { capital } from '../../../kit/text.ts';
import { Whole } from '../../../position/Fold.tsx';
import { IdListField } from '../../../position/IdListField.tsx';
import { objectIn, withField } from '../../../position/json.ts';
import { ColorField, SeatField } from '../parts/fields.tsx';
import { numberOr, shipsIn, textOr, textsIn } from './draft.ts';
import type { Form } from './form.ts';
import { words } from './words.ts';

/** The call under way: its color, who moves, which ships have moved and which still have to. */
export const Call = ({ form }: { readonly form: Form }) => {
  const { lang, position, box, seats, table } = form;
  const call = objectIn(position, 'call');
  const set = (key: string, value: unknown): void => form.set('call', withField(call, key, value));
  const ships = shipsIn(position).map(({ id }) => ({ id, name: capital(shipName(id, lang)) }));
  const told = Array.isArray(call.waiting);
  const list = (key: 'waiting' | 'moved' | 'held') => (
    <IdListField
      key={key}
      label={words[key][lang]}
      value={textsIn(call, key)}
      options={ships}
      error={form.wrong(`call.${key}`)}
      onChange={(ids) => set(key, ids.length > 0 || key === 'waiting' ? ids : undefined)}
    />
  );
  return (
    <fieldset>
      <legend>{words.call[lang]}</legend>
      <div class="rows">
        <Whole paths={['call']} />
        <ColorField
          lang={lang}
          label={words.callColor[lang]}
          value={textOr(call.color, '')}
          box={box}
          error={form.wrong('call.color')}
          onChange={(color) => form.set('call', { color })}
        />
        <SeatField
          label={words.mover[lang]}
          value={numberOr(call.mover, numberOr(position.seat, numberOr(position.master, 0)))}
          seats={seats}
          error={form.wrong('call.mover')}
          onChange={(mover) => set('mover', mover)}
        />
        <Toggle
          label={words.ownWaiting[lang]}
          value={told}
          onChange={(on) => set('waiting', on ? (table.position.call?.waiting ?? []) : undefined)}
        />
        {told ? list('waiting') : form.wrong('call.waiting') && <p class="err">{form.wrong('call.waiting')}</p>}
        {list('moved')}
        {textOr(objectIn(position, 'rulings')['blocked-ship'], '') === 'lost-at-once' && list('held')}
      </div>
    </fieldset>
  );
};
