import type { Kind, Lang } from '@portolan/core';
import { seatOf } from '@portolan/core/table';
import { useMemo } from 'preact/hooks';
import type { AnyKit } from '../example/game-kit.ts';
import { Unlisted } from '../example/Unlisted.tsx';
import { MoveList } from '../position/MoveList.tsx';
import type { Json } from '../stores/table.ts';
import type { Next } from './plan.ts';
import { toldWords as words } from './told-words.ts';

interface Props {
  readonly lang: Lang;
  readonly kit: AnyKit;
  readonly seen: unknown;
  readonly seat: number;
  readonly next: Next | undefined;
  readonly action: Json | undefined;
  readonly propose: (action: Json) => void;
}

/** What is legal, in words: a list is opened where it is short. */
export const Legal = ({ lang, kit, seen, seat, next, action, propose }: Props) => {
  const listed = useMemo(() => kit.movesOn(seen), [kit, seen]);
  const own = listed.actions.filter((one: Kind) => (seatOf(one) ?? seat) === seat);
  return (
    <>
      <details class="fold play-moves" open={own.length <= 8}>
        <summary>
          {words.moves[lang]} <span class="r num">{own.length}</span>
        </summary>
        <MoveList
          lang={lang}
          kit={kit}
          actions={own}
          alike={listed.alike}
          proposed={action}
          onPick={(one: Kind) => propose(one as unknown as Json)}
        />
        {!listed.guessed && <Unlisted kit={kit} state={seen} lang={lang} />}
      </details>
      {own.length === 0 && next?.touchable.length === 0 && next.choices.length === 0 && <p>{words.stuck[lang]}</p>}
    </>
  );
};
