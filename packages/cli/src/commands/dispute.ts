import { isObject } from '@portolan/core/readers';
import {
  type Command,
  type Context,
  done,
  type InputProblem,
  optionValue,
  type Reply,
  refuse,
  refuseAll,
} from '../command.ts';
import { type AnyChecker, type GameEntry, gameId } from '../games.ts';
import { readInput } from '../input.ts';
import { inside, problemsOf, readEdition, readGame, readRulings, withEdition, withRulings } from '../read.ts';
import { fr } from '../typeset.ts';
import { citation, printedVerdict } from '../verdicts.ts';
import { readingTitle } from './check.ts';
import { edition, rulings } from './options.ts';

/** Settles a dispute. */
export const dispute: Command = {
  about: {
    fr: fr`Tranche un litige d’après le peu de faits qui comptent : les règles qui en décident, et ce qui s’ensuit.`,
    en: 'Settles a dispute from the few facts that matter: the clauses that decide it, and what follows.',
  },
  args: [{ name: 'game' }, { name: 'dispute' }],
  options: {
    input: { value: 'I', required: true, about: { fr: 'les faits', en: 'the facts' } },
    edition,
    rulings,
  },
  example: 'dispute borneo --help',
  run: async (context) => {
    const entry = await readGame(context);
    if (!entry.ok) return entry;
    const checkers = await entry.value.checkers();
    const id = context.args.dispute ?? '';
    if (!Object.hasOwn(checkers, id)) return refuse(unknownDispute(id, checkers));
    const json = readFacts(context);
    return json.ok ? settle(context, entry.value, checkers[id]!, json.value) : json;
  },
  /** The disputes of a game, or the one named, each with a line to try. */
  helpOn: async ([game, id], games, lang) => {
    if (game === undefined) return { ok: true, value: [] };
    const known = gameId(games, game);
    if (known === undefined) {
      return refuse({ path: 'game', code: 'unknown-game', facts: { found: game, known: Object.keys(games) } });
    }
    const checkers = await (await games[known]!()).checkers();
    if (id !== undefined && !Object.hasOwn(checkers, id)) return refuse(unknownDispute(id, checkers));
    const asked = id === undefined ? Object.values(checkers) : [checkers[id]!];
    const lines = asked.map(({ id: name, example }) => {
      const input = JSON.stringify(example).replaceAll("'", String.raw`'\''`);
      return `  portolan dispute ${known} ${name} --input '${input}'`;
    });
    const title = lang === 'fr' ? fr`Litiges, chacun avec des faits à essayer :` : 'Disputes, each with facts to try:';
    return { ok: true, value: ['', title, ...lines] };
  },
};

const unknownDispute = (found: string, checkers: Readonly<Record<string, AnyChecker>>): InputProblem => ({
  path: 'dispute',
  code: 'unknown-dispute',
  facts: { found, known: Object.keys(checkers) },
});

/** The facts of `--input`, under the readings and with the box of the line. */
const readFacts = (context: Context) => {
  const json = readInput(context, 'input', optionValue(context, 'input') ?? '');
  const chosen = readRulings(context);
  const box = readEdition(context);
  if (!json.ok || !chosen.ok || !box.ok) return refuseAll([json, chosen, box].flatMap(problemsOf));
  return { ok: true as const, value: withEdition(withRulings(json.value, chosen.value), box.value) };
};

const settle = (context: Context, entry: GameEntry, checker: AnyChecker, json: unknown): Reply => {
  const { lang } = context;
  const parsed = checker.parse(json);
  if (!parsed.ok) return refuseAll(inside('input', parsed.problems));
  const { verdict, clauses = [], ...facts } = checker.judge(parsed.value);
  const printed = printedVerdict(entry, verdict, lang);
  const readings = checker.readings(parsed.value);
  const chosen = isObject(json) && isObject(json.rulings) ? (json.rulings as Record<string, string>) : {};
  const atTable = { ...entry, readings: chosen };
  return done(
    { verdict: printed, clauses, facts, readings },
    () => [
      ...printed.violations.map(({ message }) => `- ${message}`),
      ...clauses.map((clause: string) => citation(atTable, clause, lang)),
      JSON.stringify(facts, null, 2),
      ...readings.map((other) => {
        const { question, title } = readingTitle(entry, other, lang);
        return lang === 'fr'
          ? fr`Autre lecture, autre réponse : ${question} ${title}.`
          : `Another reading, another answer: ${question} ${title}.`;
      }),
    ],
    verdict.legal ? 0 : 1,
  );
};
