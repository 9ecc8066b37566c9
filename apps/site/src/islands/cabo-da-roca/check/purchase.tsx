import { type PieceKind, type PlacedShip, type PlacedTile, pieceKinds, shipKinds } from '@portolan/cabo-da-roca';
import {
  checkers,
  type PurchaseAnswer,
  type PurchaseInput,
  type PurchasePlace,
  type Whose,
} from '@portolan/cabo-da-roca/checkers';
import type { Lang } from '@portolan/core';
import { Chart } from '../../../boards/cabo-da-roca/Chart.tsx';
import { pieceName, piecesInWords } from '../../../boards/cabo-da-roca/names.ts';
import { PieceMark } from '../../../boards/cabo-da-roca/PieceMark.tsx';
import { Group, Segment, Select, Stepper, Toggle } from '../../../kit/controls.tsx';
import { capital, listed, say } from '../../../kit/text.ts';
import type { Answered, Cell, Choice } from '../../../kit/Verdict.tsx';
import type { BoardProps, CheckerModule, FormProps } from '../../check/module.ts';
import { WhoseSelect } from '../parts/fields.tsx';
import { laidOver, openSea, smallTable } from '../parts/tables.ts';
import { actions, coins, judged } from '../parts/words.ts';

type Props = FormProps<PurchaseInput>;

const places = (lang: Lang): readonly { value: PurchasePlace; label: string }[] => [
  { value: 'port', label: say(lang, 'un port', 'a port') },
  { value: 'lighthouse', label: say(lang, 'un phare', 'a lighthouse') },
  { value: 'island', label: say(lang, 'une île', 'an island') },
  { value: 'coast', label: say(lang, 'une côte', 'a coast') },
  { value: 'sea', label: say(lang, 'la mer', 'the sea') },
];

const limits = { sailor: 5, fishing: 2, trade: 2, pirate: 1 } as const;

const Square = ({ lang, input, onChange, problemAt }: Props) => (
  <Group label={say(lang, 'La case', 'The square')}>
    <div class="rows">
      <Select
        label={say(lang, 'C’est', 'It is')}
        value={input.place}
        options={places(lang)}
        error={problemAt('place')}
        onChange={(place) => onChange({ ...input, place })}
      />
      <WhoseSelect
        lang={lang}
        label={say(lang, 'Le marin qui s’y trouve', 'The sailor on it')}
        value={input.sailor}
        error={problemAt('sailor')}
        onChange={(sailor) => onChange({ ...input, sailor })}
      />
      {input.place === 'port' && (
        <WhoseSelect
          lang={lang}
          label={say(lang, 'À qui fut-il donné au départ ?', 'Whose starting port is it?')}
          value={input.home}
          error={problemAt('home')}
          onChange={(home) => onChange({ ...input, home })}
        />
      )}
      <WhoseSelect
        lang={lang}
        label={say(lang, 'Le bateau qui s’y trouve', 'The ship on it')}
        value={input.ship}
        error={problemAt('ship')}
        onChange={(ship) => onChange({ ...input, ship })}
      />
    </div>
    <Toggle
      label={say(
        lang,
        'Un de mes bateaux, pas pirate, dans les huit cases autour',
        'A ship of mine, no pirate, in the eight squares around',
      )}
      value={input.near ?? false}
      onChange={(near) => onChange({ ...input, near })}
    />
  </Group>
);

const Owned = ({ lang, input, onChange, problemAt }: Props) => (
  <Group label={say(lang, 'Mes pièces en jeu', 'My pieces in play')}>
    <div class="rows">
      {pieceKinds.map((kind) => (
        <Stepper
          key={kind}
          lang={lang}
          label={capital(pieceName(kind, lang))}
          mark={<PieceMark kind={kind} />}
          value={input.owned[kind] ?? 0}
          min={0}
          max={limits[kind]}
          error={problemAt(`owned.${kind}`)}
          onChange={(n) => onChange({ ...input, owned: { ...input.owned, [kind]: n } })}
        />
      ))}
    </div>
    <details class="fold">
      <summary>{say(lang, 'Bateaux coulés', 'Ships sunk')}</summary>
      <div class="rows">
        {shipKinds.map((kind) => (
          <Stepper
            key={kind}
            lang={lang}
            label={capital(pieceName(kind, lang))}
            value={input.gone?.[kind] ?? 0}
            min={0}
            max={limits[kind]}
            error={problemAt(`gone.${kind}`)}
            onChange={(n) => onChange({ ...input, gone: { ...input.gone, [kind]: n } })}
          />
        ))}
      </div>
    </details>
  </Group>
);

