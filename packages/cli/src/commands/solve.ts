import type { Lang, Problem, Result, Text } from '@portolan/core';
import { isObject } from '@portolan/core/readers';
import { say } from '@portolan/core/words';
import type { Certainty } from '@portolan/solvers';
import { formerly } from '@portolan/solvers';
import {
  type Command,
  type Context,
  done,
  type InputProblem,
  isSet,
  optionValue,
  type Reply,
  refuse,
  refuseAll,
} from '../command.ts';
import { type AnyQuestion, atTable, type GameEntry, gameId } from '../entry.ts';
import { games as everyGame } from '../games.ts';
import { table } from '../help.ts';
import { readInput } from '../input.ts';
import { questionHelp } from '../inputs.ts';
import { counted, seatName } from '../numbers.ts';
import { MOST_SEATS, readGame, readInteger, readPosition, readSeat, seatNames, together } from '../read.ts';
import { type Found, type Posed, solveWatched } from '../solving/solve.ts';
import { solveInThread } from '../solving/thread.ts';
import { type Stop, shareDone } from '../solving/watch.ts';
import { fr } from '../typeset.ts';
import { edition, position, rulings } from './options.ts';

/** Answers a question of a game. */
export const solve: Command = {
  about: {
    fr: fr`Répond à une question d’un jeu et dit ce que vaut la réponse ; sans question nommée, les énumère.`,
    en: 'Answers a question of a game and says what the answer is worth; lists the questions where none is named.',
  },
  args: [{ name: 'game' }, { name: 'question', optional: true }],
  options: {
    input: { value: 'I', about: { fr: 'les données de la question', en: 'what the question needs' } },
    seat: {
      value: 'S',
      about: { fr: 'qui demande, par sa lettre ou compté à partir de 0', en: 'who asks, by letter or from 0' },
    },
    position: { ...position, required: false },
    edition,
    rulings,
    seed: { value: 'X', about: { fr: 'graine des estimations (par défaut 1)', en: 'seed of estimates (default 1)' } },
    iterations: {
      value: 'N',
      about: {
        fr: fr`parties jouées par coup, pour les estimations ; pour le meilleur coup, en tout`,
        en: 'games played for each action, in estimates; for the best move, in all',
      },
    },
    time: {
      value: 'MS',
      about: {
        fr: 'le temps que prend une recherche du meilleur coup, en millisecondes',
        en: 'the time that a search for the best move takes, in milliseconds',
      },
    },
    seconds: {
      value: 'S',
      about: {
        fr: 'arrête une estimation après S secondes, avec ce qui a été joué',
        en: 'stops an estimate after S seconds, with what was played',
      },
    },
  },
  example: (game) => `solve ${game} best --position position.json`,
  run: async (context) => {
    const entry = await readGame(context);
    if (!entry.ok) return entry;
    if (context.args.question === undefined) return list(entry.value, context.lang);
    const question = questionOf(context.args.question, entry.value);
    if (!question.ok) return question;
    const read = together({
      subject: readSubject(context, entry.value, question.value),
      limits: readLimits(context, question.value),
    });
    if (!read.ok) return read;
    return answer(context, entry.value, question.value, { ...read.value.subject, ...read.value.limits });
  },
  /** What each question of a game needs, or the one named. */
  helpOn: async ([game, question], games, lang) => {
    if (game === undefined) return { ok: true, value: [] };
    const id = gameId(games, game);
    if (id === undefined) {
      return refuse({ path: 'game', code: 'unknown-game', facts: { found: game, known: Object.keys(games) } });
    }
    const entry = await games[id]!();
    const named = question === undefined ? undefined : questionOf(question, entry);
    if (named && !named.ok) return named;
    const asked = named ? [named.value] : Object.values(entry.questions);
    return { ok: true, value: asked.flatMap((one) => questionHelp(entry, one, lang)) };
  },
};

/** The questions of a game. */
const list = ({ game, rules, questions, fields }: GameEntry, lang: Lang): Reply => {
  const titles = Object.keys(questions).map((id) => [id, fields[id]?.title[lang] ?? ''] as const);
  return done(
    titles.map(([id, title]) => ({ id, title })),
    () => [
      lang === 'fr' ? fr`Questions de ${rules.title.fr} :` : `Questions of ${rules.title.en}:`,
      ...table(titles),
      lang === 'fr'
        ? fr`portolan solve ${game.id} <question> --help dit ce qu’il lui faut.`
        : `portolan solve ${game.id} <question> --help says what it needs.`,
    ],
  );
};

