import { sceneOf } from '@portolan/boards/comptoir-des-antilles';
import {
  type CannotAnswer,
  type CannotInput,
  cannotChecker,
  cannotWords,
} from '@portolan/comptoir-des-antilles/checkers';

import type { BoardProps, CheckerModule, FieldsAbout } from '../../../check/module.ts';
import type { FieldList } from '../../../kit/Fields.tsx';
import { say } from '../../../kit/text.ts';
import { portEntry } from '../board/dispute.tsx';
import { PortPicture } from '../board/PortPicture.tsx';
import { words } from '../board/words.ts';
import { Player, PlayerCount, unusual } from '../parts/asked.tsx';
import { EffectOf, Port } from '../parts/asked-port.tsx';
import { boxOf, effectSentence, effectsIn } from '../parts/cards.ts';
import { plainEffects } from '../parts/effects.ts';
import { aboardOf, EMPTY, reseatedQuay, withQuay } from '../parts/quay-text.ts';
import { smallTable } from '../parts/tables.ts';
import { tableFrom } from './carried.ts';
import { cannotIn } from './examples.ts';

/** Porters who are not aboard, so far as the box has any. */
const atHome = ({ quays, seat = 0 }: CannotInput, { edition }: FieldsAbout): number =>
  Math.max(0, boxOf(edition).porters - aboardOf(quays, seat));

const Reserve = unusual<CannotInput>({
  tick: (lang, input, about) =>
    say(
      lang,
      `Réserve autre que ${atHome(input, about)}, ce qui n’est pas à bord`,
      `A reserve other than ${atHome(input, about)}, those not aboard`,
    ),
  start: atHome,
  most: ({ edition }) => boxOf(edition).porters,
});

const fields: FieldList<CannotInput, FieldsAbout> = [
  { at: 'effect', as: EffectOf },
  { at: 'seat', as: Player, or: 0 },
  { at: 'quays', as: Port },
  { at: 'reserve', as: Reserve },
  { at: 'seats', as: PlayerCount, or: 4 },
];

/** Who left plays no card and has nothing aboard. */
const changed = (input: CannotInput, path: string): CannotInput => {
  if (path !== 'seats') return input;
  const { seats = 4, seat = 0, quays } = input;
  return { ...input, seat: Math.min(seat, seats - 1), quays: quays.map((text) => reseatedQuay(text, seats)) };
};

const Board = ({ lang, input, answer }: BoardProps<CannotInput, CannotAnswer>) => {
  const { seats = 4, seat = 0, quays } = input;
  const table = smallTable({ seats, active: seat, first: seat, quays }, input.edition);
  const found = answer.example ? sceneOf(table, answer.example) : undefined;
  const marks = found?.kind === 'port' ? found.marks : {};
  return <PortPicture table={table} lang={lang} marks={marks} />;
};

const cannot: CheckerModule<CannotInput, CannotAnswer> = {
  checker: cannotChecker,
  boxed: true,
  exampleIn: (edition) => cannotIn(cannotChecker.example, edition),
  empty: () => ({ seats: 4, quays: [EMPTY, EMPTY, EMPTY, EMPTY], effect: plainEffects.place }),
  toPosition: ({ seats = 4, seat = 0, quays }, about) => tableFrom({ seats, quays, first: seat, active: seat }, about),
  fields,
  changed,
  Board,
  entry: portEntry<CannotInput>({
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
    parts: (input) => [{ name: 'plays', seat: input.seat ?? 0, to: (seat) => ({ ...input, seat }) }],
  }),
  ...cannotWords,
};

export default cannot;
