import { same } from '@portolan/boards/cabo-da-roca';
import type { PlacedTile, Square } from '@portolan/cabo-da-roca';
import type { VoyageAnswer, VoyageInput } from '@portolan/cabo-da-roca/checkers';
import { cardInWords, squareInWords, zoneNames } from '@portolan/cabo-da-roca/rules';
import type { BoardEntry } from '../../../board/entry.ts';
import type { BoardProps, DisputeForm, FieldsAbout } from '../../../check/module.ts';
import { Segment, Select, Toggle } from '../../../kit/controls/choices.tsx';
import { Stepper } from '../../../kit/controls/Stepper.tsx';
import type { FieldList, FieldProps } from '../../../kit/Fields.tsx';
import { useProblem } from '../../../kit/form.tsx';
import { both, say } from '../../../kit/text.ts';
import { portOptions } from '../parts/fields.tsx';
import { pieceItem } from '../parts/piece-items.tsx';
import { StillChart } from '../parts/StillChart.tsx';
import { takeOff } from '../parts/small-sea.tsx';
import { squareOf } from '../parts/square-of.ts';
import { boxFrom, laidOver, landNorth, openSea, smallTable } from '../parts/tables.ts';

/** How far apart two ports may be entered. */
const FAR = 20;

const PRICES = [60, 110, 160] as const;

const Card = ({
  lang,
  label,
  path,
  value: card,
  onChange,
  with: { edition },
}: FieldProps<VoyageInput['card'], VoyageInput, FieldsAbout>) => {
  const box = boxFrom(edition);
  const known = 'id' in card;
  const fall = useProblem(`${path}.prices`);
  return (
    <>
      <Segment
        label={label}
        value={known ? 'id' : 'prices'}
        options={[
          { value: 'prices', label: say(lang, 'ses trois prix', 'its three prices') },
          {
            value: 'id',
            label: edition
              ? say(lang, 'une de la boîte', 'one of the box')
              : say(lang, 'une des nôtres', 'one of ours'),
          },
        ]}
        onChange={(kind) =>
          onChange(kind === 'id' ? { id: box.tradeCards[0]?.id ?? '', port: 'B' } : { prices: PRICES })
        }
      />
      {known ? (
        <>
          <Select
            label={say(lang, 'Laquelle ?', 'Which one?')}
            value={card.id}
            at={`${path}.id`}
            options={box.tradeCards.map((one) => ({
              value: one.id,
              label: `${cardInWords(one, box, lang)} ${one.prices.join(' / ')}`,
            }))}
            onChange={(id) => onChange({ ...card, id })}
          />
          <Select
            label={say(lang, 'Le port d’arrivée', 'The port entered')}
            value={card.port as string}
            options={portOptions(box)}
            onChange={(port) => onChange({ ...card, port: port as 'B' })}
          />
        </>
      ) : (
        <div class="rows">
          {card.prices.map((price, i) => (
            <Stepper
              key={zoneNames[i]}
              lang={lang}
              label={say(lang, `Prix en zone ${zoneNames[i]}`, `Price in zone ${zoneNames[i]}`)}
              value={price}
              min={0}
              max={990}
              at={`${path}.prices[${i}]`}
              error={fall}
              onChange={(value) => {
                const prices = card.prices.map((old, j) => (j === i ? value : old)) as [number, number, number];
                onChange({ ...card, prices });
              }}
            />
          ))}
          <Toggle
            label={say(lang, 'Le port d’arrivée est rayé sur la carte', 'The card strikes the port entered')}
            value={card.struck ?? false}
            onChange={(struck) => onChange({ ...card, struck })}
          />
        </div>
      )}
    </>
  );
};

const fields: FieldList<VoyageInput, FieldsAbout> = [
  {
    class: 'rows',
    of: [
      { at: 'offset[0]', min: -FAR, max: FAR, tells: 'offset' },
      { at: 'offset[1]', min: -FAR, max: FAR },
    ],
  },
  { at: 'card', as: Card },
  { at: 'sailor', as: 'select' },
  { at: 'home', as: 'select' },
];

