import type { Marks } from '@portolan/boards/rotterdam';
import {
  pathInWords,
  type RetreatAnswer,
  type RetreatInput,
  retreatChecker,
  retreatWords,
} from '@portolan/rotterdam/checkers';
import type { BoardProps, CheckerModule, FieldsAbout } from '../../../check/module.ts';
import { Select } from '../../../kit/controls.tsx';
import type { FieldList } from '../../../kit/Fields.tsx';
import { Told } from '../../../kit/Told.tsx';
import { say } from '../../../kit/text.ts';
import { type AskedProps, Place } from '../parts/asked.tsx';

import { NearMap } from '../parts/NearMap.tsx';
import { boxFrom } from '../parts/tables.ts';
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

const Board = ({ lang, input, answer, onChange }: BoardProps<RetreatInput, RetreatAnswer>) => {
  const { edition: _, rulings: __, ...entered } = input;
  const box = boxFrom(input.edition);
  const near = new Set(waysBack(box.channels, input.position, answer.channels).flat());
  return (
    <NearMap
      lang={lang}
      name="retreat"
      box={box}
      position={input.position}
      occupied={input.occupied}
      near={near}
      marks={marksOf(input, answer)}
      help={say(
        lang,
        'Touchez une position derrière le navire pour y mettre ou en retirer un autre, une position ailleurs pour y mettre le navire.',
        'Tap a position behind the ship to put another there or take it away, a position elsewhere to put the ship there.',
      )}
      onOccupied={(occupied) => onChange({ ...entered, occupied })}
      onMove={(position) => onChange(movedTo(entered, position))}
    />
  );
};

const retreat: CheckerModule<RetreatInput, RetreatAnswer> = {
  checker: retreatChecker,
  ...retreatWords,
  boxed: true,
  exampleIn: (edition) => retreatIn(boxFrom(edition)),
  fields,
  changed,
  Board,
};

export default retreat;
