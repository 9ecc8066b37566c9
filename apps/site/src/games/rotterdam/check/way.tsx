import { colorName, type Marks, type Way } from '@portolan/boards/rotterdam';
import type { Lang, Text } from '@portolan/core';
import { type Cell, type Choice, quotedFirst } from '@portolan/core/answers';
import type { Edition } from '@portolan/rotterdam';
import { checkers, type ShipWay, type WayAnswer, type WayInput } from '@portolan/rotterdam/checkers';
import type { BoardProps, CheckerModule, FormProps } from '../../../check/module.ts';
import { Select, Toggle } from '../../../kit/controls.tsx';
import { both, say, words } from '../../../kit/text.ts';

import type { Answered } from '../../../kit/Verdict.tsx';
import { rotterdamBook } from '../page.ts';

import { ColorField, PlaceField } from '../parts/fields.tsx';
import { NearMap } from '../parts/NearMap.tsx';
import { theOther, withShipsCalled } from '../parts/ship-words.ts';
import { boxFrom, toggled } from '../parts/tables.ts';
import { either, harborsInWords } from '../parts/words.ts';
import { wayIn } from './examples.ts';

const MAY_STAY = '';

/** The position where the ship is: it cannot be occupied by another, and nothing is said of a way that is not there. */
const movedTo = ({ to: _, ...input }: WayInput, position: string): WayInput => ({
  ...input,
  position,
  occupied: input.occupied.filter((at) => at !== position),
});

const withClaim = ({ to: _, ...input }: WayInput, to: string): WayInput => (to === MAY_STAY ? input : { ...input, to });

const Form = ({ lang, input, onChange, problemAt, edition }: FormProps<WayInput>) => {
  const box = boxFrom(edition);
  const ahead = box.channels.filter(({ from }) => from === input.position);
  return (
    <>
      <ColorField
        lang={lang}
        label={say(lang, 'Couleur annoncée', 'Color called')}
        value={input.color}
        box={box}
        error={problemAt('color')}
        onChange={(color) => onChange({ ...input, color })}
      />
      <PlaceField
        lang={lang}
        label={say(lang, 'Où est le navire', 'Where the ship is')}
        value={input.position}
        box={box}
        error={problemAt('position')}
        onChange={(position) => onChange(movedTo(input, position))}
      />
      {ahead.length > 0 && (
        <fieldset>
          <legend>{say(lang, 'Un navire se trouve en', 'There is a ship on')}</legend>
          {ahead.map(({ to }) => (
            <Toggle
              key={to}
              label={to}
              value={input.occupied.includes(to)}
              onChange={() => onChange({ ...input, occupied: toggled(input.occupied, to) })}
            />
          ))}
        </fieldset>
      )}
      {problemAt('occupied') && <p class="err">{problemAt('occupied')}</p>}
      <Select
        label={say(lang, 'Ce que l’un de vous prétend', 'What one of you claims')}
        value={input.to ?? MAY_STAY}
        options={[
          { value: MAY_STAY, label: say(lang, 'il peut rester où il est', 'it may stay where it is') },
          ...[...new Set([...ahead.map(({ to }) => to), ...(input.to ? [input.to] : [])])].map((to) => ({
            value: to,
            label: say(lang, `il va en ${to}`, `it goes to ${to}`),
          })),
        ]}
        error={problemAt('to')}
        onChange={(to) => onChange(withClaim(input, to))}
      />
    </>
  );
};

const marksOf = ({ position, to }: WayInput, { ways, way }: WayAnswer): Marks => {
  const several = ways.filter((one) => one.open).length > 1;
  return {
    ways: ways.flatMap((one): Way[] => {
      if (one.open) return [{ from: position, to: one.to, kind: several ? 'may' : 'goes' }];
      return one.to === to ? [{ from: position, to: one.to, kind: 'wrong' }] : [];
    }),
    rings: [{ at: position, kind: way === 'blocked' ? 'blocked' : 'meant' }],
  };
};

const Board = ({ lang, input, answer, onChange }: BoardProps<WayInput, WayAnswer>) => {
  const { edition: _, rulings: __, ...entered } = input;
  const box = boxFrom(input.edition);
  const near = new Set(box.channels.filter(({ from }) => from === input.position).map(({ to }) => to));
  return (
    <NearMap
      lang={lang}
      name="way"
      box={box}
      position={input.position}
      occupied={input.occupied}
      near={near}
      marks={marksOf(input, answer)}
      help={say(
        lang,
        'Touchez une position juste devant pour y mettre ou en retirer un navire, une autre pour y mettre le vôtre.',
        'Tap a position directly ahead to put a ship there or take it away, any other to put yours there.',
      )}
      onOccupied={(occupied) => onChange({ ...entered, occupied })}
      onMove={(position) => onChange(movedTo(entered, position))}
    />
  );
};

const ends = (ways: readonly ShipWay[]): string[] => ways.filter(({ open }) => open).map(({ to }) => to);