const questionOf = (word: string, { questions }: GameEntry): Result<AnyQuestion, readonly InputProblem[]> => {
  const id = Object.hasOwn(questions, word) ? word : (formerly[word] ?? word);
  if (Object.hasOwn(questions, id)) return { ok: true, value: questions[id]! };
  return refuse({ path: 'question', code: 'unknown-question', facts: { found: word, known: Object.keys(questions) } });
};

/** The position that is asked about, if any, and what is asked. */
const readSubject = (
  context: Context,
  entry: GameEntry,
  question: AnyQuestion,
): Result<Pick<Posed, 'state' | 'input'>, readonly InputProblem[]> => {
  const asked = readAsked(context, entry, question);
  const own = asked.ok ? asked.value.position : undefined;
  // An input that cannot be read may bring the position.
  const isUnsure = !asked.ok && !isSet(context, 'position');
  const state = isUnsure ? { ok: true as const, value: undefined } : tableOf(context, entry, question, own);
  const read = together({ asked, state });
  if (!read.ok) return read;
  const { state: table } = read.value;
  const told = read.value.asked.input;
  const input = question.parse(told, table);
  const seats = table === undefined ? entry.game.seats.max : entry.game.scores(table).length;
  if (!input.ok) return refuseAll(placed(context, question, { told, seats }, input.problems));
  return { ok: true, value: { state: table, input: input.value } };
};

interface AskedInput {
  readonly input: unknown;
  /** The position, where the input brings its own. */
  readonly position: unknown;
}

/** The input; its field `position` may stand for the option, unless the question has a field of that name. */
const readAsked = (
  context: Context,
  { game }: GameEntry,
  question: AnyQuestion,
): Result<AskedInput, readonly InputProblem[]> => {
  const seat = readSeat(context, MOST_SEATS, -1, game.seats.max);
  if (!seat.ok) return seat;
  const asking: { readonly seat?: number } = seat.value < 0 ? {} : { seat: seat.value };
  const text = optionValue(context, 'input');
  if (text === undefined) return { ok: true, value: { input: asking, position: undefined } };
  const json = readInput(context, 'input', text);
  if (!json.ok) return json;
  const { seat: found = asking.seat } = isObject(json.value) ? json.value : {};
  if (asking.seat !== undefined && found !== asking.seat) {
    return refuse({ path: 'seat', code: 'seat-twice', input: '--input', facts: { found } });
  }
  const isPlain = typeof json.value !== 'object' || json.value === null || Array.isArray(json.value);
  if (isPlain || hasOwnPosition(question)) {
    const input = isPlain ? json.value : { ...(json.value as object), ...asking };
    return { ok: true, value: { input, position: undefined } };
  }
  const { position: own, ...input } = json.value as { position?: unknown };
  return { ok: true, value: { input: { ...input, ...asking }, position: own } };
};

const tableOf = (
  context: Context,
  entry: GameEntry,
  { needsPosition }: AnyQuestion,
  own: unknown,
): Result<unknown, readonly InputProblem[]> => {
  if (isSet(context, 'position')) {
    const table = readPosition(context, entry);
    return table.ok ? { ok: true, value: table.value.state } : table;
  }
  if (own !== undefined) {
    const options = { ...context.options, position: [JSON.stringify(own)] };
    const table = readPosition({ ...context, options }, entry);
    return table.ok ? { ok: true, value: table.value.state } : table;
  }
  if (needsPosition) return refuse({ path: '--position', code: 'missing-option', facts: { expected: 'P' } });
  return { ok: true, value: undefined };
};

/** Whether a position is among what the question is told, and none of a table. */
const hasOwnPosition = ({ schema }: AnyQuestion): boolean => Object.hasOwn(schema.properties ?? {}, 'position');

