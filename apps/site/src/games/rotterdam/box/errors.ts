import { type Picked, placeOfProblem } from '@portolan/boards/rotterdam';
import type { Lang, Problem } from '@portolan/core';
import {
  colorInWords,
  harborInWords,
  materialInWords,
  missionName,
  productInWords,
  rules,
} from '@portolan/rotterdam/rules';
import type { Fault } from '../../../box/BoxForm.tsx';
import { capital } from '../../../kit/text.ts';
import { cureOf } from './cures.ts';
import type { Draft } from './draft.ts';

/** What the parts of the form of a box get. */
export interface BoxProps {
  readonly lang: Lang;
  readonly draft: Draft;
  readonly change: (changes: Partial<Draft>) => void;
  /** What is wrong at this path or inside it, with its cure; undefined if nothing is. */
  readonly errorAt: (path: string) => string | undefined;
}

/** A channel by its ends: `A1–B1`. */
export const channelName = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  `${from || '?'}–${to || '?'}`;

type Namer = (draft: Draft, at: number, lang: Lang) => string | undefined;

/** The name of a line of a table. */
const namers: Readonly<Record<string, Namer>> = {
  positions: ({ positions }, at) => positions[at]?.id,
  channels: ({ channels }, at) => channels[at] && channelName(channels[at]),
  colors: ({ colors }, at, lang) => colors[at] && colorInWords(colors[at], lang),
  materials: (draft, at, lang) => draft.materials[at] && materialInWords(draft.materials[at].id, lang, draft),
  harbors: (draft, at, lang) => draft.harbors[at] && harborInWords(draft.harbors[at].id, lang, draft),
  products: (draft, at, lang) => draft.products[at] && productInWords(draft.products[at].id, lang, draft),
  missions: ({ missions }, at, lang) => missions[at] && missionName(missions[at].id, lang),
};

/** A path of a box by the name of what lies there; a path that names no line stays. */
const nameOf = (draft: Draft, path: string, lang: Lang): string => {
  const [, part = '', line = ''] = /^(\w+)\[(\d+)\]/.exec(path) ?? [];
  const name = namers[part]?.(draft, Number(line), lang);
  return name ? capital(name) : path;
};

/** Facts that are paths or ids, by name: which channel the other one is, which harbor or material is meant. */
const withNames = ({ path, facts }: Problem, place: string, { channels }: Draft, lang: Lang): Problem['facts'] => {
  if (facts?.id !== undefined && /^(harbors|materials)/.test(path)) return { ...facts, id: place };
  const line = /^channels\[(\d+)\]$/.exec(String(facts?.first))?.[1];
  const other = line === undefined ? undefined : channels[Number(line)];
  return facts && other ? { ...facts, first: `${channelName(other)} (${colorInWords(other.color, lang)})` } : facts;
};

/** A problem of a box in words: what it is about, what is wrong and what mends it, and where that lies on the map. */
export const faultOf = (problem: Problem, draft: Draft, lang: Lang): Omit<Fault<Picked>, 'problem'> => {
  const place = nameOf(draft, problem.path, lang);
  const facts = withNames(problem, place, draft, lang);
  const sentence = rules.problem({ ...problem, path: place, ...(facts ? { facts } : {}) }, lang);
  const bare = capital(sentence.slice(place.length).replace(/^\s*:\s*/, ''));
  const cure = cureOf(problem, lang);
  return { says: cure ? `${bare} ${cure}` : bare, place, spot: placeOfProblem(draft, problem) };
};
