import type { Kind } from '@portolan/core';
import { goTo } from '@portolan/core/table';
import { useMemo } from 'preact/hooks';
import type { AsideProps } from './Aside.tsx';
import { Draw } from './Draw.tsx';
import { drawsAt } from './draws.ts';

interface Props extends Pick<AsideProps, 'lang' | 'game' | 'kit' | 'sitting' | 'at' | 'viewer' | 'change'> {
  readonly play: (action: Kind) => void;
}

/** What was drawn at the real table is tapped in here. */
export const Drawn = ({ lang, game: { engine }, kit, sitting, at, viewer, change, play }: Props) => {
  const draws = useMemo(() => drawsAt(engine, sitting, at, viewer), [engine, sitting, viewer]);
  return (
    <Draw
      lang={lang}
      kit={kit}
      draws={draws}
      named={(seat) => sitting.sitters[seat]?.name}
      draw={play}
      go={(to) => change(goTo(sitting, to))}
    />
  );
};