/** What the ship does, whatever is claimed. */
const fate = ({ way, ways }: WayAnswer, { color, position }: WayInput, lang: Lang): string => {
  const to = either(ends(ways), lang);
  switch (way) {
    case 'none':
      return say(
        lang,
        `Le navire n’est pas concerné : aucun canal ${colorName(color, 'fr')} ne part de ${position}.`,
        `The ship is not concerned: no ${colorName(color, 'en')} channel leads on from ${position}.`,
      );
    case 'blocked':
      return say(
        lang,
        `Le navire est bloqué : il attend en ${position} tant que la voie est prise.`,
        `The ship is blocked: it waits on ${position} while its way is taken.`,
      );
    case 'forced':
      return say(lang, `Le navire doit avancer, en ${to}.`, `The ship must move, to ${to}.`);
    case 'evasion':
      return say(
        lang,
        `Un des deux canaux est pris : le navire doit prendre l’autre, vers ${to}.`,
        `One of the two channels is taken: the ship must take the other, to ${to}.`,
      );
    case 'choice':
      return say(
        lang,
        `Le navire doit avancer ; son propriétaire choisit : ${to}.`,
        `The ship must move; its owner chooses: ${to}.`,
      );
  }
};

const shortFate = ({ way, ways }: WayAnswer, lang: Lang): string => {
  const to = either(ends(ways), lang);
  return {
    none: say(lang, 'le navire n’est pas concerné', 'the ship is not concerned'),
    blocked: say(lang, 'le navire est bloqué', 'the ship is blocked'),
    forced: say(lang, `il va en ${to}`, `it goes to ${to}`),
    evasion: say(lang, `il doit aller en ${to}`, `it must go to ${to}`),
    choice: say(lang, `au choix : ${to}`, `by choice: ${to}`),
  }[way];
};

const lostInWords = (lost: readonly string[], lang: Lang, box: Edition): string =>
  lost.length === 0
    ? say(lang, 'aucun port perdu', 'no harbor lost')
    : say(lang, `perd ${harborsInWords(lost, 'fr', box)}`, `loses ${harborsInWords(lost, 'en', box)}`);

const whyNot = (called: boolean, taken: boolean): Text => {
  if (called) return both('pris', 'taken');
  return taken ? both('autre couleur, et pris', 'another color, and taken') : both('autre couleur', 'another color');
};

const choiceOf = ({ to, color, taken, open, lost }: ShipWay, called: string, lang: Lang, box: Edition): Choice => {
  const name = say(lang, `Vers ${to}, canal ${colorName(color, 'fr')}`, `To ${to}, ${colorName(color, 'en')} channel`);
  const why = open ? '' : `${words.colon[lang]}${whyNot(called === color, taken)[lang]}`;
  return { state: open ? 'legal' : 'illegal', text: `${name}${why}`, result: lostInWords(lost, lang, box) };
};

/** The clause behind what the ship does. */
const deciding: Readonly<Record<WayAnswer['way'], string>> = {
  none: 'sail.by-color',
  blocked: 'sail.blocked',
  forced: 'sail.all-ships-move',
  evasion: 'sail.evasion',
  choice: 'sail.owner-chooses',
};

/** Of a way that is claimed, the rules that it breaks; else the one that the sentence tells, after those broken by staying. */
const quotes = (answer: WayAnswer, tellsFate: boolean): Pick<Answered, 'clauses' | 'quoted'> => {
  const first = quotedFirst(answer);
  if (!tellsFate) return first;
  const broken = first.clauses.slice(0, first.quoted ?? 0);
  const told = [...new Set([...broken, deciding[answer.way]])];
  return { clauses: [...new Set([...told, ...first.clauses])], quoted: told.length };
};

const explained = (answer: WayAnswer, input: WayInput, lang: Lang): Answered => {
  const { verdict, ways } = answer;
  const does = fate(answer, input, lang);
  // Of a ship that must move, only that is said; a way that is claimed is refused for its own reason.
  const why = verdict.legal || input.to === undefined ? does : rotterdamBook.violationText(verdict.violations[0], lang);
  return {
    state: verdict.legal ? 'legal' : 'illegal',
    headline: verdict.legal ? say(lang, 'Légal', 'Legal') : say(lang, 'Illégal', 'Illegal'),
    why: why === does ? does : `${why} ${does}`,
    short: shortFate(answer, lang),
    ...quotes(answer, input.to === undefined || verdict.legal),
    ...(ways.length > 0
      ? {
          choices: {
            title: say(lang, 'Les canaux devant lui', 'The channels ahead'),
            items: ways.map((way) => choiceOf(way, input.color, lang, boxFrom(input.edition))),
          },
        }
      : {}),
  };
};

const explain = (answer: WayAnswer, input: WayInput, lang: Lang): Answered =>
  withShipsCalled(explained(answer, input, lang), theOther(lang));

const cells = (answer: WayAnswer, _: WayInput, lang: Lang): readonly Cell[] => [
  {
    head: say(lang, 'le navire', 'the ship'),
    main: shortFate(answer, lang),
    sub: answer.verdict.legal ? say(lang, 'permis', 'allowed') : say(lang, 'interdit', 'not allowed'),
  },
];

const way: CheckerModule<WayInput, WayAnswer> = {
  checker: checkers.way,
  boxed: true,
  exampleIn: (edition) => wayIn(boxFrom(edition)),
  Form,
  Board,
  explain,
  cells,
};

export default way;
