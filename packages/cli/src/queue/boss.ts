import { Socket } from 'node:net';
import type { PgBoss } from 'pg-boss';
import { type Context, type InputProblem, type OptionSpec, optionValue, refuse } from '../command.ts';
import { fr } from '../typeset.ts';

/** The database that jobs wait in. */
export const queue: OptionSpec = {
  value: 'postgres://…',
  about: {
    fr: fr`file de travaux dans une base PostgreSQL ; le mot de passe va dans PGPASSWORD`,
    en: 'queue of jobs in a PostgreSQL database; the password belongs in PGPASSWORD',
  },
};

/** Tables of the queue: apart from whatever else is in the database. */
const SCHEMA = 'portolan';

/** Seconds after which a worker that says nothing has died, and its job is given to another. */
export const patience: OptionSpec = {
  value: 'S',
  about: {
    fr: 'secondes de silence après lesquelles un ouvrier passe pour mort (par défaut 30)',
    en: 'seconds of silence after which a worker counts as dead (default 30)',
  },
};

/** Bounds of the patience; the queue knows none shorter. */
export const patienceBounds = { min: 10, max: 3600, standard: 30 };

/** Ports have numbers up to this. */
const MOST_PORT = 65_535;

/** How often a job is begun before it is put aside. */
export const ATTEMPTS = 3;

/** What the queue remembers for so long. */
const DAY = 24 * 60 * 60;

/** A queue that is open. */
export interface Open {
  readonly boss: PgBoss;
  /** Where it is, without who and with what password. */
  readonly place: string;
}

/** The place of an address, fit to be printed. */
export const placeOf = (url: string): string => {
  const { hostname, port, pathname } = new URL(url);
  return `${decodeURI(hostname) || 'localhost'}:${port || 5432}${decodeURI(pathname)}`;
};

/** The address, if it is one of a PostgreSQL. How it asks for encryption is meant as `psql` would take it. */
const readAddress = (text: string): string | undefined => {
  try {
    const url = new URL(text);
    if (url.searchParams.has('sslmode')) url.searchParams.set('uselibpqcompat', 'true');
    return ['postgres:', 'postgresql:'].includes(url.protocol) ? url.href : undefined;
  } catch {
    return undefined;
  }
};

type Opened =
  | { readonly ok: true; readonly value: Open }
  | { readonly ok: false; readonly problems: readonly InputProblem[] };

/** What a server that answers does not grant, by the codes of PostgreSQL: name or password, and the database itself. */
const refusals: Readonly<Record<string, string>> = {
  '28P01': 'no-entry',
  '28000': 'no-entry',
  '42501': 'no-right',
  '3D000': 'no-database',
};

/** What the system says where the name of the machine leads nowhere. */
const nowhere: ReadonlySet<string> = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EINVAL']);

/** What the library says where it has no code: of a server that asks for a password or cannot encrypt. */
const unnamed: readonly (readonly [says: RegExp, code: string])[] = [
  [/password must be a/, 'no-password'],
  [/does not support SSL/, 'no-encryption'],
];

/** Opens the queue of the line, or says what is missing. `hears` is told what goes wrong later. */
export const openQueue = async (context: Context, hears: (error: unknown) => void): Promise<Opened> => {
  const url = readAddress(optionValue(context, 'queue') ?? '');
  const port = Number(/^[a-z]+:\/\/[^/?#]*:(\d+)(?:[/?#]|$)/.exec(optionValue(context, 'queue') ?? '')?.[1] ?? 1);
  if (port < 1 || port > MOST_PORT)
    return refuse({ path: '--queue', code: 'out-of-range', facts: { found: port, min: 1, max: MOST_PORT } });
  // What was typed may hold a password: it is not repeated.
  if (url === undefined) return refuse({ path: '--queue', code: 'not-a-queue', facts: { expected: 'postgres://…' } });
  const library = await import('pg-boss').catch(() => undefined);
  if (!library)
    return refuse({ path: '--queue', code: 'no-queue-library', facts: { expected: 'npm install pg-boss' } });
  const place = placeOf(url);
  const lines: Socket[] = [];
  const boss = new library.PgBoss({
    connectionString: url,
    schema: SCHEMA,
    application_name: 'portolan',
    connectionTimeoutMillis: 5000,
    schedule: false,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    max: 4,
    // A server that waits for a password holds the line for a minute, and the process with it.
    ...{ stream: () => lines[lines.push(new Socket()) - 1]! },
  });
  boss.on('error', hears);
  try {
    await boss.start();
    return { ok: true, value: { boss, place } };
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {});
    for (const line of lines) line.destroy();
    const reason = reasonOf(error);
    const [, asked] = unnamed.find(([says]) => says.test(reason)) ?? [];
    if (asked !== undefined) return refuse({ path: '--queue', code: asked, facts: { found: place } });
    const code = refusals[reason] ?? (nowhere.has(reason) ? 'unknown-host' : 'no-server');
    return refuse({ path: '--queue', code, facts: { found: place, reason } });
  }
};

/** Why a server does not answer, in a few words of the system. */
export const reasonOf = (error: unknown): string => {
  const { code, message, errors } = error as NodeJS.ErrnoException & { readonly errors?: readonly Error[] };
  return code ?? (message || errors?.[0]?.message || String(error));
};

/** Milliseconds after which an outage that goes on is told again. */
const AGAIN = 60_000;

/** Tells who watches that the queue does not answer: an outage once, however often it is met, and again after a minute. */
export const outageOf = ({ io, lang }: Context): ((reason: unknown) => void) => {
  let told = Number.NEGATIVE_INFINITY;
  return (reason) => {
    if (io.now() - told < AGAIN) return;
    told = io.now();
    io.err(
      lang === 'fr'
        ? fr`la file ne répond pas (${reasonOf(reason)}), on l’attend\n`
        : `the queue does not answer (${reasonOf(reason)}), waiting for it\n`,
    );
  };
};

/** Makes the queue of a game, if it is not there yet. */
export const makeQueue = (boss: PgBoss, name: string): Promise<void> =>
  boss.createQueue(name, {
    retryLimit: ATTEMPTS - 1,
    retryDelay: 1,
    expireInSeconds: DAY - 1,
    retentionSeconds: 30 * DAY,
    deleteAfterSeconds: 30 * DAY,
  });
