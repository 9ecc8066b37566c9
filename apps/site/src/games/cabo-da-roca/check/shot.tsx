import { SeaView, same, type Table, turnedBy } from '@portolan/boards/cabo-da-roca';
import type { PlacedShip, PlacedTile, Square } from '@portolan/cabo-da-roca';
import { type ShotAnswer, type ShotInput, shotLabels } from '@portolan/cabo-da-roca/checkers';
import { directionName, pieceName, squareInWords } from '@portolan/cabo-da-roca/rules';
import type { Lang } from '@portolan/core';
import type { BoardEntry, Handle } from '../../../board/entry.ts';
import type { BoardProps, DisputeForm, FieldsAbout } from '../../../check/module.ts';
import { SeatToken } from '../../../kit/marks.tsx';
import { both, capital } from '../../../kit/text.ts';
import { ChartSpots } from '../parts/ChartSpots.tsx';
import { pieceItem } from '../parts/piece-items.tsx';
import { headingInWords, positionOf, takeOff, turns } from '../parts/small-sea.tsx';
import { squareOf } from '../parts/square-of.ts';
import { laidOver, openSea, smallTable } from '../parts/tables.ts';
import { isShip } from './shot-target.ts';

const ids = { fishing: 'f1', trade: 't1', pirate: 'p' } as const;

const tileUnder = ({ target, moored }: ShotInput): PlacedTile['tile'] => {
  if (target === 'sailor-on-island') return 'island';
  if (target === 'sailor-on-land') return 'lighthouse';
  return isShip(target) && moored ? 'B' : 'sea';
};

const texts = {
  aim: both('La cible', 'The target'),
  place: both('sur sa case', 'on its square'),
  ownPiece: both('À celui qui tire', 'The shooter’s own'),
  shooter: both('Celui qui tire est là.', 'The one that fires is there.'),
  island: both('Marin sur une île', 'Sailor on an island'),
  land: both('Marin à terre', 'Sailor ashore'),
} as const;

const targets: readonly ShotInput['target'][] = ['trade', 'fishing', 'pirate', 'sailor-on-land', 'sailor-on-island'];

const kindOfTarget = (target: ShotInput['target']) => (isShip(target) ? target : 'sailor');

const nameOfTarget = (target: ShotInput['target'], lang: Lang): string => {
  if (target === 'sailor-on-island') return texts.island[lang];
  if (target === 'sailor-on-land') return texts.land[lang];
  return capital(pieceName(kindOfTarget(target), lang));
};

const ownerOf = ({ own }: ShotInput): number => (own ? 0 : 1);

/** What can be told of the target where it lies: whose it is, and what protects a ship. */
const targetHandles = (input: ShotInput, lang: Lang): Handle<ShotInput>[] => {
  const toggle = (id: 'own' | 'moored' | 'justLeft' | 'besidePort' | 'paid', name: string): Handle<ShotInput> => ({
    id,
    name,
    pressed: input[id] ?? false,
    to: { ...input, [id]: !(input[id] ?? false) },
  });
  const labels = shotLabels.labels;
  return [
    toggle('own', texts.ownPiece[lang]),
    ...(isShip(input.target)
      ? (['moored', 'justLeft', 'besidePort', 'paid'] as const).map((id) => toggle(id, labels[id]?.[lang] ?? id))
      : []),
    takeOff(lang, { ...input, target: 'nothing' }),
  ];
};

const origin: Square = [0, 0];

