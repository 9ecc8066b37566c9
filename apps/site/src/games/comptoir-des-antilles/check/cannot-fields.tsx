import type { CannotInput } from '@portolan/comptoir-des-antilles/checkers';
import type { FieldsAbout } from '../../../check/module.ts';
import type { FieldList } from '../../../kit/Fields.tsx';
import { say } from '../../../kit/text.ts';
import { Player, PlayerCount, unusual } from '../parts/asked.tsx';
import { EffectOf, Port } from '../parts/asked-port.tsx';
import { boxOf } from '../parts/cards.ts';
import { aboardOf, reseatedQuay } from '../parts/quay-text.ts';

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

export default { fields, changed };