/** How many pieces of a kind are sold with the purchase. */
const soldOf = (input: PurchaseInput, kind: PieceKind): number =>
  (input.sell ?? []).filter((one) => one === kind).length;

const Sold = ({ lang, input, onChange, problemAt }: Props) => (
  <details class="fold" open={(input.sell ?? []).length > 0}>
    <summary>{say(lang, 'Vendre des pièces pour payer ?', 'Sell pieces to pay?')}</summary>
    <div class="rows">
      {pieceKinds.map((kind) => (
        <Stepper
          key={kind}
          lang={lang}
          label={capital(pieceName(kind, lang))}
          value={soldOf(input, kind)}
          min={0}
          max={limits[kind]}
          error={problemAt('sell')}
          onChange={(n) =>
            onChange({
              ...input,
              sell: pieceKinds.flatMap((one) => Array<PieceKind>(one === kind ? n : soldOf(input, one)).fill(one)),
            })
          }
        />
      ))}
    </div>
  </details>
);

const Form = (props: Props) => {
  const { lang, input, onChange, problemAt } = props;
  return (
    <>
      <Segment
        label={say(lang, 'Ce que j’achète', 'What I buy')}
        value={input.piece}
        options={pieceKinds.map((kind) => ({
          value: kind,
          label: capital(pieceName(kind, lang)),
          mark: <PieceMark kind={kind} />,
        }))}
        onChange={(piece) => onChange({ ...input, piece })}
      />
      <div class="rows">
        <Stepper
          lang={lang}
          label={say(lang, 'Mes pièces d’or', 'My coins')}
          value={input.coins}
          min={0}
          max={9999}
          error={problemAt('coins')}
          onChange={(n) => onChange({ ...input, coins: n })}
        />
        <Stepper
          lang={lang}
          label={say(lang, 'Actions restantes', 'Actions left')}
          value={input.left}
          min={0}
          max={3}
          error={problemAt('left')}
          onChange={(left) => onChange({ ...input, left })}
        />
      </div>
      <Segment
        label={say(lang, 'Où en est le tour ?', 'How far has the turn come?')}
        value={input.stage}
        options={[
          { value: 'buy', label: say(lang, 'la tuile vient d’être posée', 'the tile has just been laid') },
          { value: 'depart', label: say(lang, 'les départs ont commencé', 'departures have begun') },
          { value: 'free', label: say(lang, 'une pièce a bougé', 'a piece has moved') },
        ]}
        onChange={(stage) => onChange({ ...input, stage })}
      />
      <Square {...props} />
      <Owned {...props} />
      <div>
        <Toggle
          label={say(
            lang,
            'Un autre de mes bateaux doit encore quitter un port',
            'Another ship of mine must still leave port',
          )}
          value={input.pending ?? false}
          onChange={(pending) => onChange({ ...input, pending })}
        />
        <Toggle
          label={say(lang, 'C’est la phase finale', 'It is the final phase')}
          value={input.final ?? false}
          onChange={(final) => onChange({ ...input, final })}
        />
      </div>
      <Sold {...props} />
    </>
  );
};

const seat = (whose: Whose | undefined): number | undefined =>
  whose === 'own' ? 0 : whose === 'opponent' ? 1 : undefined;

const tileOf: Readonly<Record<PurchasePlace, PlacedTile['tile']>> = {
  port: 'A',
  lighthouse: 'lighthouse',
  island: 'island',
  coast: 'coast',
  sea: 'sea',
};

