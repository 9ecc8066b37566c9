import { seatLetter } from '@portolan/boards';
import { keyOf, seaOf, shipsOf, type Table } from '@portolan/boards/cabo-da-roca';
import type { ShipId, Square } from '@portolan/cabo-da-roca';
import { cardInWords, portInWords, squareInWords } from '@portolan/cabo-da-roca/rules';
import type { QuestionId } from '@portolan/solvers/cabo-da-roca';
import { Segment, Select } from '../../../kit/controls.tsx';
import { SeatChoice } from '../../../kit/picks.tsx';
import { both, fill, words } from '../../../kit/text.ts';
import type { FormProps } from '../../../solve/game.ts';
import { PlaceMap } from '../parts/PlaceMap.tsx';
import { squareIn } from '../position/draft.ts';
import { ShipField, SquareField } from '../position/fields.tsx';

const texts = {
  whose: both('Qui demande ?', 'Who asks?'),
  ship: both('Le bateau', 'The ship'),
  pirate: both('Le pirate', 'The pirate'),
  none: both('Il n’y a pas de tel bateau sur cette table.', 'There is no such ship on this table.'),
  port: both('Le port visé', 'The port aimed at'),
  card: both('La carte', 'The card'),
  square: both('La case', 'The square'),
  pick: both('Demander {place}', 'Ask about {place}'),
  plays: both('{player} joue', '{player} plays'),
  sensible: both('avec bon sens', 'sensibly'),
  random: both('au hasard', 'at random'),
} as const;

type Props = FormProps<Table>;

type Wanted = (ship: ReturnType<typeof shipsOf>[number]) => boolean;

const Ship = ({
  lang,
  table,
  input,
  onChange,
  problemAt,
  wanted,
  pirate = false,
}: Props & { wanted: Wanted; pirate?: boolean }) => {
  const ids: ShipId[] = shipsOf(table)
    .filter(wanted)
    .map(({ id }) => id);
  return ids.length === 0 ? (
    <p class="err">{texts.none[lang]}</p>
  ) : (
    <ShipField
      lang={lang}
      label={pirate ? texts.pirate[lang] : texts.ship[lang]}
      value={input.ship}
      ships={ids}
      error={problemAt('ship')}
      onChange={(ship) => onChange({ ...input, ship })}
    />
  );
};

const trader: Wanted = ({ kind }) => kind !== 'pirate';

const Port = ({ lang, table, input, onChange, problemAt }: Props) => (
  <Select
    label={texts.port[lang]}
    value={String(input.port)}
    options={seaOf(table).flatMap(({ port }) =>
      port ? [{ value: port as string, label: portInWords(port, table.box) }] : [],
    )}
    error={problemAt('port')}
    onChange={(port) => onChange({ ...input, port })}
  />
);

const Card = ({ lang, table, input, onChange, problemAt }: Props) => (
  <Select
    label={texts.card[lang]}
    value={String(input.card)}
    options={table.box.tradeCards.map((card) => ({
      value: card.id,
      label: `${cardInWords(card, table.box, lang)} ${card.prices.join(' / ')}`,
    }))}
    error={problemAt('card')}
    onChange={(card) => onChange({ ...input, card })}
  />
);

/** Free squares beside the map, to be tapped. */
const freeAround = (table: Table): Square[] => {
  const tiles = seaOf(table);
  const laid = new Set(tiles.map(({ at }) => keyOf(at)));
  const near = new Map<string, Square>();
  for (const {
    at: [x, y],
  } of tiles)
    for (const [dx, dy] of [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ] as const) {
      const at: Square = [x + dx, y + dy];
      if (!laid.has(keyOf(at))) near.set(keyOf(at), at);
    }
  return [...near.values()];
};

const At = ({ lang, table, input, onChange, problemAt }: Props) => {
  const square = squareIn(input, 'square');
  return (
    <fieldset>
      <legend>{texts.square[lang]}</legend>
      <SquareField
        lang={lang}
        value={square}
        error={problemAt('square')}
        onChange={(at) => onChange({ ...input, square: at })}
      />
      <PlaceMap
        lang={lang}
        name="solve-at"
        table={table}
        squares={freeAround(table)}
        labelOf={(at) => fill(texts.pick[lang], { place: squareInWords(at) })}
        marks={{ rings: [{ at: square, wrong: false }] }}
        chosen={square}
        onPick={(at) => onChange({ ...input, square: at })}
      />
    </fieldset>
  );
};

const Policies = ({ lang, table, input, onChange }: Props) => {
  const given = Array.isArray(input.policies) ? (input.policies as string[]) : [];
  const seats = table.position.seats;
  const all = Array.from({ length: seats }, (_, seat) => (given[seat] === 'random' ? 'random' : 'sensible'));
  return (
    <>
      {all.map((policy, seat) => (
        <Segment
          key={seatLetter(seat)}
          label={fill(texts.plays[lang], { player: fill(words.player[lang], { seat: seatLetter(seat) }) })}
          value={policy}
          options={(['sensible', 'random'] as const).map((value) => ({
            value: value as string,
            label: texts[value][lang],
          }))}
          onChange={(next) => onChange({ ...input, policies: all.map((old, i) => (i === seat ? next : old)) })}
        />
      ))}
    </>
  );
};

/** The fields of one question. */
export const QuestionForm = (props: Props) => {
  const forms: Readonly<Record<QuestionId, () => preact.ComponentChildren>> = {
    advise: () => (
      <SeatChoice
        lang={props.lang}
        label={texts.whose[props.lang]}
        name="solve-seat"
        value={typeof props.input.seat === 'number' ? props.input.seat : 0}
        seats={props.table.position.seats}
        onChange={(seat) => props.onChange({ ...props.input, seat })}
      />
    ),
    tileFit: () => <At {...props} />,
    nextCard: () => <Ship {...props} wanted={({ kind, heading }) => kind !== 'pirate' && !heading} />,
    bestDestination: () => (
      <>
        <Ship {...props} wanted={trader} />
        <Card {...props} />
      </>
    ),
    shortestVoyage: () => (
      <>
        <Ship {...props} wanted={trader} />
        <Port {...props} />
      </>
    ),
    pirateReach: () => <Ship {...props} wanted={({ kind }) => kind === 'pirate'} pirate />,
    bestEndOfTurn: () => null,
    whoIsAhead: () => <Policies {...props} />,
  };
  return <>{forms[props.asked.id as QuestionId]()}</>;
};
