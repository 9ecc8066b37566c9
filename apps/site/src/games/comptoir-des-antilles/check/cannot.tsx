import { sceneOf } from '@portolan/boards/comptoir-des-antilles';
import type { CannotAnswer, CannotInput } from '@portolan/comptoir-des-antilles/checkers';
import type { BoardProps, DisputeForm } from '../../../check/module.ts';
import { portEntry } from '../board/dispute.tsx';
import { PortPicture } from '../board/PortPicture.tsx';
import { words } from '../board/words.ts';
import { boxOf, effectsIn } from '../parts/cards.ts';
import { tableIn } from '../parts/drawn.ts';
import { effectSentence } from '../parts/effect-sentence.ts';
import { plainEffects } from '../parts/effects.ts';
import { EMPTY, withQuay } from '../parts/quay-text.ts';
import { tableFrom } from './carried.ts';

const Board = ({ lang, input, answer, beside, asks, untold = [] }: BoardProps<CannotInput, CannotAnswer>) => {
  const open = untold.includes('seat');
  const table = tableIn(beside, boxOf(input.edition), { active: open, slate: open });
  const found = answer.example && !asks ? sceneOf(table, answer.example) : undefined;
  const marks = found?.kind === 'port' ? found.marks : {};
  return <PortPicture table={table} lang={lang} marks={marks} />;
};

const cannot: DisputeForm<CannotInput, CannotAnswer> = {
  boxed: true,
  empty: () => ({ seats: 4, quays: [EMPTY, EMPTY, EMPTY, EMPTY], effect: plainEffects.place }),
  toPosition: ({ seats = 4, seat = 0, quays }, about) => tableFrom({ seats, quays, first: seat, active: seat }, about),
  more: () => import('./cannot-fields.tsx'),
  Board,
  entry: portEntry<CannotInput>({
    tells: { choice: 'effect', quay: 'quays' },
    port: ({ quays, seats = 4, seat = 0 }) => ({ texts: quays, seats, by: seat }),
    withQuay: (input, quay, text) => ({ ...input, quays: withQuay(input.quays, quay, text) }),
    laden: true,
    kinds: ['ship', 'goods', 'porter', 'tile'],
    chosenOf: words.effect,
    choices: (input, { lang, about }) =>
      effectsIn(boxOf(about.edition)).map((effect, at) => ({
        id: `effect ${at}`,
        name: effectSentence(effect, lang),
        to: { ...input, effect },
      })),
    parts: (input) => [{ name: 'plays', at: 'seat', seat: input.seat ?? 0, to: (seat) => ({ ...input, seat }) }],
  }),
};

export default cannot;
