import { port, SceneView } from '@portolan/boards/comptoir-des-antilles';
import { reconstructed } from '@portolan/comptoir-des-antilles';
import type { RoundAnswer, RoundInput } from '@portolan/comptoir-des-antilles/checkers';
import type { BoardProps, DisputeForm } from '../../../check/module.ts';
import { tableIn } from '../parts/drawn.ts';
import { tableFrom } from './carried.ts';

const Board = ({ lang, answer, beside, asks }: BoardProps<RoundInput, RoundAnswer>) => {
  const table = tableIn(beside, reconstructed);
  const marks = answer.stays || asks ? {} : { slateTo: answer.next };
  return <SceneView scene={port({ slate: true, marks })} table={table} lang={lang} />;
};

const round: DisputeForm<RoundInput, RoundAnswer> = {
  boxed: true,
  empty: () => ({ seats: 4, first: 0, holder: 0, left: false }),
  toPosition: ({ seats, first, holder, left }, about) =>
    tableFrom({ seats, first, active: first, slate: holder, left }, about),
  more: () => import('./round-fields.tsx'),
  Board,
};

export default round;
