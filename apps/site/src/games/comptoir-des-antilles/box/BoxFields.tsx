import { Group, Stepper } from '../../../kit/controls.tsx';
import { Contacts } from './Contacts.tsx';
import { numberOf, withPart } from './draft.ts';
import type { BoxProps } from './errors.ts';
import { Goods } from './Goods.tsx';
import { Ships } from './Ships.tsx';
import { Tiles } from './Tiles.tsx';
import { words } from './words.ts';

const most = { porters: 20, target: 999 } as const;

/** Porters of each player, and the premiums that end the game. */
const Numbers = ({ lang, draft, change, errorAt }: BoxProps) => (
  <div class="rows">
    {(['porters', 'target'] as const).map((key) => (
      <Stepper
        key={key}
        lang={lang}
        label={words[key][lang]}
        value={numberOf(draft, key)}
        min={1}
        max={most[key]}
        error={errorAt(key)}
        onChange={(n) => change(withPart(draft, key, n))}
      />
    ))}
  </div>
);

/** Everything that can be typed in of a box. */
export const BoxFields = (props: BoxProps) => (
  <>
    <Group label={words.contacts[props.lang]}>
      <Contacts {...props} />
    </Group>
    <Group label={words.tiles[props.lang]}>
      <Tiles {...props} />
    </Group>
    <Group label={words.ships[props.lang]}>
      <Ships {...props} />
    </Group>
    <Group label={words.goods[props.lang]}>
      <Goods {...props} />
    </Group>
    <Group label={words.numbers[props.lang]}>
      <Numbers {...props} />
    </Group>
  </>
);
