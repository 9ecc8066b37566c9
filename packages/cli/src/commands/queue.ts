import { type Command, type Context, done, type Reply, refuse } from '../command.ts';
import { counted, decimals } from '../numbers.ts';
import { openQueue, queue as queueOption } from '../queue/boss.ts';
import { cancelRun, type Run, runsIn } from '../queue/runs.ts';
import { fr } from '../typeset.ts';

const verbs = ['status', 'cancel'] as const;

/** Shows what waits in a queue, or cancels it. */
export const queue: Command = {
  about: {
    fr: fr`Montre ce qui attend dans une file de travaux, ou l’annule.`,
    en: 'Shows what waits in a queue, or cancels it.',
  },
  args: [
    { name: 'status|cancel', optional: true },
    { name: 'run', optional: true },
  ],
  options: { queue: { ...queueOption, required: true } },
  example: () => 'queue cancel 4f1b… --queue postgres://portolan@db.example.org/games',
  run: async (context) => {
    const verb = context.args['status|cancel'] ?? 'status';
    if (!(verbs as readonly string[]).includes(verb)) {
      return refuse({ path: 'status|cancel', code: 'unknown-command', facts: { found: verb, known: verbs } });
    }
    const opened = await openQueue(context, () => {});
    if (!opened.ok) return opened;
    try {
      return await answered(context, opened.value.boss, verb === 'cancel');
    } finally {
      await opened.value.boss.stop({ graceful: false });
    }
  },
};

const answered = async (
  { args, lang }: Context,
  boss: Parameters<typeof runsIn>[0],
  cancels: boolean,
): Promise<Reply> => {
  const all = await runsIn(boss);
  const named = all.filter(({ run }) => args.run === undefined || run.startsWith(args.run));
  if (args.run !== undefined && named.length !== 1) {
    return refuse({ path: 'run', code: 'unknown-run', facts: { found: args.run, known: all.map(({ run }) => run) } });
  }
  if (cancels && args.run === undefined) return refuse({ path: 'run', code: 'missing-word' });
  if (cancels) await cancelRun(boss, named[0]!);
  const runs = (cancels ? await runsIn(boss) : all).filter(({ run }) => named.some((one) => one.run === run));
  const told = runs.map(({ queue: _, open: __, ...run }) => run);
  const none = lang === 'fr' ? 'La file est vide.' : 'The queue is empty.';
  return done(told, () => (told.length > 0 ? told.flatMap((run) => linesOf(run, lang)) : [none]));
};

const linesOf = (
  { run, plan, games, made, done: played, active, waiting, cancelled, aside }: Run,
  lang: 'fr' | 'en',
) => {
  const n = (count: number): string => decimals(count, lang);
  const head = `${run}  ${plan.game}, ${counted(games, lang, lang === 'fr' ? 'partie' : 'game')}, version ${made}`;
  const stands =
    lang === 'fr'
      ? fr`  ${n(played)} jouées, ${n(active)} en cours, ${n(waiting)} en attente, ${n(cancelled)} annulées`
      : `  ${n(played)} played, ${n(active)} under way, ${n(waiting)} waiting, ${n(cancelled)} cancelled`;
  const label = lang === 'fr' ? fr`mises de côté` : 'put aside';
  return [head, stands, ...aside.map(({ from, to, why }) => `  ${label} ${from}–${to - 1} (${why})`)];
};
