import { same } from '@portolan/boards/cabo-da-roca';
import type { PlacedShip, PlacedTile, Square } from '@portolan/cabo-da-roca';
import { answers, checkers, type ShotAnswer, type ShotInput } from '@portolan/cabo-da-roca/checkers';
import { pieceName, squareInWords } from '@portolan/cabo-da-roca/rules';
import type { Lang } from '@portolan/core';

import type { BoardProps, CheckerModule, FormProps } from '../../../check/module.ts';
import { Segment, Select, Stepper, Toggle } from '../../../kit/controls.tsx';
import { capital, say } from '../../../kit/text.ts';

import { HeadingSelect, ShipKindChoice } from '../parts/fields.tsx';
import { PlaceMap } from '../parts/PlaceMap.tsx';
import { laidOver, openSea, smallTable, squaresOf } from '../parts/tables.ts';

type Props = FormProps<ShotInput>;

const isShip = (target: ShotInput['target']): target is 'fishing' | 'trade' | 'pirate' =>
  target === 'fishing' || target === 'trade' || target === 'pirate';

const targets = (lang: Lang) => [
  { value: 'trade' as const, label: capital(pieceName('trade', lang)) },
  { value: 'fishing' as const, label: capital(pieceName('fishing', lang)) },
  { value: 'pirate' as const, label: capital(pieceName('pirate', lang)) },
  { value: 'sailor-on-island' as const, label: say(lang, 'Marin sur une île', 'Sailor on an island') },
  { value: 'sailor-on-land' as const, label: say(lang, 'Marin ailleurs', 'Sailor elsewhere') },
  { value: 'nothing' as const, label: say(lang, 'Rien', 'Nothing') },
];

const Marks = ({ lang, input, onChange }: Props) => {
  const toggle = (key: 'own' | 'moored' | 'justLeft' | 'besidePort' | 'paid', label: string) => (
    <Toggle label={label} value={input[key] ?? false} onChange={(on) => onChange({ ...input, [key]: on })} />
  );
  return (
    <div>
      {toggle('own', say(lang, 'C’est une pièce à soi', 'It is one’s own piece'))}
      {isShip(input.target) && (
        <>
          {toggle('moored', say(lang, 'Il est amarré dans un port', 'It is moored in a port'))}
          {toggle('justLeft', say(lang, 'Il est sorti du port à son dernier tour', 'It left port in its latest turn'))}
          {toggle(
            'besidePort',
            say(lang, 'Il n’a pas encore quitté les abords du port', 'It has not been away from that port yet'),
          )}
          {toggle('paid', say(lang, 'Il a payé ce pirate ce tour', 'It has paid this pirate this turn'))}
        </>
      )}
    </div>
  );
};

const Cargo = ({ lang, input, onChange, problemAt }: Props) => {
  const { cargo } = input;
  return (
    <>
      <Toggle
        label={say(lang, 'Il porte une marchandise', 'It carries goods')}
        value={cargo !== undefined}
        onChange={(on) => {
          const { cargo: _, ...others } = input;
          onChange(on ? { ...others, cargo: [60, 110, 160] } : others);
        }}
      />
      {cargo && (
        <Stepper
          lang={lang}
          label={say(lang, 'Le prix le plus bas de sa carte', 'The lowest price on its card')}
          value={cargo[0]}
          min={0}
          max={990}
          error={problemAt('cargo')}
          onChange={(low) => onChange({ ...input, cargo: [low, Math.max(low, cargo[1]), Math.max(low, cargo[2])] })}
        />
      )}
    </>
  );
};

