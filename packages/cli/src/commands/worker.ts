import { availableParallelism } from 'node:os';
import process from 'node:process';
import { type Command, type Context, isSet, type Reply } from '../command.ts';
import { games as everyGame } from '../games.ts';
import { counted } from '../numbers.ts';
import { type Open, openQueue, outageOf, queue } from '../queue/boss.ts';
import type { JobData } from '../queue/jobs.ts';
import { foreignQueues, isIdle, type PlayRange, work } from '../queue/work.ts';
import { readInteger } from '../read.ts';
import { type Played, playRange } from '../simulation/play.ts';
import { threadsOf } from '../simulation/threads.ts';
import { fr } from '../typeset.ts';
import { version } from '../version.ts';

/** Milliseconds between two looks whether anything is left. */
const LOOK = 1000;

/** Milliseconds that a worker which is asked to end gives to what it is playing. */
const GRACE = 10_000;

/** Plays the games that wait in a queue. */
export const worker: Command = {
  about: {
    fr: fr`Joue les parties qui attendent dans une file de travaux, sur autant de machines qu’on veut.`,
    en: 'Plays the games that wait in a queue, on however many machines.',
  },
  args: [],
  options: {
    queue: { ...queue, required: true },
    workers: {
      value: 'W',
      about: { fr: 'nombre de cœurs occupés (par défaut tous)', en: 'number of cores at work (default all)' },
    },
    idle: { about: { fr: 'finit quand il n’y a plus rien à jouer', en: 'ends when there is nothing left to play' } },
  },
  example: () => 'worker --queue postgres://portolan@db.example.org/games',
  run: async (context) => {
    const threads = readInteger(context, 'workers', { min: 1, max: 256, standard: availableParallelism() });
    if (!threads.ok) return threads;
    const opened = await openQueue(context, outageOf(context));
    return opened.ok ? atWork(context, opened.value, threads.value) : opened;
  },
};

/** A line on the standard error; what was played goes there too, as a service keeps it. */
const say = ({ io }: Context, text: string): void => io.err(`${text}\n`);

const atWork = async (context: Context, { boss, place }: Open, threads: number): Promise<Reply> => {
  const { games, lang } = context;
  const french = lang === 'fr';
  let done = 0;
  const nameOf = ({ plan, range }: JobData): string => `${plan.game} ${range.from}–${range.to - 1}`;
  const { play, end } = await playerOf(context, threads);
  for (const { game, made } of await foreignQueues(boss, games)) {
    say(
      context,
      french
        ? fr`${game} : des parties y attendent la version ${made}, celle-ci les laisse`
        : `${game}: games wait there for version ${made}, this one leaves them`,
    );
  }
  say(
    context,
    french
      ? fr`au travail pour ${place} : version ${version()}, ${counted(threads, lang, 'cœur')}`
      : `at work for ${place}: version ${version()}, ${counted(threads, lang, 'core')}`,
  );
  await work(boss, games, threads, play, {
    done: (data) => {
      done += data.range.to - data.range.from;
      say(context, `${french ? 'joué' : 'played'} ${nameOf(data)} (${data.run})`);
    },
    failed: (data, why) => say(context, `${french ? 'échec' : 'failed'} ${nameOf(data)} (${data.run}): ${why}`),
  });
  await (isSet(context, 'idle') ? Promise.race([untilEnded(), untilIdle(() => isIdle(boss, games))]) : untilEnded());
  await boss.stop({ graceful: true, timeout: GRACE });
  await end();
  const report = { games: done, version: version() };
  return {
    ok: true,
    value: {
      exit: 0,
      json: report,
      text: () => [french ? fr`${counted(done, lang, 'partie')} jouées.` : `${counted(done, lang, 'game')} played.`],
    },
  };
};

/** Who plays: threads, which know the games of Portolan only. */
const playerOf = async (
  { games, io }: Context,
  count: number,
): Promise<{ play: PlayRange; end: () => Promise<void> }> => {
  const tallyOf = (played: Awaited<ReturnType<typeof playRange>>) => (played as Played).tally;
  if (games !== everyGame) {
    const play: PlayRange = async (plan, range) =>
      tallyOf(await playRange(await games[plan.game]!(), plan, range, {}, io.writeFile));
    return { play, end: async () => {} };
  }
  const threads = await threadsOf(count);
  return { play: async (plan, range) => tallyOf(await threads.play({ plan, range, wishes: {} })), end: threads.end };
};

const untilEnded = (): Promise<void> =>
  new Promise((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done());
  });

const untilIdle = async (idle: () => Promise<boolean>): Promise<void> => {
  do await new Promise((next) => setTimeout(next, LOOK));
  while (
    // A server that does not answer is no idle one.
    !(await idle().catch(() => false))
  );
};
