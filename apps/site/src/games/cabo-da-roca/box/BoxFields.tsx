import { Group } from '../../../kit/controls.tsx';
import type { BoxProps } from './errors.ts';
import { Names } from './Names.tsx';
import { Numbers } from './Numbers.tsx';
import { Tiles } from './Tiles.tsx';
import { TradeCards } from './TradeCards.tsx';
import { Treasures } from './Treasures.tsx';
import { words } from './words.ts';

/** Everything that can be typed in of a box. */
export const BoxFields = (props: BoxProps) => (
  <>
    <Group label={words.cards[props.lang]}>
      <TradeCards {...props} />
    </Group>
    <Group label={words.treasures[props.lang]}>
      <Treasures {...props} />
    </Group>
    <Names {...props} />
    <Group label={words.tiles[props.lang]}>
      <Tiles {...props} />
    </Group>
    <Numbers {...props} />
  </>
);
