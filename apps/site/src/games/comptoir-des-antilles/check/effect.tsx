import { sceneOf } from '@portolan/boards/comptoir-des-antilles';
import type { Action } from '@portolan/comptoir-des-antilles';
import type { EffectAnswer, EffectInput } from '@portolan/comptoir-des-antilles/checkers';
import type { BoardProps, DisputeForm } from '../../../check/module.ts';
import { both } from '../../../kit/text.ts';
import { portEntry } from '../board/dispute.tsx';
import { PortPicture } from '../board/PortPicture.tsx';
import { words } from '../board/words.ts';
import { boxOf, effectsIn } from '../parts/cards.ts';
import { tableIn } from '../parts/drawn.ts';
import { effectSentence } from '../parts/effect-sentence.ts';
import { plainEffects } from '../parts/effects.ts';
import { playFor } from '../parts/play.ts';
import { tableFrom } from './carried.ts';
import { cardsWith, quaysOf, withShip } from './effect-ships.ts';

const Board = ({ lang, input, answer, beside, asks, untold = [] }: BoardProps<EffectInput, EffectAnswer>) => {
  const { seat = 0, play, effect } = input;
  const open = untold.includes('seat');
  const box = { ...boxOf(input.edition), contacts: cardsWith(effect) };
  const table = tableIn(beside, box, { active: open, slate: open });
  const violations = answer.verdict.legal ? [] : answer.verdict.violations;
  const scene = sceneOf(table, { ...play, seat } as Action, violations, answer.events);
  const marks = scene.kind === 'port' && !asks ? scene.marks : {};
  // Nobody has said what the counters show.
  return <PortPicture table={table} lang={lang} marks={marks} />;
};

const effect: DisputeForm<EffectInput, EffectAnswer> = {
  boxed: true,
  empty: () => ({ seats: 4, ships: {}, effect: plainEffects.place, play: playFor(plainEffects.place) }),
  missing: ({ ships }) =>
    Object.keys(ships).length === 0 ? both('Quels navires sont au port ?', 'Which ships are in port?') : undefined,
  needs: ['effect', 'play'],
  // The picture shows the port as it is before.
  unseen: ['effect', 'play'],
  toPosition: ({ seats = 4, seat = 0, ...input }, about) =>
    tableFrom({ seats, quays: quaysOf(input), first: seat, active: seat }, about),
  more: () => import('./effect-fields.tsx'),
  Board,
  entry: portEntry<EffectInput>({
    tells: { choice: 'effect', quay: 'ships' },
    port: ({ seats = 4, seat = 0, ...input }) => ({ texts: quaysOf(input), seats, by: seat }),
    withQuay: (input, quay, text) => ({ ...input, ships: withShip(input.ships, quay, text) }),
    kinds: ['ship', 'goods', 'porter', 'tile'],
    chosenOf: words.effect,
    choices: (input, { lang, about }) =>
      effectsIn(boxOf(about.edition)).map((effect, at) => ({
        id: `effect ${at}`,
        name: effectSentence(effect, lang),
        to: { ...input, effect, play: effect.do === input.effect.do ? input.play : playFor(effect) },
      })),
    parts: (input) => [{ name: 'plays', at: 'seat', seat: input.seat ?? 0, to: (seat) => ({ ...input, seat }) }],
  }),
};

export default effect;
