import { type Context, type Reply, refuse } from '../command.ts';
import type { GameEntry } from '../entry.ts';
import { counted, decimals } from '../numbers.ts';
import { openQueue, outageOf } from '../queue/boss.ts';
import { type Aside, type Collected, collected } from '../queue/collect.ts';
import { madeBy, runOf } from '../queue/jobs.ts';
import type { Plan } from '../simulation/plan.ts';
import { reported, reportOf } from '../simulation/report.ts';
import { merge, type Tally, tallyFor } from '../simulation/tally.ts';
import { fr } from '../typeset.ts';

/** What came out of the queue. */
interface Outcome {
  readonly tally: Tally;
  readonly aside: readonly Aside[];
  readonly cancelled: boolean;
  /** The other version that played some of it. */
  readonly foreign: string | undefined;
}

/** Lets the workers of a queue play, waits, and tells the totals. */
export const queued = async (
  context: Context,
  entry: GameEntry,
  plan: Plan,
  { games, patience }: { readonly games: number; readonly patience: number },
): Promise<Reply> => {
  const { io, lang } = context;
  const lost = outageOf(context);
  const opened = await openQueue(context, lost);
  if (!opened.ok) return opened;
  const { boss, place } = opened.value;
  const run = runOf(plan, games);
  io.err(
    lang === 'fr'
      ? fr`simulation ${run}, dans la file ${place} : « portolan worker » la joue, « portolan queue cancel ${run} » l’annule\n`
      : `simulation ${run}, in the queue ${place}: “portolan worker” plays it, “portolan queue cancel ${run}” cancels it\n`,
  );
  const begun = io.now();
  try {
    const outcome = await gathered(context, collected(boss, plan, games, patience, lost), games, plan);
    return toldOf(context, entry, plan, outcome, Math.round(io.now() - begun) / 1000);
  } finally {
    await boss.stop({ graceful: false });
  }
};

const gathered = async (
  { io, lang }: Context,
  comes: AsyncGenerator<Collected>,
  games: number,
  plan: Plan,
): Promise<Outcome> => {
  const tally = tallyFor(plan.settings.seats);
  const aside: Aside[] = [];
  let [cancelled, foreign] = [false, undefined as string | undefined];
  const bar = await io.bar?.(games, 0, lang);
  for await (const part of comes) {
    if ('tally' in part) merge(tally, part.tally);
    else if ('aside' in part) aside.push(part.aside);
    else if ('cancelled' in part) cancelled = true;
    else foreign = part.foreign;
    if (cancelled || foreign !== undefined) break;
    bar?.to(tally.games);
  }
  bar?.end();
  return { tally, aside, cancelled, foreign };
};

const toldOf = (
  context: Context,
  entry: GameEntry,
  plan: Plan,
  { tally, aside, cancelled, foreign }: Outcome,
  seconds: number,
): Reply => {
  const { lang } = context;
  if (foreign !== undefined) {
    const facts = { found: foreign, expected: madeBy(plan.rulesVersion) };
    return refuse({ path: '--queue', code: 'other-version', facts });
  }
  const report = tally.games > 0 ? reportOf(plan, tally, seconds) : undefined;
  const reply = report && reported(context, report, entry);
  if (reply && aside.length === 0 && !cancelled) return { ok: true, value: reply };
  const ranges = aside.map(({ range: { from, to }, why }) => ({ from, to, why }));
  const lines = [
    ...(cancelled ? [lang === 'fr' ? 'La simulation a été annulée.' : 'The simulation was cancelled.'] : []),
    ...ranges.map(({ from, to, why }) =>
      lang === 'fr'
        ? fr`Mises de côté : parties ${decimals(from, lang)} à ${decimals(to - 1, lang)} (${why}).`
        : `Put aside: games ${decimals(from, lang)} to ${decimals(to - 1, lang)} (${why}).`,
    ),
    lang === 'fr'
      ? fr`Les totaux ne portent que sur ${counted(tally.games, lang, 'partie')} ; la même ligne reprend le reste.`
      : `The totals are of ${counted(tally.games, lang, 'game')} only; the same line takes up the rest.`,
  ];
  const text = () => [...(reply?.text() ?? []), ...lines];
  return { ok: true, value: { exit: 1, json: { ...report, cancelled, aside: ranges }, text } };
};
