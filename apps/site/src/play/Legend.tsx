import type { Lang } from '@portolan/core';
import type { Notation } from '@portolan/core/notation';
import type { AnyKit } from '../example/game-kit.ts';
import { both } from '../kit/text.ts';

const words = {
  legend: both('Comment s’écrit un coup', 'How a move is written'),
  line: both('Ligne', 'Line'),
  move: both('Coup', 'Move'),
} as const;

/** What all games write alike. */
const shared = [
  ['A, B, C…', both('un joueur', 'a player')],
  ['*', both('le hasard : la pioche, le sac, la pile', 'chance: the pile, the bag, the stack')],
  ['?', both('une carte face cachée', 'a card that lies face down')],
  ['a,b,c', both('plusieurs choses ; un tiret seul : aucune', 'several things; a dash alone: none')],
  ['12.', both('le numéro du tour, pour les yeux seulement', 'the number of the turn, for the eye alone')],
  ['{…}', both('une note, n’importe où', 'a remark, anywhere')],
] as const;

export interface LegendProps {
  readonly lang: Lang;
  readonly kit: AnyKit;
  /** A table by whose box the samples are told. */
  readonly state: unknown;
  // biome-ignore lint/suspicious/noExplicitAny: a page hands the actions of any game on
  readonly notation: Notation<any, any>;
}

const wordsOf = (line: string): { text: string; column: number }[] =>
  [...line.matchAll(/\S+/g)].map(({ 0: text, index }) => ({ text, column: index + 1 }));

/** A sample line in the words of the rulebook; where the table has not what it names, only what is done. */
const saidOf = ({ lang, kit, state, notation }: LegendProps, kind: string, line: string): string => {
  const read = notation.read(wordsOf(line));
  const action = read.ok ? kit.game.parseAction(read.action, state) : read;
  return action.ok ? kit.rules.action(action.value, lang) : (kit.actionNames[kind]?.[lang] ?? kind);
};

/** How each kind of move is written, with a sample and what the sample says. */
export const Legend = (props: LegendProps) => {
  const { lang, notation } = props;
  return (
    <details>
      <summary>{words.legend[lang]}</summary>
      <div class="scroll">
        <table class="play-legend">
          <thead>
            <tr>
              <th scope="col">{words.line[lang]}</th>
              <th scope="col">{words.move[lang]}</th>
            </tr>
          </thead>
          <tbody>
            {notation.samples.map(({ kind, line }) => (
              <tr key={line}>
                <td>
                  <code>{line}</code>
                </td>
                <td>{saidOf(props, kind, line)}</td>
              </tr>
            ))}
            {shared.map(([sign, said]: (typeof shared)[number]) => (
              <tr key={sign}>
                <td>
                  <code>{sign}</code>
                </td>
                <td>{said[lang]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
};