const texts = {
  arrival: both('Le port d’arrivée', 'The port entered'),
  hint: both('une case touchée est le port où l’on entre', 'a touched square is the port that is entered'),
  own: both('Mon marin', 'My sailor'),
  opponent: both('Marin adverse', 'Opponent’s sailor'),
  apart: both('Le marin se tient au port d’arrivée.', 'The sailor stands in the port entered.'),
} as const;

const ownerOf = ({ sailor }: VoyageInput): number => ({ own: 0, opponent: 1, nobody: -1 })[sailor ?? 'nobody'];

const entry: BoardEntry<VoyageInput, FieldsAbout> = {
  tray: (_, { lang }) => [
    {
      title: texts.arrival[lang],
      hint: texts.hint[lang],
      items: [
        { ...pieceItem('sailor', 0, lang, 'own'), name: texts.own[lang] },
        { ...pieceItem('sailor', 1, lang, 'opponent'), name: texts.opponent[lang] },
      ],
    },
  ],
  at: (input, spot, { lang }) => {
    const at = squareOf(spot);
    if (!same(at, input.offset)) return undefined;
    const held = ownerOf(input) >= 0;
    return {
      name: texts.arrival[lang],
      detail: squareInWords(at),
      handles: held ? [takeOff(lang, { ...input, sailor: 'nobody' as const })] : [],
      tells: held ? ['offset', 'sailor'] : ['offset'],
    };
  },
  put: (input, item, spot, { lang }) =>
    same(squareOf(spot), input.offset)
      ? { value: { ...input, sailor: item === 'own' ? 'own' : 'opponent' }, tells: ['offset', 'sailor'] }
      : { refused: texts.apart[lang] },
  carry: (input, _, to) => ({ value: { ...input, offset: squareOf(to) } }),
  touch: (input, spot) => ({ ...input, offset: squareOf(spot) }),
};

/** The two ports and, while they are near, the water around them that can be touched. */
const seaOf = (input: VoyageInput) => {
  const [x, y] = input.offset;
  const box = boxFrom(input.edition);
  const home = x === 0 && y === 0;
  // On a phone a long route leaves no room for water around it.
  const edge = Math.max(Math.abs(x), Math.abs(y)) > 4 ? 0 : 1;
  const from: Square = [Math.min(0, x) - edge, Math.min(0, y) - edge];
  const to: Square = [Math.max(0, x) + edge, Math.max(0, y) + edge];
  // Near ports would share a shore; on their own in open water each is seen for itself.
  const ports: PlacedTile[] = [
    { at: [0, 0], ...landNorth(box, 'A') },
    ...(home ? [] : [{ at: [x, y] as Square, ...landNorth(box, 'B') }]),
  ];
  const far = Math.max(to[0] - from[0], to[1] - from[1]) > 11;
  const tiles = far ? ports : laidOver(openSea(from, to), ports);
  const owner = ownerOf(input);
  return smallTable({ box, tiles, sailors: owner < 0 ? [] : [{ owner, at: [x, y] }] });
};

const Board = ({ lang, input, answer, asks }: BoardProps<VoyageInput, VoyageAnswer>) => {
  const [x, y] = input.offset;
  const table = seaOf(input);
  const home = x === 0 && y === 0;
  return (
    <StillChart
      lang={lang}
      name="voyage"
      table={table}
      marks={home || asks ? {} : { measure: { from: [0, 0], to: [x, y], label: String(answer.length) } }}
      free={[]}
    />
  );
};

const voyage: DisputeForm<VoyageInput, VoyageAnswer> = {
  boxed: true,
  empty: () => ({ offset: [2, 0], card: { prices: PRICES } }),
  fields,
  entry,
  Board,
};

export default voyage;
