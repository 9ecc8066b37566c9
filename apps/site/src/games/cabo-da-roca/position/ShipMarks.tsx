import { ownedShip } from '@portolan/cabo-da-roca/rules';
import { Select, Stepper, Toggle } from '../../../kit/controls.tsx';
import { capital } from '../../../kit/text.ts';
import { listIn, objectIn } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';
import { portOptions } from '../parts/fields.tsx';
import { numberOr } from './draft.ts';
import type { Form } from './form.ts';
import { ListField, lightsIn, type Named } from './lists.tsx';
import { words } from './words.ts';

/** The marks of a ship: bonuses, what it has done this turn, the port it has just left. */
export const ShipMarks = ({
  form,
  id,
  ship,
  set,
}: {
  form: Form;
  id: string;
  ship: Json;
  set: (key: string, value: unknown) => void;
}) => {
  const { lang, position } = form;
  const list = (key: 'credited' | 'passed' | 'spared', options: readonly Named[]) => (
    <ListField
      key={key}
      label={words[key][lang]}
      value={listIn(ship, key)}
      options={options}
      error={form.wrong(`ships.${id}.${key}`)}
      onChange={(value) => set(key, value.length > 0 ? value : undefined)}
    />
  );
  const pirates = Object.keys(objectIn(position, 'ships')).filter((one) => one.endsWith('p') && one[0] !== id[0]);
  return (
    <details class="done-fold">
      <summary>{words.more[lang]}</summary>
      <div class="rows">
        {(['kept', 'fresh', 'advanced', 'rotated'] as const).map((key) => (
          <Stepper
            key={key}
            lang={lang}
            label={words[key][lang]}
            value={numberOr(ship[key], 0)}
            min={0}
            max={9}
            error={form.wrong(`ships.${id}.${key}`)}
            onChange={(n) => set(key, n || undefined)}
          />
        ))}
        {(['arrived', 'bought', 'stay', 'justLeft'] as const).map((key) => (
          <Toggle
            key={key}
            label={words[key][lang]}
            value={ship[key] === true}
            onChange={(on) => set(key, on || undefined)}
          />
        ))}
        {list('credited', lightsIn(position))}
        {list('passed', lightsIn(position))}
        {list(
          'spared',
          pirates.map((one) => ({ value: one, name: capital(ownedShip(one, lang)) })),
        )}
        <Select
          label={words.leftPort[lang]}
          value={typeof ship.leftPort === 'string' ? ship.leftPort : ''}
          options={[{ value: '', label: words.noPort[lang] }, ...portOptions(form.box)]}
          error={form.wrong(`ships.${id}.leftPort`)}
          onChange={(port) => set('leftPort', port || undefined)}
        />
      </div>
    </details>
  );
};
