import type { Lang, Problem } from '@portolan/core';
import { isNotation, notationProblem, readNotation } from '@portolan/core/notation';
import { readTable } from '@portolan/core/table';
import type { AnyKit } from '../example/game-kit.ts';
import { both, fill } from '../kit/text.ts';
import { jsonFault } from '../position/json-fault.ts';
import { isRecord } from '../stores/persisted.ts';
import type { Json } from '../stores/table.ts';
import { positionIn } from '../stores/terms.ts';
import type { PlayPageGame } from './game.ts';
import { toldProblem } from './told-problem.ts';

const words = {
  unopened: both('Ce fichier ne s’ouvre pas ; rien n’a changé.', 'This file does not open; nothing has changed.'),
  notText: both(
    'Ce fichier ne tient ni une partie ni une table. Il faut une partie gardée ici, une table gardée en fichier, ou des coups écrits à la main dont la première ligne est {tag}.',
    'This file holds neither a game nor a table. A game kept here is needed, a table kept in a file, or moves written by hand whose first line is {tag}.',
  ),
  cut: both(
    'Le texte s’arrête ou se brouille à la ligne {line}, colonne {column} : rouvrez l’original, ou demandez-le de nouveau.',
    'The text ends or goes wrong at line {line}, column {column}: open the original again, or ask for it once more.',
  ),
  question: both(
    'Ce fichier tient une question, et non une partie : il s’ouvre par « Ouvrir un fichier reçu », à la page « Qui a raison ? ».',
    'This file holds a question, not a game: it opens by “Open a file received”, on the page “Who is right?”.',
  ),
} as const;

/** What a file holds that can be played on from, or what is wrong with it, in words. */
export type InFile =
  | { readonly sent: unknown }
  | { readonly start: Json }
  | { readonly faults: readonly [string, ...string[]] };

interface Reading {
  readonly page: PlayPageGame['page'];
  readonly kit: AnyKit;
  readonly lang: Lang;
}

const MOST_TOLD = 5;

/** What is wrong, after what becomes of it: nothing. */
const unopened = (lang: Lang, faults: readonly string[]): InFile => ({ faults: [words.unopened[lang], ...faults] });

const faultsOf = (lang: Lang, problems: readonly Problem[], tell: (problem: Problem) => string): InFile =>
  unopened(lang, [...new Set(problems.map(tell))].slice(0, MOST_TOLD));

const noGame = ({ page, lang }: Reading): InFile =>
  unopened(lang, [fill(words.notText[lang], { tag: `[game ${page.id}]` })]);

/** A position, as the editor keeps it or as it is sent: a game begins there. */
const placed = (json: Json, { kit, lang }: Reading): InFile => {
  const read = kit.game.parsePosition(json);
  return read.ok ? { start: json } : faultsOf(lang, read.problems, (problem) => toldProblem(kit.book, problem, lang));
};

/** A game under way, or a log of one. */
const played = (json: unknown, { kit, lang }: Reading): InFile => {
  const read = readTable(kit.game, json, null);
  return read.ok ? { sent: json } : faultsOf(lang, read.problems, (problem) => toldProblem(kit.book, problem, lang));
};

/** What was kept where its link would have been too long. */
const handedOver = (payload: Json, file: Json, reading: Reading): InFile => {
  const { page, lang } = reading;
  if (file.kind === 'table') return played(payload.log, reading);
  const start = file.kind === 'position' && file.game === page.id ? positionIn(page, payload) : undefined;
  if (start) return placed(start, reading);
  return unopened(lang, [words.question[lang]]);
};

const asJson = (json: unknown, reading: Reading): InFile => {
  if (!isRecord(json)) return noGame(reading);
  if (isRecord(json.payload)) return handedOver(json.payload, json, reading);
  if ('moves' in json || 'actions' in json) return played(json, reading);
  return 'seats' in json ? placed(json, reading) : noGame(reading);
};

/** Reads what a file holds, whatever form of ours it has: a game, a log, a position, or moves written by hand. */
const inFile = async (page: PlayPageGame, text: string, lang: Lang): Promise<InFile> => {
  const { default: game } = await page.game();
  const { default: kit } = await game.kit();
  const reading: Reading = { page: page.page, kit, lang };
  if (isNotation(text)) {
    const { default: notation } = await game.notation();
    const log = readNotation(kit.game, notation, text);
    return log.ok
      ? { sent: log.value }
      : faultsOf(lang, log.problems, (problem) => notationProblem(kit.rules, problem, lang));
  }
  try {
    return asJson(JSON.parse(text), reading);
  } catch {
    const place = /^\s*[[{]/.test(text) ? jsonFault(text) : undefined;
    return place ? unopened(lang, [fill(words.cut[lang], { ...place })]) : noGame(reading);
  }
};

export default inFile;
