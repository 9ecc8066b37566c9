import type { Marks } from '@portolan/boards/rotterdam';
import type { RetreatAnswer, RetreatInput } from '@portolan/rotterdam/checkers';
import type { BoardProps, DisputeForm, FieldsAbout } from '../../../check/module.ts';
import { CardRow } from '../parts/CardRow.tsx';
import { tableFrom } from '../parts/carried.ts';
import { loneEntry } from '../parts/lone.tsx';
import { RiverBoard } from '../parts/RiverBoard.tsx';
import { boxFrom, parked, riverTable } from '../parts/tables.ts';
import { retreatIn } from './examples.ts';
import { movedTo, withClaim } from './retreat-claim.ts';

const marksOf = ({ position, path }: RetreatInput, { paths }: RetreatAnswer): Marks => {
  const shown = path ? paths.filter((one) => one.path.join() === path.join()) : paths.filter(({ legal }) => legal);
  const steps = shown.flatMap((one) =>
    one.path.map((to, i) => ({
      from: one.path[i - 1] ?? position,
      to,
      kind: one.legal ? ('back' as const) : ('wrong' as const),
    })),
  );
  const ways = [...new Map(steps.map((step) => [`${step.from} ${step.to}`, step])).values()];
  const ends = [...new Set(shown.filter(({ legal }) => legal).map(({ end }) => end))];
  return {
    ways,
    rings: [
      { at: position, kind: 'meant' },
      ...ends.filter((at) => at !== position).map((at) => ({ at, kind: 'open' as const })),
    ],
  };
};

/** How many channels back each card says. */
const channelsOf = { setback: 1, 'heavy-storm': 2 } as const;

const cards = ['setback', 'heavy-storm'] as const;

/** The way back claimed, one position more; a touch on its last one takes that back. */
const claimed = (input: RetreatInput, at: string, { edition }: FieldsAbout): RetreatInput | undefined => {
  const path = input.path ?? [];
  if (path.at(-1) === at) return withClaim(input, path.length > 1 ? path.slice(0, -1) : undefined);
  const longer = (from: readonly string[]): readonly string[] | undefined => {
    const last = from.at(-1) ?? input.position;
    const isBehind = boxFrom(edition).channels.some(({ from: back, to }) => back === at && to === last);
    return isBehind && from.length < channelsOf[input.card] ? [...from, at] : undefined;
  };
  // Another way back from the ship begins anew.
  const next = longer(path) ?? longer([]);
  return next && withClaim(input, next);
};

const Board = ({ lang, input, answer, asks, untold = [], onChange }: BoardProps<RetreatInput, RetreatAnswer>) => {
  const { edition: _, rulings: __, ...entered } = input;
  return (
    <RiverBoard
      lang={lang}
      name="retreat"
      table={riverTable(boxFrom(input.edition), [`0a@${input.position}`, ...parked(input.occupied)])}
      marks={asks ? { rings: [{ at: input.position, kind: 'meant' }] } : marksOf(input, answer)}
    >
      <CardRow
        lang={lang}
        cards={cards}
        card={untold.includes('card') ? undefined : input.card}
        onCard={(card) => onChange(withClaim({ ...entered, card }, undefined), 'card')}
      />
    </RiverBoard>
  );
};

/** The ship and the others, and the card in the hand of another player whose turn it is. */
const toPosition = ({ card, position, occupied, variants }: RetreatInput, about: FieldsAbout) =>
  tableFrom(
    [
      {
        seats: 4,
        phase: 'anchor',
        master: 1,
        ships: [`0a@${position}`, ...parked(occupied)],
        hands: [{}, { navigation: [card] }, {}, {}],
        ...(variants ? { variants } : {}),
      },
    ],
    about,
  );

const retreat: DisputeForm<RetreatInput, RetreatAnswer> = {
  boxed: true,
  shows: ['position'],
  empty: ({ edition }) => retreatIn(boxFrom(edition)),
  toPosition,
  more: () => import('./retreat-fields.tsx'),
  entry: loneEntry({ movedTo, claimed }),
  Board,
};

export default retreat;
