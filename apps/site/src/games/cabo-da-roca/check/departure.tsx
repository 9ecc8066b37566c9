import { beside, PieceMark, same, type Table } from '@portolan/boards/cabo-da-roca';
import { type PlacedTile, portIds, type Square, type TileKind } from '@portolan/cabo-da-roca';
import {
  type DepartureAnswer,
  type DepartureInput,
  departureLabels,
  type WayDirection,
  type WayKind,
} from '@portolan/cabo-da-roca/checkers';
import {
  cardInWords,
  pieceName,
  portInWords,
  squareInWords,
  struckInWords,
  tileName,
} from '@portolan/cabo-da-roca/rules';
import type { Lang } from '@portolan/core';
import type { BoardEntry } from '../../../board/entry.ts';
import type { BoardProps, DisputeForm, FieldsAbout } from '../../../check/module.ts';
import type { FieldList } from '../../../kit/Fields.tsx';
import { both, capital, say } from '../../../kit/text.ts';
import { portOptions } from '../parts/fields.tsx';
import { kindMark } from '../parts/kinds.tsx';
import { pieceItem } from '../parts/piece-items.tsx';
import { StillChart } from '../parts/StillChart.tsx';
import { positionOf, takeOff } from '../parts/small-sea.tsx';
import { squareOf } from '../parts/square-of.ts';
import { boxFrom, landNorth, smallTable } from '../parts/tables.ts';
import { tileItems } from '../parts/tile-items.tsx';

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
      { value: 'null', label: departureLabels.values?.card?.null?.[lang] ?? '' },
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
      { value: '', label: departureLabels.values?.from?.['']?.[lang] ?? '' },
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
  { class: '', of: ['*'] },
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

const here: Square = [0, 0];

const texts = {
  ships: both('Au port', 'In port'),
  ways: both('Autour du port', 'Around the port'),
  hint: both('sur une case', 'on a square'),
  quay: both('Le long du quai, il n’y a que de l’eau ou rien.', 'Along the quay there is water or nothing.'),
  port: both('Le port y est.', 'The port lies there.'),
  inPort: both('Un bateau part du port.', 'A ship leaves from the port.'),
} as const;

const wayAt = (at: Square): WayDirection | undefined => ways.find((way) => same(beside(here, way), at));

const hazards = wayKinds.filter((kind): kind is Exclude<WayKind, 'none'> => kind !== 'none');

const withWay = (input: DepartureInput, way: WayDirection, kind: WayKind): DepartureInput => ({
  ...input,
  ways: { ...input.ways, [way]: kind },
});

const entry: BoardEntry<DepartureInput, FieldsAbout> = {
  tray: (_, { lang, about }) => [
    {
      title: texts.ships[lang],
      items: (['trade', 'fishing', 'pirate'] as const).map((kind) => ({
        ...pieceItem(kind, 0, lang, `ship ${kind}`),
        into: '0,0',
      })),
    },
    {
      title: texts.ways[lang],
      hint: texts.hint[lang],
      items: tileItems({
        lang,
        table: { box: boxFrom(about.edition) },
        what: 'tile',
        port: 'A',
        kinds: hazards as readonly TileKind[],
      }),
    },
  ],
  at: (input, spot, { lang }) => {
    const at = squareOf(spot);
    if (same(at, here))
      return {
        name: capital(pieceName(input.ship ?? 'trade', lang)),
        picture: <PieceMark kind={input.ship ?? 'trade'} />,
        handles: [],
        tells: ['ship'],
        fixed: true,
      };
    const way = wayAt(at);
    const kind = way && (input.ways?.[way] ?? 'sea');
    if (!way || !kind || kind === 'none') return undefined;
    return {
      name: wayName(way, kind, lang),
      detail: squareInWords(at),
      handles: [takeOff(lang, withWay(input, way, 'none'))],
      tells: [`ways.${way}`],
      fixed: true,
    };
  },
  put: (input, item, spot, { lang }) => {
    const at = squareOf(spot);
    const [what, kind] = item.split(' ');
    const way = wayAt(at);
    if (what === 'ship')
      return way
        ? { refused: texts.inPort[lang] }
        : { value: changed({ ...input, ship: kind as DepartureInput['ship'] & string }, 'ship'), tells: ['ship'] };
    if (!way) return { refused: texts.port[lang] };
    if (alongQuay(way) && kind !== 'sea') return { refused: texts.quay[lang] };
    return { value: withWay(input, way, kind as WayKind), tells: [`ways.${way}`] };
  },
};

const tableOf = (input: DepartureInput): Table => {
  const box = boxFrom(input.edition);
  const open = ways.flatMap((way): PlacedTile[] => {
    const kind = input.ways?.[way] ?? 'sea';
    const at = beside(here, way);
    // Along the quay the shore runs on.
    const shore = landNorth(box, 'quarter', way === 'E' ? 'NW' : 'NE');
    if (kind === 'none') return [];
    return [kind === 'sea' && alongQuay(way) ? { at, ...shore } : { at, tile: kind }];
  });
  return smallTable({
    tiles: [{ at: here, ...landNorth(box, input.port) }, ...open],
    box,
    ships: { [ids[input.ship ?? 'trade']]: { at: here } },
  });
};

const Board = ({ lang, input, answer, asks }: BoardProps<DepartureInput, DepartureAnswer>) => {
  const table = tableOf(input);
  return (
    <StillChart
      lang={lang}
      name="departure"
      table={table}
      extent={{ x: -1, y: 0, columns: 3, rows: 2 }}
      marks={{
        routes: answer.ways.map(({ direction, verdict }) => ({
          squares: [here, beside(here, direction)],
          passed: 1,
          wrong: !asks && !verdict.legal,
        })),
      }}
      free={ways.filter((way) => input.ways?.[way] === 'none').map((way) => beside(here, way))}
    />
  );
};

const departure: DisputeForm<DepartureInput, DepartureAnswer> = {
  boxed: true,
  empty: () => ({ ship: 'trade', port: 'A', card: null, left: 2, ports: {} }),
  toPosition: (input, about) => positionOf(tableOf(input), about),
  fields,
  changed,
  entry,
  Board,
};

export default departure;