/** What is wrong with what was asked, where it was typed: who asks and of which position are options of their own. */
const placed = (
  context: Context,
  question: AnyQuestion,
  { told, seats }: { readonly told: unknown; readonly seats: number },
  problems: readonly Problem[],
): readonly InputProblem[] => {
  const isTold = isSet(context, 'input') && isObject(told);
  const options = hasOwnPosition(question) ? ['seat'] : ['seat', 'position'];
  const fields = Object.keys(question.schema.properties ?? {});
  return problems.map((problem) => {
    const { path, code, facts = {} } = problem;
    if (path === 'seat' && code === 'missing-field' && !isSet(context, 'input'))
      return { path: '--seat', code: 'missing-option', facts: { known: seatNames(seats) } };
    if (path === 'seat' && code === 'unknown-field' && !isTold) return { path: '--seat', code: 'seat-unasked' };
    if (options.includes(path) && isSet(context, path))
      return path === 'seat' ? onLine(problem, optionValue(context, 'seat')!) : { ...problem, path: `--${path}` };
    // What stands in no field of the input stands in the position.
    const [field = ''] = /^[^.[]*/.exec(path) ?? [];
    const isOfTable =
      isSet(context, 'position') && !fields.includes(field) && !(isTold && Object.hasOwn(told, field)) && path !== '';
    return { ...problem, facts, input: isOfTable ? '--position' : '--input' };
  });
};

/** A fault of the seat as it was typed on the line: there seats have letters. */
const onLine = ({ code, facts = {} }: Problem, found: string): InputProblem => {
  const { max } = facts;
  if (code === 'out-of-range' && typeof max === 'number')
    return { path: '--seat', code: 'unknown-seat', facts: { found, known: seatNames(max + 1) } };
  const letters = Object.entries(facts).map(([name, fact]) => [name, typeof fact === 'number' ? seatName(fact) : fact]);
  return { path: '--seat', code, facts: Object.fromEntries(letters) };
};

/** How much may be spent on an answer. */
const readLimits = (context: Context, { certainty, timed }: AnyQuestion) => {
  // What is worked out keeps any budget; an estimate that does not go by time would ignore it.
  const isInVain = certainty === 'estimate' && !timed && isSet(context, 'time');
  return together({
    seed: readInteger(context, 'seed', { min: 0, max: Number.MAX_SAFE_INTEGER, standard: 1 }),
    iterations: readInteger(context, 'iterations', { min: 1, max: 1_000_000, standard: 0 }),
    seconds: readInteger(context, 'seconds', { min: 1, max: 86_400, standard: 0 }),
    time: isInVain
      ? refuse({ path: '--time', code: 'not-timed' })
      : readInteger(context, 'time', { min: 1, max: 86_400_000, standard: 0 }),
  });
};

const answer = async (context: Context, entry: GameEntry, question: AnyQuestion, asked: Posed): Promise<Reply> => {
  const { state, input, seconds } = asked;
  const { answer: found, stop } = await solved(context, entry, question, asked);
  return done(stop === undefined ? found : { ...found, stopped: stop }, () => {
    const {
      head,
      options,
      follows = [],
    } = atTable(entry, state).answers[question.id]!(found, context.lang, {
      input,
      state,
    });
    const worth = [
      certainties[found.certainty][context.lang],
      ...(stop === undefined ? [] : [stopped(stop, seconds, context.lang)]),
    ];
    return [worth.join(' '), ...head, ...options.map((option, i) => `${i + 1}. ${option}`), ...follows];
  });
};

/** Works the answer out; an estimate in sight of who watches, and who can end it, as far as a thread knows the game. */
const solved = async (context: Context, { game }: GameEntry, question: AnyQuestion, asked: Posed): Promise<Found> => {
  const { io, lang, games } = context;
  const show = question.certainty === 'estimate' ? io.progress : undefined;
  if (!show) return solveWatched(question, asked, { now: io.now }, lang);
  show(shareDone(0, lang));
  try {
    if (games !== everyGame) return solveWatched(question, asked, { now: io.now, show }, lang);
    return await solveInThread({ game: game.id, question: question.id, asked, lang }, show);
  } finally {
    show('');
  }
};

const stopped = (stop: NonNullable<Stop>, seconds: number, lang: Lang): string =>
  stop === 'hand'
    ? say(lang, 'Arrêtée avant la fin, par Ctrl-C.', 'Stopped before its end, by Ctrl-C.')
    : say(
        lang,
        fr`Arrêtée après ${counted(seconds, lang, 'seconde', 'secondes')}.`,
        `Stopped after ${counted(seconds, lang, 'second', 'seconds')}.`,
      );

/** What an answer is worth. */
const certainties: Readonly<Record<Certainty, Text>> = {
  proved: { fr: 'Prouvé.', en: 'Proved.' },
  exact: { fr: 'Exact.', en: 'Exact.' },
  estimate: { fr: 'Estimation.', en: 'Estimate.' },
};