const Form = (props: Props) => {
  const { lang, input, onChange, problemAt } = props;
  return (
    <>
      <ShipKindChoice
        lang={lang}
        label={say(lang, 'Qui tire', 'Who fires')}
        value={input.ship ?? 'pirate'}
        onChange={(ship) => onChange({ ...input, ship })}
      />
      <HeadingSelect
        lang={lang}
        label={say(lang, 'Son cap', 'Its heading')}
        value={input.heading}
        moored
        error={problemAt('heading')}
        onChange={(heading) => onChange({ ...input, heading })}
      />
      <div class="rows">
        {([0, 1] as const).map((axis) => (
          <Stepper
            key={axis}
            lang={lang}
            label={
              axis === 0
                ? say(lang, 'La cible : cases vers l’est', 'The target: squares east')
                : say(lang, 'cases vers le sud', 'squares south')
            }
            value={input.at[axis]}
            min={-4}
            max={4}
            error={problemAt('at')}
            onChange={(value) => onChange({ ...input, at: axis === 0 ? [value, input.at[1]] : [input.at[0], value] })}
          />
        ))}
      </div>
      <Select
        label={say(lang, 'Ce qui s’y trouve', 'What is there')}
        value={input.target}
        options={targets(lang)}
        error={problemAt('target')}
        onChange={(target) => onChange({ ...input, target })}
      />
      <Marks {...props} />
      {isShip(input.target) && <Cargo {...props} />}
      <Segment
        label={say(lang, 'Le tour de qui ?', 'Whose turn?')}
        value={input.turn ?? 'own'}
        options={[
          { value: 'own', label: say(lang, 'du pirate', 'the pirate’s') },
          { value: 'opponent', label: say(lang, 'd’un adversaire', 'an opponent’s') },
        ]}
        onChange={(turn) => onChange({ ...input, turn })}
      />
    </>
  );
};

const ids = { fishing: 'f1', trade: 't1', pirate: 'p' } as const;

const tileUnder = ({ target, moored }: ShotInput): PlacedTile['tile'] => {
  if (target === 'sailor-on-island') return 'island';
  if (target === 'sailor-on-land') return 'lighthouse';
  return isShip(target) && moored ? 'B' : 'sea';
};

const Board = ({ lang, input, answer, onChange }: BoardProps<ShotInput, ShotAnswer>) => {
  const { rulings: _, ...entered } = input;
  const [x, y] = input.at;
  const reach = Math.max(2, Math.abs(x), Math.abs(y));
  const [from, to]: [Square, Square] = [
    [-reach, -reach],
    [reach, reach],
  ];
  const kind = input.ship ?? 'pirate';
  const shooter = `0${ids[kind]}`;
  const seat = input.own ? 0 : 1;
  const here = same(input.at, [0, 0]);
  const targetShip: Record<string, PlacedShip> =
    isShip(input.target) && !here
      ? {
          [`${seat}${input.own ? { ...ids, trade: 't2', fishing: 'f2' }[input.target] : ids[input.target]}`]: {
            at: input.at,
            heading: input.moored ? null : 'N',
          },
        }
      : {};
  const tiles = laidOver(openSea(from, to), [
    { at: [0, 0], tile: input.heading ? 'sea' : 'A' },
    ...(here ? [] : [{ at: input.at, tile: tileUnder(input) }]),
  ]);
  return (
    <div class="board">
      <PlaceMap
        lang={lang}
        name="shot"
        table={smallTable({
          tiles,
          ships: { ...targetShip, [shooter]: { at: [0, 0], heading: input.heading } },
          sailors: input.target.startsWith('sailor') && !here ? [{ owner: seat, at: input.at }] : [],
        })}
        marks={{
          ...(input.heading ? { broadside: { ship: shooter, aim: input.at } } : {}),
          rings: [{ at: input.at, wrong: !answer.verdict.legal }],
        }}
        squares={squaresOf(from, to)}
        labelOf={(at) => say(lang, `Viser ${squareInWords(at)}`, `Aim at ${squareInWords(at)}`)}
        chosen={input.at}
        onPick={(at) => onChange({ ...entered, at })}
      />
    </div>
  );
};

const shot: CheckerModule<ShotInput, ShotAnswer> = { checker: checkers.shot, ...answers.shot, Form, Board };

export default shot;
