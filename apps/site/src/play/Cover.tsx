import type { Lang } from '@portolan/core';
import { useEffect, useRef } from 'preact/hooks';
import { SeatToken } from '../kit/marks.tsx';
import { fill } from '../kit/text.ts';
import { playWords as words } from './words.ts';

interface Props {
  readonly lang: Lang;
  readonly seat: number;
  readonly name: string;
  readonly here: () => void;
  readonly uncover: () => void;
}

/** Whose turn it is, and nothing of the table: the device is passed on. */
export const Cover = ({ lang, seat, name, here, uncover }: Props) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [seat]);
  return (
    <section class="play-cover">
      <SeatToken seat={seat} size={56} />
      <h2>{fill(words.pass[lang], { who: name })}</h2>
      <p>{fill(words.passWhy[lang], { who: name })}</p>
      <button ref={button} type="button" class="btn btn-1" onClick={here}>
        {fill(words.iAm[lang], { who: name })}
      </button>
      <button type="button" class="btn btn-q" onClick={uncover}>
        {words.uncover[lang]}
      </button>
    </section>
  );
};
