import type { Marks, Way } from '@portolan/boards/rotterdam';
import { type WayAnswer, type WayInput, wayLabels } from '@portolan/rotterdam/checkers';
import type { BoardProps, DisputeForm, FieldsAbout } from '../../../check/module.ts';
import { Toggle } from '../../../kit/controls/choices.tsx';
import type { FieldList } from '../../../kit/Fields.tsx';
import { say } from '../../../kit/text.ts';
import { Wrong } from '../../../kit/Wrong.tsx';
import { type AskedProps, Claimed, Color, Place } from '../parts/asked.tsx';
import { ColorRow } from '../parts/ColorRow.tsx';
import { tableFrom } from '../parts/carried.ts';
import { loneEntry } from '../parts/lone.tsx';
import { RiverBoard } from '../parts/RiverBoard.tsx';
import { boxFrom, parked, riverTable, toggled } from '../parts/tables.ts';
import { wayIn } from './examples.ts';

/** The position where the ship is: it cannot be occupied by another, and nothing is said of a way that is not there. */
const movedTo = ({ to: _, ...input }: WayInput, position: string): WayInput => ({
  ...input,
  position,
  occupied: input.occupied.filter((at) => at !== position),
});

const aheadOf = ({ position }: WayInput, edition: unknown): readonly string[] =>
  boxFrom(edition).channels.flatMap(({ from, to }) => (from === position ? [to] : []));

/** Ships directly ahead. */
const Ahead = ({ label, path, value, whole, onChange, with: { edition } }: AskedProps<readonly string[], WayInput>) => {
  const ahead = aheadOf(whole, edition);
  return (
    <>
      {ahead.length > 0 && (
        <fieldset>
          <legend>{label}</legend>
          {ahead.map((to) => (
            <Toggle key={to} label={to} value={value.includes(to)} onChange={() => onChange(toggled(value, to))} />
          ))}
        </fieldset>
      )}
      <Wrong at={path} label={label} />
    </>
  );
};

const Claim = ({
  lang,
  label,
  path,
  value,
  whole,
  onChange,
  with: { edition },
}: AskedProps<string | undefined, WayInput>) => (
  <Claimed
    label={label}
    value={value}
    none={say(lang, 'rien\u00a0: on demande', 'nothing: just asking')}
    claims={aheadOf(whole, edition)}
    nameOf={(to) => say(lang, `il va en ${to}`, `it goes to ${to}`)}
    at={path}
    onChange={onChange}
  />
);

const fields: FieldList<WayInput, FieldsAbout> = [
  { at: 'color', as: Color },
  { at: 'position', as: Place },
  { at: 'occupied', as: Ahead },
  { at: 'to', as: Claim },
];

const marksOf = ({ position, to }: WayInput, { ways, way }: WayAnswer): Marks => {
  const several = ways.filter((one) => one.open).length > 1;
  return {
    ways: ways.flatMap((one): Way[] => {
      if (one.open) return [{ from: position, to: one.to, kind: several ? 'may' : 'goes' }];
      return one.to === to ? [{ from: position, to: one.to, kind: 'wrong' }] : [];
    }),
    rings: [{ at: position, kind: way === 'blocked' ? 'blocked' : 'meant' }],
  };
};

/** Where a ship can claim to go: along a channel; a second touch takes the claim back. */
const claimed = (input: WayInput, at: string, { edition }: FieldsAbout): WayInput | undefined => {
  if (!aheadOf(input, edition).includes(at)) return undefined;
  const { to, ...others } = input;
  return to === at ? others : { ...others, to: at };
};

const Board = ({ lang, input, answer, asks, untold = [], onChange }: BoardProps<WayInput, WayAnswer>) => {
  const { edition: _, rulings: __, ...entered } = input;
  const box = boxFrom(input.edition);
  return (
    <RiverBoard
      lang={lang}
      name="way"
      table={riverTable(box, [`0a@${input.position}`, ...parked(input.occupied)])}
      marks={asks ? { rings: [{ at: input.position, kind: 'meant' }] } : marksOf(input, answer)}
    >
      <ColorRow
        lang={lang}
        label={wayLabels.labels.color?.[lang] ?? ''}
        box={box}
        color={untold.includes('color') ? undefined : input.color}
        onColor={(color) => onChange({ ...entered, color }, 'color')}
      />
    </RiverBoard>
  );
};

/** The ship, those in its way, and the color called; as a river before any call where that concerns nobody. */
const toPosition = ({ color, position, occupied }: WayInput, about: FieldsAbout) => {
  const river = { seats: 4, phase: 'sail', ships: [`0a@${position}`, ...parked(occupied)] };
  return tableFrom([{ ...river, step: 'moving', call: { color, mover: 0 } }, river], about);
};

const way: DisputeForm<WayInput, WayAnswer> = {
  boxed: true,
  shows: ['position'],
  fields,
  changed: (input, path) => (path === 'position' ? movedTo(input, input.position) : input),
  empty: ({ edition }) => ({ ...wayIn(boxFrom(edition)), occupied: [] }),
  toPosition,
  entry: loneEntry({ movedTo, claimed }),
  Board,
};

export default way;
