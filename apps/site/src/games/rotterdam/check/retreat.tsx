import type { Marks } from '@portolan/boards/rotterdam';
import { pathInWords, type RetreatAnswer, type RetreatInput, retreatLabels } from '@portolan/rotterdam/checkers';
import type { BoardProps, DisputeForm, FieldsAbout } from '../../../check/module.ts';
import { Select } from '../../../kit/controls.tsx';
import type { FieldList } from '../../../kit/Fields.tsx';
import { Told } from '../../../kit/Told.tsx';
import { say } from '../../../kit/text.ts';
import { type AskedProps, Place } from '../parts/asked.tsx';
import { CardRow } from '../parts/CardRow.tsx';
import { tableFrom } from '../parts/carried.ts';
import { loneEntry } from '../parts/lone.tsx';
import { RiverBoard } from '../parts/RiverBoard.tsx';
import { boxFrom, parked, riverTable } from '../parts/tables.ts';
import { retreatIn } from './examples.ts';

const NONE = '';

/** Every way back of at most so many channels, as lists of positions. */
const waysBack = (
  links: readonly { readonly from: string; readonly to: string }[],
  at: string,
  most: number,
): string[][] =>
  most === 0
    ? [[]]
    : [
        [],
        ...links
          .filter(({ to }) => to === at)
          .flatMap(({ from }) => waysBack(links, from, most - 1).map((path) => [from, ...path])),
      ];

const withClaim = ({ path: _, ...input }: RetreatInput, path: readonly string[] | undefined): RetreatInput =>
  path ? { ...input, path } : input;

const movedTo = (input: RetreatInput, position: string): RetreatInput =>
  withClaim({ ...input, position, occupied: input.occupied.filter((at) => at !== position) }, undefined);

const Claim = ({
  lang,
  label,
  path,
  value,
  whole,
  onChange,
  with: { edition },
}: AskedProps<readonly string[] | undefined, RetreatInput>) => {
  const paths = waysBack(boxFrom(edition).channels, whole.position, whole.card === 'heavy-storm' ? 2 : 1)
    .filter((one) => one.length > 0)
    .map((one) => one.join(' '));
  const claimed = value?.join(' ') ?? NONE;
  return (
    <Select
      label={label}
      value={claimed}
      options={[
        { value: NONE, label: say(lang, 'aucun : montrer tous les reculs', 'none: show all ways back') },
        ...[...new Set([...paths, ...(claimed === NONE ? [] : [claimed])])].map((one) => ({
          value: one,
          label: pathInWords([whole.position, ...one.split(' ')]),
        })),
      ]}
      at={path}
      onChange={(one) => onChange(one === NONE ? undefined : one.split(' '))}
    />
  );
};

/** Where other ships are is tapped on the river. */
const Others = ({ path, label }: AskedProps<readonly string[]>) => <Told at={path} label={label} />;

const fields: FieldList<RetreatInput, FieldsAbout> = [
  'card',
  { at: 'position', as: Place },
  { at: 'path', as: Claim },
  'variants.safeHaven',
  { at: 'occupied', as: Others },
];

/** Another card or place takes the claim away. */
const changed = (input: RetreatInput, path: string): RetreatInput => {
  if (path === 'card') return withClaim(input, undefined);
  return path === 'position' ? movedTo(input, input.position) : input;
};

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

const Board = ({ lang, input, answer, onChange }: BoardProps<RetreatInput, RetreatAnswer>) => {
  const { edition: _, rulings: __, ...entered } = input;
  return (
    <RiverBoard
      lang={lang}
      name="retreat"
      table={riverTable(boxFrom(input.edition), [`0a@${input.position}`, ...parked(input.occupied)])}
      marks={marksOf(input, answer)}
    >
      <CardRow
        lang={lang}
        label={retreatLabels.labels.card?.[lang] ?? ''}
        cards={cards}
        card={input.card}
        onCard={(card) => onChange(withClaim({ ...entered, card }, undefined))}
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
  fields,
  changed,
  empty: ({ edition }) => retreatIn(boxFrom(edition)),
  toPosition,
  entry: loneEntry({ movedTo, claimed }),
  Board,
};

export default retreat;
