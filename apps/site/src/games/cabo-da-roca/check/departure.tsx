import { beside, Chart } from '@portolan/boards/cabo-da-roca';
import { type PlacedTile, portIds, type Square } from '@portolan/cabo-da-roca';
import {
  type DepartureAnswer,
  type DepartureInput,
  departureChecker,
  departureWords,
  type WayDirection,
  type WayKind,
} from '@portolan/cabo-da-roca/checkers';
import { cardInWords, portInWords, struckInWords, tileName } from '@portolan/cabo-da-roca/rules';
import type { Lang } from '@portolan/core';
import type { BoardProps, CheckerModule, FieldsAbout } from '../../../check/module.ts';
import type { FieldList } from '../../../kit/Fields.tsx';
import { capital, say } from '../../../kit/text.ts';
import { portOptions } from '../parts/fields.tsx';
import { kindMark } from '../parts/kinds.tsx';
import { boxFrom, landNorth, smallTable } from '../parts/tables.ts';
import { departureIn } from './examples.ts';

const ways: readonly WayDirection[] = ['W', 'SW', 'S', 'SE', 'E'];
const wayKinds: readonly WayKind[] = ['sea', 'none', 'storm', 'shoals', 'rock', 'shark'];

/** Along the quay the shore runs on: the tile there has land at a corner, which no hazard has. */
const alongQuay = (way: WayDirection): boolean => way === 'E' || way === 'W';

const wayName = (way: WayDirection, kind: WayKind, lang: Lang): string => {
  if (kind === 'none') return say(lang, 'Aucune tuile', 'No tile');
  return capital(tileName(kind === 'sea' && alongQuay(way) ? 'quarter' : kind, lang));
};

const wayOptions = (way: WayDirection, value: WayKind, lang: Lang) =>
  wayKinds
    .filter((kind) => !alongQuay(way) || kind === 'sea' || kind === 'none' || kind === value)
    .map((kind) => ({ value: kind, label: wayName(way, kind, lang) }));

const box = ({ edition }: FieldsAbout) => boxFrom(edition);

const fields: FieldList<DepartureInput, FieldsAbout> = [
  { at: 'ship', or: 'trade', mark: kindMark },
  { at: 'port', as: 'select', options: (_, about) => portOptions(box(about)) },
  {
    at: 'card',
    as: 'select',
    when: ({ ship }) => ship !== 'pirate',
    options: (_, about, lang) => [
      { value: 'null', label: departureWords.values?.card?.null?.[lang] ?? '' },
      ...box(about).tradeCards.map((card) => ({
        value: card.id,
        label: `${cardInWords(card, box(about), lang)}${struckInWords(card, lang)}`,
      })),
    ],
  },
  {
    at: 'from',
    as: 'select',
    when: ({ card }) => card !== null,
    options: (_, about, lang) => [
      { value: '', label: departureWords.values?.from?.['']?.[lang] ?? '' },
      ...portOptions(box(about)),
    ],
  },
  {
    class: 'rows',
    of: [
      { at: 'left', max: 3 },
      { at: 'bonus', max: 4 },
    ],
  },
  { class: '', of: ['bought', 'entered', 'final'] },
  {
    fold: 'ports',
    open: () => true,
    class: 'cb-named',
    of: portIds.map((port) => ({
      at: `ports.${port}`,
      as: 'select' as const,
      when: (input: DepartureInput) => input.port !== port,
      label: (_: DepartureInput, about: FieldsAbout) => {
        const name = portInWords(port, box(about));
        return { fr: name, en: name };
      },
    })),
  },
  {
    fold: 'ways',
    open: () => true,
    class: 'cb-cols',
    of: ways.map((way) => ({
      at: `ways.${way}`,
      as: 'select' as const,
      or: 'sea',
      options: (input: DepartureInput, _: FieldsAbout, lang: Lang) => wayOptions(way, input.ways?.[way] ?? 'sea', lang),
    })),
  },
];

/** A pirate carries nothing, goods come from somewhere only where there are some, and no port is another one. */
const changed = (input: DepartureInput, path: string): DepartureInput => {
  const { from, ...others } = input;
  if (path === 'ship' && input.ship === 'pirate') return { ...others, card: null };
  if (path === 'card' && input.card === null) return others;
  if (path !== 'port') return input;
  const { [input.port]: _, ...ports } = input.ports;
  return { ...input, ports };
};

const ids = { fishing: '0f1', trade: '0t1', pirate: '0p' } as const;

const Board = ({ lang, input, answer }: BoardProps<DepartureInput, DepartureAnswer>) => {
  const box = boxFrom(input.edition);
  const open = ways.flatMap((way): PlacedTile[] => {
    const kind = input.ways?.[way] ?? 'sea';
    const at = beside([0, 0], way);
    // Along the quay the shore runs on.
    const shore = landNorth(box, 'quarter', way === 'E' ? 'NW' : 'NE');
    if (kind === 'none') return [];
    return [kind === 'sea' && (way === 'E' || way === 'W') ? { at, ...shore } : { at, tile: kind }];
  });
  return (
    <div class="board">
      <div class="cb-still">
        <Chart
          lang={lang}
          name="departure"
          table={smallTable({
            tiles: [{ at: [0, 0], ...landNorth(box, input.port) }, ...open],
            box,
            ships: { [ids[input.ship ?? 'trade']]: { at: [0, 0] } },
          })}
          extent={{ x: -1, y: 0, columns: 3, rows: 2 }}
          marks={{
            routes: answer.ways.map(({ direction, verdict }) => ({
              squares: [[0, 0] as Square, beside([0, 0], direction)],
              passed: 1,
              wrong: !verdict.legal,
            })),
          }}
        />
      </div>
    </div>
  );
};

const departure: CheckerModule<DepartureInput, DepartureAnswer> = {
  checker: departureChecker,
  ...departureWords,
  boxed: true,
  exampleIn: (edition) => departureIn(departureChecker.example, edition),
  fields,
  changed,
  Board,
};

export default departure;
