import { seatLetter } from '@portolan/boards';
import { Group } from '../../../kit/controls.tsx';
import { SeatToken } from '../../../kit/marks.tsx';
import { fill } from '../../../kit/text.ts';
import { Whole } from '../../../position/Fold.tsx';
import { FaceList, missionFaces, navigationFaces, productFaces } from '../parts/FaceList.tsx';
import { handIn, textsIn, withHand } from './draft.ts';
import type { Form } from './form.ts';
import { words } from './words.ts';

/** The cards of a player, in hand and lying before it. */
export const Player = ({ form, seat }: { readonly form: Form; readonly seat: number }) => {
  const { lang, position, box, table } = form;
  const hand = handIn(position, seat);
  const lists = [
    ['products', productFaces(box, lang, 'harbor'), false],
    ['navigation', navigationFaces(lang, true), false],
    ['laid', navigationFaces(lang, false, ['advantage', 'extra-advantage']), false],
    ['missions', missionFaces({ ...table, box }, lang, true), true],
    ['shown', missionFaces({ ...table, box }, lang), true],
  ] as const;
  return (
    <Group label={fill(words.player[lang], { seat: seatLetter(seat) })} mark={<SeatToken seat={seat} />}>
      <div class="rows">
        <Whole paths={[`hands[${seat}]`]} />
        {lists.map(([key, faces, distinct]) => (
          <FaceList
            key={key}
            lang={lang}
            label={words[key][lang]}
            value={textsIn(hand, key)}
            faces={faces}
            distinct={distinct}
            error={form.wrong(`hands[${seat}].${key}`)}
            onChange={(cards) => form.set('hands', withHand(position, seat, key, cards))}
          />
        ))}
        {hand.missions === undefined && form.phase !== 'setup' && <p class="small">{words.threeUnknown[lang]}</p>}
      </div>
    </Group>
  );
};