const entry: BoardEntry<ShotInput, FieldsAbout> = {
  tray: (input, { lang }) => [
    {
      title: texts.aim[lang],
      hint: texts.place[lang],
      items: targets.map((target) => ({
        ...pieceItem(kindOfTarget(target), ownerOf(input), lang, target),
        ...(isShip(target) ? {} : { name: nameOfTarget(target, lang) }),
      })),
    },
  ],
  at: (input, spot, { lang }) => {
    const at = squareOf(spot);
    if (same(at, origin)) {
      const { heading } = input;
      return {
        name: `${capital(pieceName(input.ship ?? 'pirate', lang))} A`,
        ...(heading ? { detail: headingInWords(directionName(heading, lang), lang) } : {}),
        picture: <SeatToken seat={0} size={32} />,
        handles: heading ? turns(lang, (by) => ({ ...input, heading: turnedBy(heading, by) })) : [],
        tells: ['ship', 'heading'],
        fixed: true,
      };
    }
    if (!same(at, input.at) || input.target === 'nothing') return undefined;
    return {
      name: nameOfTarget(input.target, lang),
      detail: squareInWords(at),
      picture: <SeatToken seat={ownerOf(input)} size={32} />,
      handles: targetHandles(input, lang),
      tells: ['target', 'at'],
    };
  },
  put: (input, item, spot, { lang }) =>
    same(squareOf(spot), origin)
      ? { refused: texts.shooter[lang] }
      : { value: { ...input, target: item as ShotInput['target'], at: squareOf(spot) }, tells: ['target', 'at'] },
  carry: (input, _, to, { lang }) =>
    same(squareOf(to), origin)
      ? { refused: texts.shooter[lang] }
      : { value: { ...input, at: squareOf(to) }, tells: ['at'] },
  // Touched without anything in hand, a square is aimed at.
  touch: (input, spot) => ({ ...input, at: squareOf(spot) }),
};

const shooterOf = ({ ship }: ShotInput): string => `0${ids[ship ?? 'pirate']}`;

/** How far the sea around the one that fires is drawn. */
const reachOf = ({ at: [x, y] }: ShotInput): number => Math.max(2, Math.abs(x), Math.abs(y));

const tableOf = (input: ShotInput, open = false): Table => {
  const reach = reachOf(input);
  const here = same(input.at, origin);
  const seat = ownerOf(input);
  const targetShip: Record<string, PlacedShip> =
    isShip(input.target) && !here
      ? {
          [`${seat}${input.own ? { ...ids, trade: 't2', fishing: 'f2' }[input.target] : ids[input.target]}`]: {
            at: input.at,
            heading: input.moored ? null : 'N',
          },
        }
      : {};
  const tiles = laidOver(openSea([-reach, -reach], [reach, reach]), [
    { at: origin, tile: input.heading || open ? 'sea' : 'A' },
    ...(here ? [] : [{ at: input.at, tile: tileUnder(input) }]),
  ]);
  return smallTable({
    tiles,
    ships: { ...targetShip, ...(open ? {} : { [shooterOf(input)]: { at: origin, heading: input.heading } }) },
    sailors: input.target.startsWith('sailor') && !here ? [{ owner: seat, at: input.at }] : [],
  });
};

const Board = ({ lang, input, answer, untold = [] }: BoardProps<ShotInput, ShotAnswer>) => {
  const open = untold.includes('heading');
  const isAimed = !untold.includes('at');
  const table = tableOf(input, open);
  return (
    <div class="board">
      <SeaView
        lang={lang}
        name="shot"
        table={table}
        marks={{
          ...(input.heading && isAimed && !open ? { broadside: { ship: shooterOf(input), aim: input.at } } : {}),
          rings: [{ at: isAimed ? input.at : origin, wrong: !answer.verdict.legal }],
        }}
        asked={input.at}
        over={<ChartSpots table={table} lang={lang} />}
      />
    </div>
  );
};

const shot: DisputeForm<ShotInput, ShotAnswer> = {
  empty: () => ({ heading: 'E', at: [0, -1], target: 'nothing' }),
  needs: ['at'],
  // It is asked of a pirate; who means another ship says so.
  tells: () => ['ship'],
  missing: ({ target }) => (target === 'nothing' ? both('Sur quoi tire-t-il ?', 'What is it shooting at?') : undefined),
  toPosition: (input, about) => positionOf(tableOf(input), about),
  more: () => import('./shot-fields.tsx'),
  entry,
  Board,
};

export default shot;
