import { CardIcons } from '@portolan/boards/rotterdam';
import type { NavigationId } from '@portolan/rotterdam';
import { navigationInWords } from '@portolan/rotterdam/rules';
import type { Around, Handle, HandleRow } from '../../../board/entry.ts';
import { fill } from '../../../kit/text.ts';
import type { Json } from '../../../stores/table.ts';
import { cardsIn, leftOf, withLaid } from './cards.ts';
import type { Form } from './form.ts';
import { words } from './words.ts';

/** The most of one card that a touch tells. */
const LONGEST = 9;

const upTo = (most: number): readonly number[] => [...Array(Math.min(most, LONGEST) + 1).keys()];

/** How many of both point cards lie before a player, by one touch: the plain ones as a number, the others drawn beside it. */
export const laidRow = (position: Json, seat: number, { lang, about: { box } }: Around<Form>): HandleRow<Json> => {
  const laid = (face: NavigationId) => cardsIn(position, seat, 'laid').filter((one) => one === face).length;
  const most = (face: NavigationId) => laid(face) + (leftOf(position, box, { deck: 'navigation', face }) ?? 0);
  const said = (face: NavigationId, n: number) =>
    fill(words.laidCount[lang], { card: navigationInWords(face, lang), n: String(n) });
  const handle = (plain: number, extra: number): Handle<Json> => ({
    id: `laid ${plain} ${extra}`,
    name: [said('advantage', plain), ...(extra > 0 ? [said('extra-advantage', extra)] : [])].join(', '),
    picture: (
      <span class="rt-laid">
        {plain}
        {extra > 0 && <CardIcons ids={Array<string>(extra).fill('extra-advantage')} />}
      </span>
    ),
    pressed: plain === laid('advantage') && extra === laid('extra-advantage'),
    to: withLaid(withLaid(position, seat, 'advantage', plain), seat, 'extra-advantage', extra),
  });
  return {
    title: words.laidCards[lang],
    look: 'scale',
    handles: upTo(most('extra-advantage')).flatMap((extra) =>
      upTo(most('advantage')).map((plain) => handle(plain, extra)),
    ),
  };
};
