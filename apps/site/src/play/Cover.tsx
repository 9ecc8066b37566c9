import type { Lang } from '@portolan/core';
import { useEffect, useRef } from 'preact/hooks';
import { SeatToken } from '../kit/marks.tsx';
import { Rose } from '../kit/Rose.tsx';
import { type BySeat, inCall, playWords as words } from './words.ts';

interface Props {
  readonly lang: Lang;
  readonly seat: number;
  /** What the player is called, where the seat has a name. */
  readonly name: string | undefined;
  readonly here: () => void;
  readonly uncover: () => void;
}

/** Whose turn it is, and nothing of the table: the device is passed on. */
export const Cover = ({ lang, seat, name, here, uncover }: Props) => {
  const called = (said: BySeat): string => inCall(said, name, seat, lang);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [seat]);
  return (
    <section class="play-cover">
      <svg class="rose-s" viewBox="-100 -100 200 200" aria-hidden="true">
        <Rose radius={84} />
      </svg>
      <SeatToken seat={seat} size={72} />
      <h2>{called(words.pass)}</h2>
      <p>{called(words.passWhy)}</p>
      <button ref={button} type="button" class="btn btn-1" onClick={here}>
        {called(words.iAm)}
      </button>
      <button type="button" class="btn btn-q" onClick={uncover}>
        {words.uncover[lang]}
      </button>
    </section>
  );
};