const Board = ({ lang, input, answer }: BoardProps<PurchaseInput, PurchaseAnswer>) => {
  const shore = input.place === 'port' || input.place === 'coast';
  const around: PlacedTile[] = shore
    ? [{ at: [-1, 0], tile: 'quarter', rot: 1 }, { at: [1, 0], tile: 'quarter', rot: 0 }, ...openSea([-1, 1], [1, 1])]
    : openSea([-1, -1], [1, 1]);
  const sailor = seat(input.sailor);
  const ship = seat(input.ship);
  const ships: Record<string, PlacedShip> = {
    ...(ship === undefined
      ? {}
      : { [`${ship}t1`]: { at: [0, 0], heading: input.place === 'port' ? null : ('E' as const) } }),
    ...(input.near ? { '0f1': { at: [1, 1], heading: 'W' as const } } : {}),
  };
  return (
    <div class="board">
      <div class="cb-still">
        <Chart
          lang={lang}
          name="purchase"
          table={smallTable({
            tiles: laidOver(around, [{ at: [0, 0], tile: tileOf[input.place] }]),
            ships,
            sailors: sailor === undefined ? [] : [{ owner: sailor, at: [0, 0] }],
          })}
          extent={{ x: -1, y: shore ? 0 : -1, columns: 3, rows: shore ? 2 : 3 }}
          marks={{ rings: [{ at: [0, 0], wrong: !answer.verdict.legal }] }}
        />
      </div>
    </div>
  );
};

const kindsText = (kinds: readonly PieceKind[], lang: Lang): string =>
  listed(
    pieceKinds
      .map((kind) => [kind, kinds.filter((one) => one === kind).length] as const)
      .filter(([, n]) => n > 0)
      .map(([kind, n]) => piecesInWords(n, kind, lang)),
    lang,
  );

const follows = (answer: PurchaseAnswer, lang: Lang): Choice[] => {
  const { after } = answer;
  return [
    ...(answer.fee > 0
      ? [
          {
            state: 'legal' as const,
            text: say(lang, 'Au joueur qui tient le port', 'To the player who holds the port'),
            result: coins(answer.fee, lang),
          },
        ]
      : []),
    ...(answer.consent
      ? [{ state: 'depends' as const, text: say(lang, 'Il faut son accord', 'That player must agree') }]
      : []),
    ...(after
      ? [
          {
            state: 'legal' as const,
            text: say(lang, 'Il reste', 'What is left'),
            result: `${coins(after.coins, lang)}, ${actions(after.left, lang)}`,
          },
          ...(after.third
            ? [
                {
                  state: 'legal' as const,
                  text: say(
                    lang,
                    'C’est le troisième bateau : une action de plus',
                    'It is the third ship: one more action',
                  ),
                },
              ]
            : []),
          ...(after.mustLeave
            ? [
                {
                  state: 'legal' as const,
                  text: say(lang, 'Le bateau doit quitter le port ce tour', 'The ship must leave port this turn'),
                },
              ]
            : []),
        ]
      : []),
  ];
};

const explain = (answer: PurchaseAnswer, _: PurchaseInput, lang: Lang): Answered => {
  const told = judged(answer, lang, {
    why: answer.consent
      ? say(
          lang,
          `Permis si l’adversaire est d’accord, pour ${coins(answer.price + answer.fee, 'fr')}.`,
          `Allowed if the opponent agrees, for ${coins(answer.price + answer.fee, 'en')}.`,
        )
      : say(
          lang,
          `Permis, pour ${coins(answer.price, 'fr')} et ${actions(answer.cost, 'fr')}.`,
          `Allowed, for ${coins(answer.price, 'en')} and ${actions(answer.cost, 'en')}.`,
        ),
    short: coins(answer.price + answer.fee, lang),
    follows: follows(answer, lang),
  });
  if (answer.sales.length === 0) return told;
  return {
    ...told,
    choices: {
      title:
        told.choices?.title ??
        say(lang, 'S’il était permis de vendre pour acheter', 'If one might sell in order to buy'),
      items: [
        ...(told.choices?.items ?? []),
        ...answer.sales.map((kinds) => ({
          state: 'depends' as const,
          text: say(lang, `En vendant ${kindsText(kinds, 'fr')}`, `By selling ${kindsText(kinds, 'en')}`),
        })),
      ],
    },
  };
};

const cells = (answer: PurchaseAnswer, _: PurchaseInput, lang: Lang): readonly Cell[] => [
  {
    head: say(lang, 'achat', 'purchase'),
    main: answer.verdict.legal ? say(lang, 'permis', 'allowed') : say(lang, 'interdit', 'not allowed'),
    sub: answer.verdict.legal
      ? `${coins(answer.price + answer.fee, lang)}${answer.after?.mustLeave ? say(lang, ', doit partir', ', must leave') : ''}`
      : '',
  },
];

const purchase: CheckerModule<PurchaseInput, PurchaseAnswer> = {
  checker: checkers.purchase,
  Form,
  Board,
  explain,
  cells,
};

export default purchase;
