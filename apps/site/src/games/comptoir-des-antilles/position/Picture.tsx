import { AuctionView, Harbor, marking, type Table } from '@portolan/boards/comptoir-des-antilles';
import { type Quay, quayNumbers, type State } from '@portolan/comptoir-des-antilles';
import type { ComponentChildren } from 'preact';
import { useSpots } from '../../../board/spots.ts';
import type { PictureProps } from '../../../position/editor-game.ts';
import { Cards } from '../board/Cards.tsx';
import type { Form } from './form.ts';
import { useMarks } from './marks.ts';

type Props = PictureProps<State, Table, Form>;

/** The quays that something is wrong with. */
export const wrongQuays = ({ problems, violations }: Pick<Props, 'problems' | 'violations'>): Quay[] => {
  const places = [...problems.map(({ path }) => path), ...violations.flatMap(({ paths }) => paths)];
  return quayNumbers.filter((quay) => places.some((place) => place.startsWith(`quays[${quay - 1}]`)));
};

/** The harbor as it is entered, with the proposed move marked on it, and the quays that cannot be so. */
export const Picture = (props: Omit<Props, 'form' | 'propose'> & { readonly cards?: ComponentChildren }) => {
  const { table, lang, cards = <Cards table={table} lang={lang} /> } = props;
  const place = useSpots();
  const marks = useMarks(props);
  const wrong = wrongQuays(props);
  const quays = wrong.reduce((all, quay) => marking(all, quay, { refused: true }), marks.quays);
  const shown = quays ? { ...marks, quays } : marks;
  return (
    <div class="board">
      <Harbor table={table} lang={lang} marks={shown} place={place} />
      <AuctionView table={table} lang={lang} marks={shown} />
      {table.position.phase !== 'over' && cards}
    </div>
  );
};
