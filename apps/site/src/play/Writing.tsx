import { useState } from 'preact/hooks';
import { Opening, useFetched } from '../questions/Fetched.tsx';
import type { ByHandProps } from './ByHand.tsx';
import type { PlayedGame } from './game.ts';
import { toldWords as words } from './told-words.ts';

const loadByHand = () => import('./ByHand.tsx');

type Props = Omit<ByHandProps, 'notation'> & { readonly game: Pick<PlayedGame, 'notation'> };

/** The game as text, by hand: fetched when somebody wants to write. */
export const Writing = ({ game, ...props }: Props) => {
  const [wanted, want] = useState(false);
  const { part: ByHand, again } = useFetched(loadByHand, wanted);
  const { part: notation, again: once } = useFetched(game.notation, wanted);
  return (
    <details class="fold" onToggle={(event) => event.currentTarget.open && want(true)}>
      <summary>{words.byHand[props.lang]}</summary>
      {wanted &&
        (ByHand && notation ? (
          <ByHand {...props} notation={notation} />
        ) : (
          <Opening lang={props.lang} again={again ?? once} />
        ))}
    </details>
  );
};
