import { borneo } from '@portolan/borneo';
import { notation as borneoNotation } from '@portolan/borneo/notation';
import { rules as borneoRules } from '@portolan/borneo/rules';
import { caboDaRoca } from '@portolan/cabo-da-roca';
import { notation as caboNotation } from '@portolan/cabo-da-roca/notation';
import { rules as caboRules } from '@portolan/cabo-da-roca/rules';
import { comptoirDesAntilles } from '@portolan/comptoir-des-antilles';
import { notation as comptoirNotation } from '@portolan/comptoir-des-antilles/notation';
import { rules as comptoirRules } from '@portolan/comptoir-des-antilles/rules';
import type { AnyGame, Rulebook } from '@portolan/core';
import type { Notation } from '@portolan/core/notation';
import { rotterdam } from '@portolan/rotterdam';
import { notation as rotterdamNotation } from '@portolan/rotterdam/notation';
import { rules as rotterdamRules } from '@portolan/rotterdam/rules';

interface Given {
  readonly game: AnyGame;
  // biome-ignore lint/suspicious/noExplicitAny: a table of games cannot name their types
  readonly notation: Notation<any, any>;
  readonly rules: Rulebook;
}

/** The games whose notation the document tells, by the heading of their table. */
export const noted: Readonly<Record<string, Given>> = {
  Borneo: { game: borneo, notation: borneoNotation, rules: borneoRules as Rulebook },
  'Cabo da Roca': { game: caboDaRoca, notation: caboNotation, rules: caboRules as Rulebook },
  'Comptoir des Antilles': { game: comptoirDesAntilles, notation: comptoirNotation, rules: comptoirRules as Rulebook },
  Rotterdam: { game: rotterdam, notation: rotterdamNotation, rules: rotterdamRules as Rulebook },
};

const wordsOf = (line: string) => [...line.matchAll(/\S+/g)].map(({ 0: text, index }) => ({ text, column: index + 1 }));

/** Each form of a line and what it says, as the rows of a table. */
export const rowsOf = ({ game, notation, rules }: Given): readonly string[] =>
  notation.samples.map(({ kind, line }) => {
    // The line of another action stands in this one: any that the game reads.
    const whole = line.replaceAll(/[[\]]/g, '').replace('…', 'A ^ At1');
    const read = notation.read(wordsOf(whole));
    const action = read.ok ? game.parseAction(read.action) : read;
    if (!action.ok) throw new Error(`${game.id}: ${whole} is no ${kind}: ${JSON.stringify(action)}`);
    return `| \`${line}\` | \`${kind}\` | ${rules.action(action.value as never, 'en')} |`;
  });
