import { isBeside, PieceMark, SeaView, same, type Table } from '@portolan/boards/cabo-da-roca';
import type { PlacedTile, Square } from '@portolan/cabo-da-roca';
import type { LighthouseAnswer, LighthouseInput, LighthouseSpot } from '@portolan/cabo-da-roca/checkers';
import { pieceName, squareInWords, tileName } from '@portolan/cabo-da-roca/rules';
import type { BoardEntry } from '../../../board/entry.ts';
import type { BoardProps, DisputeForm, FieldsAbout } from '../../../check/module.ts';
import { both, capital, say } from '../../../kit/text.ts';
import { ChartSpots } from '../parts/ChartSpots.tsx';
import { pieceItem } from '../parts/piece-items.tsx';
import { positionOf, takeOff } from '../parts/small-sea.tsx';
import { squareOf } from '../parts/square-of.ts';
import { boxFrom, laidOver, openSea, smallTable } from '../parts/tables.ts';
import { tileItems } from '../parts/tile-items.tsx';
import { stepsOf } from './steps.ts';

const ids = { fishing: '0f1', trade: '0t1', pirate: '0p' } as const;

const texts = {
  lights: both('Phares et gardiens', 'Lighthouses and keepers'),
  hint: both('une case voisine touchée est un pas', 'a touched neighboring square is a step'),
  back: both('Revenir d’un pas', 'Take the last step back'),
  apart: both('Le bateau passe par là.', 'The ship passes there.'),
  enough: both('Une boîte n’a que quatre phares.', 'A box has four lighthouses only.'),
  noLight: both('Un gardien se tient sur un phare.', 'A keeper stands on a lighthouse.'),
  keeper: both('gardien {seat}', 'keeper {seat}'),
} as const;

const lastOf = ({ path }: LighthouseInput): Square => path[path.length - 1] ?? [0, 0];

const lightAt = ({ lights }: LighthouseInput, at: Square): number => lights.findIndex((light) => same(light.at, at));

const withLight = (input: LighthouseInput, i: number, part: Partial<LighthouseSpot>): LighthouseInput => ({
  ...input,
  lights: input.lights.map((light, j) => (j === i ? { ...light, ...part } : light)),
});

const entry: BoardEntry<LighthouseInput, FieldsAbout> = {
  tray: (input, { lang, about }) => [
    {
      title: texts.lights[lang],
      hint: texts.hint[lang],
      items: [
        ...tileItems({
          lang,
          table: { box: boxFrom(about.edition) },
          what: 'tile',
          port: 'A',
          kinds: ['lighthouse'],
          left: () => 4 - input.lights.length,
        }),
        pieceItem('sailor', 0, lang, 'keeper own'),
        pieceItem('sailor', 1, lang, 'keeper opponent'),
      ],
    },
  ],
  at: (input, spot, { lang }) => {
    const at = squareOf(spot);
    const light = lightAt(input, at);
    const { keeper } = input.lights[light] ?? {};
    if (light >= 0)
      return {
        name: capital(tileName('lighthouse', lang)),
        detail: squareInWords(at),
        handles: [
          ...(keeper === 'own' || keeper === 'opponent'
            ? [
                {
                  id: 'keeper',
                  name: say(lang, 'Sans gardien', 'No keeper'),
                  to: withLight(input, light, { keeper: 'nobody' }),
                },
              ]
            : []),
          ...(input.lights.length > 1
            ? [takeOff(lang, { ...input, lights: input.lights.filter((_, i) => i !== light) })]
            : []),
        ],
        tells: ['lights'],
      };
    if (!same(at, lastOf(input))) return undefined;
    return {
      name: `${capital(pieceName(input.ship ?? 'trade', lang))} A`,
      detail: squareInWords(at),
      picture: <PieceMark kind={input.ship ?? 'trade'} />,
      handles:
        input.path.length > 2
          ? [{ id: 'back', name: texts.back[lang], key: 'Backspace', to: { ...input, path: input.path.slice(0, -1) } }]
          : [],
      tells: ['path', 'ship'],
      fixed: true,
    };
  },
  put: (input, item, spot, { lang }) => {
    const at = squareOf(spot);
    const [what, who] = item.split(' ');
    const light = lightAt(input, at);
    if (what === 'keeper')
      return light < 0
        ? { refused: texts.noLight[lang] }
        : { value: withLight(input, light, { keeper: who as 'own' | 'opponent' }) };
    if (input.path.some((step) => same(step, at))) return { refused: texts.apart[lang] };
    if (light >= 0) return { value: input, tells: ['lights'] };
    if (input.lights.length >= 4) return { refused: texts.enough[lang] };
    return { value: { ...input, lights: [...input.lights, { at }] } };
  },
  carry: (input, from, to, { lang }) => {
    const at = squareOf(to);
    if (input.path.some((step) => same(step, at))) return { refused: texts.apart[lang] };
    return { value: withLight(input, lightAt(input, squareOf(from)), { at }) };
  },
  // Touched without anything in hand, a square beside the ship is its next step.
  touch: (input, spot) => {
    const at = squareOf(spot);
    return isBeside(at, lastOf(input)) && input.path.length < 9 ? { ...input, path: [...input.path, at] } : undefined;
  },
};

const tableOf = (input: LighthouseInput): Table => {
  const all = [...input.path, ...input.lights.map(({ at }) => at)];
  const from: Square = [Math.min(...all.map(([x]) => x)) - 1, Math.min(...all.map(([, y]) => y)) - 1];
  const to: Square = [Math.max(...all.map(([x]) => x)) + 1, Math.max(...all.map(([, y]) => y)) + 1];
  const lights: PlacedTile[] = input.lights.map(({ at }) => ({ at, tile: 'lighthouse' }));
  const heading = stepsOf(input.path)[input.path.length - 2] ?? 'E';
  return smallTable({
    box: boxFrom(input.edition),
    tiles: laidOver(openSea(from, to), lights),
    ships: { [ids[input.ship ?? 'trade']]: { at: lastOf(input), heading } },
    sailors: input.lights.flatMap(({ at, keeper }) =>
      keeper === 'own' || keeper === 'opponent' ? [{ at, owner: keeper === 'own' ? 0 : 1 }] : [],
    ),
  });
};

const Board = ({ lang, input, answer, asks }: BoardProps<LighthouseInput, LighthouseAnswer>) => {
  const table = tableOf(input);
  return (
    <div class="board">
      <SeaView
        lang={lang}
        name="lights"
        table={table}
        marks={{
          waters: input.lights.map(({ at }) => at),
          ...(input.path.length > 1 ? { routes: [{ squares: input.path, passed: input.path.length }] } : {}),
          rings: (asks ? [] : answer.tolls).map(({ lighthouse }) => ({ at: lighthouse, wrong: true })),
        }}
        over={<ChartSpots table={table} lang={lang} />}
      />
    </div>
  );
};

const lighthouse: DisputeForm<LighthouseInput, LighthouseAnswer> = {
  boxed: true,
  empty: () => ({
    path: [
      [0, 0],
      [1, 0],
    ],
    lights: [{ at: [2, 0] }],
    left: 2,
  }),
  toPosition: (input, about) => positionOf(tableOf(input), about),
  more: () => import('./lighthouse-fields.tsx'),
  entry,
  Board,
};

export default lighthouse;
