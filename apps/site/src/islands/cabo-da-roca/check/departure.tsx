import { type PlacedTile, type PortId, portIds, type Square } from '@portolan/cabo-da-roca';
import {
  checkers,
  type DepartureAnswer,
  type DepartureInput,
  type WayDirection,
  type WayKind,
} from '@portolan/cabo-da-roca/checkers';
import type { Lang } from '@portolan/core';
import { Chart } from '../../../boards/cabo-da-roca/Chart.tsx';
import { beside } from '../../../boards/cabo-da-roca/grid.ts';
import { directionName, tileName } from '../../../boards/cabo-da-roca/names.ts';
import { caboBook } from '../../../kit/cabo-da-roca.ts';
import { Select, Stepper, Toggle } from '../../../kit/controls.tsx';
import { capital, say } from '../../../kit/text.ts';
import type { Answered, Cell } from '../../../kit/Verdict.tsx';
import type { BoardProps, CheckerModule, FormProps } from '../../check/module.ts';
import { portOptions, ShipKindChoice } from '../parts/fields.tsx';
import { boxFrom, landNorth, smallTable } from '../parts/tables.ts';
import { cardInWords, struckInWords } from '../parts/words.ts';
import { departureIn } from './examples.ts';

type Props = FormProps<DepartureInput>;

const ways: readonly WayDirection[] = ['W', 'SW', 'S', 'SE', 'E'];
const wayKinds: readonly WayKind[] = ['sea', 'none', 'storm', 'shoals', 'rock', 'shark'];

const wayName = (kind: WayKind, lang: Lang): string =>
  kind === 'none' ? say(lang, 'Aucune tuile', 'No tile') : capital(tileName(kind, lang));

/** What is said of another port: not laid, or whose sailor stands there. */
const states = (lang: Lang) => [
  { value: '', label: say(lang, 'pas encore posé', 'not laid yet') },
  { value: 'nobody', label: say(lang, 'posé, sans marin', 'laid, without a sailor') },
  { value: 'own', label: say(lang, 'posé, tenu par soi', 'laid, one’s own sailor') },
  { value: 'opponent', label: say(lang, 'posé, tenu par un adversaire', 'laid, an opponent’s sailor') },
];

const Ports = ({ lang, input, onChange, problemAt }: Props) => (
  <details class="fold" open>
    <summary>{say(lang, 'Les autres ports', 'The other ports')}</summary>
    <div class="cb-named">
      {portIds
        .filter((port) => port !== input.port)
        .map((port) => (
          <Select
            key={port}
            label={`Port ${port}`}
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
          options={wayKinds.map((kind) => ({ value: kind, label: wayName(kind, lang) }))}
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
        onChange={(ship) => onChange({ ...input, ship })}
      />
      <Select
        label={say(lang, 'Le port où il est', 'The port it is in')}
        value={input.port as string}
        options={portOptions}
        error={problemAt('port')}
        onChange={(port) => moveTo(port as PortId)}
      />
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
      {input.card && (
        <Select
          label={say(lang, 'La marchandise vient', 'The goods come')}
          value={(input.from ?? '') as string}
          error={problemAt('from')}
          options={[{ value: '', label: say(lang, 'd’ici', 'from here') }, ...portOptions]}
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

const words = (answer: DepartureAnswer, lang: Lang): readonly [word: string, why: string] => {
  if (answer.impossible)
    return [
      say(lang, 'Il reste', 'It stays'),
      say(
        lang,
        'Aucun port de la carte n’est possible : elle est défaussée et le bateau reste à quai ce tour.',
        'No port on the card is possible: it is discarded and the ship stays at the quay this turn.',
      ),
    ];
  const draws = answer.drawsFirst ? say(lang, ' Il tire d’abord une carte.', ' It draws a card first.') : '';
  return {
    must: [
      say(lang, 'Il doit partir', 'It must leave'),
      `${say(lang, 'Une sortie est ouverte : le tour ne peut finir avant son départ.', 'A way out is open: the turn cannot end before it has left.')}${draws}`,
    ] as const,
    may: [
      say(lang, 'Il peut partir', 'It may leave'),
      `${say(lang, 'Rien ne l’y oblige ce tour.', 'Nothing obliges it this turn.')}${draws}`,
    ] as const,
    'must-not': [
      say(lang, 'Il ne part pas', 'It does not leave'),
      say(lang, 'Il ne peut pas quitter le port ce tour.', 'It cannot leave port this turn.'),
    ] as const,
  }[answer.decision];
};

/** A sentence after a colon begins small, unless with the letter of a player. */
const afterColon = (sentence: string): string =>
  /^[A-D](?:’|\s)/.test(sentence) ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1);

const explain = (answer: DepartureAnswer, _: DepartureInput, lang: Lang): Answered => {
  const [word, why] = words(answer, lang);
  const destinations = answer.destinations.join(', ') || say(lang, 'aucun', 'none');
  return {
    state: answer.decision === 'must-not' || answer.impossible ? 'illegal' : 'legal',
    word,
    why,
    short: why,
    clauses: answer.clauses,
    choices: {
      title: say(lang, 'Les sorties et les destinations', 'Ways out and destinations'),
      items: [
        ...answer.ways.map(({ direction, verdict, sinks }) => ({
          state: verdict.legal && !sinks ? ('legal' as const) : ('illegal' as const),
          text: `${capital(directionName(direction, lang))}${
            verdict.legal
              ? ''
              : `${lang === 'fr' ? '\u00a0: ' : ': '}${afterColon(caboBook.violationText(verdict.violations[0], lang))}`
          }`,
          ...(sinks ? { result: say(lang, 'il y coulerait', 'it would sink') } : {}),
        })),
        {
          state: answer.destinations.length > 0 ? ('legal' as const) : ('illegal' as const),
          text: say(lang, 'Ports où vendre', 'Ports to sell in'),
          result: destinations,
        },
      ],
    },
  };
};

const cells = (answer: DepartureAnswer, _: DepartureInput, lang: Lang): readonly Cell[] => [
  { head: say(lang, 'départ', 'departure'), main: words(answer, lang)[0] },
];

const departure: CheckerModule<DepartureInput, DepartureAnswer> = {
  checker: checkers.departure,
  boxed: true,
  exampleIn: departureIn,
  Form,
  Board,
  explain,
  cells,
};

export default departure;
