import { beside, Chart } from '@portolan/boards/cabo-da-roca';
import { type PlacedTile, type PortId, portIds, type Square } from '@portolan/cabo-da-roca';
import {
  answers,
  checkers,
  type DepartureAnswer,
  type DepartureInput,
  type WayDirection,
  type WayKind,
} from '@portolan/cabo-da-roca/checkers';
import { cardInWords, directionName, portInWords, struckInWords, tileName } from '@portolan/cabo-da-roca/rules';
import type { Lang } from '@portolan/core';
import type { BoardProps, CheckerModule, FormProps } from '../../../check/module.ts';
import { Select, Stepper, Toggle } from '../../../kit/controls.tsx';
import { capital, say } from '../../../kit/text.ts';
import { portOptions, ShipKindChoice } from '../parts/fields.tsx';
import { boxFrom, landNorth, smallTable } from '../parts/tables.ts';
import { departureIn } from './examples.ts';

type Props = FormProps<DepartureInput>;

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

/** What is said of another port: not laid, or whose sailor stands there. */
const states = (lang: Lang) => [
  { value: '', label: say(lang, 'pas encore posé', 'not laid yet') },
  { value: 'nobody', label: say(lang, 'posé, sans marin', 'laid, without a sailor') },
  { value: 'own', label: say(lang, 'posé, mon marin y est', 'laid, my sailor is there') },
  { value: 'opponent', label: say(lang, 'posé, un marin adverse y est', 'laid, an opponent’s sailor is there') },
];

const Ports = ({ lang, input, onChange, problemAt, edition }: Props) => (
  <details class="fold" open>
    <summary>{say(lang, 'Les autres ports', 'The other ports')}</summary>
    <div class="cb-named">
      {portIds
        .filter((port) => port !== input.port)
        .map((port) => (
          <Select
            key={port}
            label={portInWords(port, boxFrom(edition))}
            value={input.ports[port] ?? ''}
            options={states(lang)}
            error={problemAt(`ports.${port}`)}
            onChange={(state) => {
              const { [port]: _, ...others } = input.ports;
              onChange({ ...input, ports: state === '' ? others : { ...others, [port]: state as 'own' } });
            }}
          />
        ))}
    </div>
  </details>
);

const Ways = ({ lang, input, onChange }: Props) => (
  <details class="fold" open>
    <summary>{say(lang, 'Les cinq sorties, le quai au nord', 'The five ways out, the quay being north')}</summary>
    <div class="cb-cols">
      {ways.map((way) => (
        <Select
          key={way}
          label={capital(directionName(way, lang))}
          value={input.ways?.[way] ?? 'sea'}
          options={wayOptions(way, input.ways?.[way] ?? 'sea', lang)}
          onChange={(kind) => onChange({ ...input, ways: { ...input.ways, [way]: kind } })}
        />
      ))}
    </div>
  </details>
);

const Form = (props: Props) => {
  const { lang, input, onChange, problemAt, edition } = props;
  const box = boxFrom(edition);
  const toggle = (key: 'bought' | 'entered' | 'final', label: string) => (
    <Toggle label={label} value={input[key] ?? false} onChange={(on) => onChange({ ...input, [key]: on })} />
  );
  const moveTo = (port: PortId): void => {
    const { [port]: _, ...ports } = input.ports;
    onChange({ ...input, port, ports });
  };
  return (
    <>
      <ShipKindChoice
        lang={lang}
        value={input.ship ?? 'trade'}
        error={problemAt('ship')}
        onChange={(ship) => {
          const { from: _, ...others } = input;
          // A pirate carries nothing.
          onChange(ship === 'pirate' ? { ...others, ship, card: null } : { ...input, ship });
        }}
      />
      <Select
        label={say(lang, 'Le port où il est', 'The port it is in')}
        value={input.port as string}
        options={portOptions(box)}
        error={problemAt('port')}
        onChange={(port) => moveTo(port as PortId)}
      />
      {input.ship !== 'pirate' && (
        <Select
          label={say(lang, 'Sa carte, tirée ou déjà à bord', 'Its card, drawn or already aboard')}
          value={input.card ?? ''}
          error={problemAt('card')}
          options={[
            { value: '', label: say(lang, 'aucune encore', 'none yet') },
            ...box.tradeCards.map((card) => ({
              value: card.id,
              label: `${cardInWords(card, box, lang)}${struckInWords(card, lang)}`,
            })),
          ]}
          onChange={(card) => {
            const { from: _, ...others } = input;
            onChange(card === '' ? { ...others, card: null } : { ...input, card });
          }}
        />
      )}
      {input.card && (
        <Select
          label={say(lang, 'La marchandise vient', 'The goods come')}
          value={(input.from ?? '') as string}
          error={problemAt('from')}
          options={[{ value: '', label: say(lang, 'd’ici', 'from here') }, ...portOptions(box)]}
          onChange={(from) => {
            const { from: _, ...others } = input;
            onChange(from === '' ? others : { ...others, from: from as PortId });
          }}
        />
      )}
      <div class="rows">
        <Stepper
          lang={lang}
          label={say(lang, 'Actions restantes', 'Actions left')}
          value={input.left}
          min={0}
          max={3}
          error={problemAt('left')}
          onChange={(left) => onChange({ ...input, left })}
        />
        <Stepper
          lang={lang}
          label={say(lang, 'Bonus de ce bateau', 'Bonuses of this ship')}
          value={input.bonus ?? 0}
          min={0}
          max={4}
          error={problemAt('bonus')}
          onChange={(bonus) => onChange({ ...input, bonus })}
        />
      </div>
      <div>
        {toggle('bought', say(lang, 'Acheté ce tour', 'Bought this turn'))}
        {toggle('entered', say(lang, 'Entré dans le port ce tour', 'Entered port this turn'))}
        {toggle('final', say(lang, 'C’est la phase finale', 'It is the final phase'))}
      </div>
      <Ports {...props} />
      <Ways {...props} />
    </>
  );
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
  checker: checkers.departure,
  ...answers.departure,
  boxed: true,
  exampleIn: departureIn,
  Form,
  Board,
};

export default departure;
