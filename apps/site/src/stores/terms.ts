import type { Result, Rulings } from '@portolan/core';
import { isRecord } from './persisted.ts';
import type { Json } from './table.ts';

/** What an answer rests on besides what was entered: how open points are read, and the box that is played with. */
export interface Terms {
  /** Readings other than the default ones, by ruling. */
  readonly rulings: Rulings;
  /** A box as a patch of the standard one, or the id of a published one; undefined: the standard one. */
  readonly edition: unknown;
}

/** What of a game has to be known to read and write terms. */
export interface TermsGame {
  readonly openPoints: {
    readonly names: readonly string[];
    readingsOf(name: string): readonly string[];
    defaultOf(name: string): string;
  };
  readonly rulesVersion: number;
  readonly boxId?: string;
  parseEdition?(json: unknown): Result<unknown>;
}

/** The terms that a link was sent under, and what can no longer be had of them. */
export interface SentTerms extends Terms {
  /** The version of the rules under which it was made; undefined: it does not say. */
  readonly rules: number | undefined;
  /** The standard box at that time, where it is not ours any more. */
  readonly otherBox: { readonly id: string; readonly known: boolean } | undefined;
  /** Readings that it names and that are none here. */
  readonly strange: readonly string[];
  /** It says how open points are read. */
  readonly says: boolean;
}

/** Every reading that can matter, the default ones too: what a link carries. */
export const allReadings = ({ openPoints }: TermsGame, names: readonly string[], rulings: Rulings): Rulings =>
  Object.fromEntries(names.map((name) => [name, rulings[name] ?? openPoints.defaultOf(name)]));

/** The fields by which a link says under what it was made. A published box other than the standard one stands as its id. */
export const termFields = (game: TermsGame, names: readonly string[], { rulings, edition }: Terms): Json => {
  const box = typeof edition === 'string' ? edition : game.boxId;
  return {
    rulings: allReadings(game, names, rulings),
    ...(isRecord(edition) ? { edition } : {}),
    rules: game.rulesVersion,
    ...(box === undefined ? {} : { box }),
  };
};

/** What is known of the readings that a link names: those that are not the default ones now, and those that are none. */
const readReadings = ({ openPoints }: TermsGame, rulings: Json): Pick<SentTerms, 'rulings' | 'strange'> => {
  const known: Record<string, string> = {};
  const strange: string[] = [];
  for (const [name, reading] of Object.entries(rulings)) {
    const there = openPoints.names.includes(name) && openPoints.readingsOf(name).includes(String(reading));
    if (!there) strange.push(`${name}: ${String(reading)}`.slice(0, 60));
    else if (reading !== openPoints.defaultOf(name)) known[name] = String(reading);
  }
  return { rulings: known, strange };
};

/**
 * The terms of a link. What it does not say is the default: never what is stored in this browser. A default that has changed
 * since does not change what the link says; the box is the one that it was made with wherever that is known.
 */
export const sentTerms = (game: TermsGame, payload: Json): SentTerms => {
  const { rulings, edition, rules, box } = payload;
  const other = typeof box === 'string' && box !== game.boxId ? box.slice(0, 60) : undefined;
  const known = other !== undefined && game.parseEdition?.(other).ok === true;
  return {
    ...readReadings(game, isRecord(rulings) ? rulings : {}),
    edition: edition ?? (known ? other : undefined),
    rules: typeof rules === 'number' ? rules : undefined,
    otherBox: other === undefined ? undefined : { id: other, known: known && edition === undefined },
    says: isRecord(rulings),
  };
};

/** Whether the readings that matter here are the same. */
export const sameReadings = (game: TermsGame, names: readonly string[], one: Rulings, other: Rulings): boolean =>
  JSON.stringify(allReadings(game, names, one)) === JSON.stringify(allReadings(game, names, other));

/** The fields of a link that say its terms, apart from what was entered. */
export const onlyTerms = ({ rulings, edition, rules, box }: Json): Json =>
  Object.fromEntries(Object.entries({ rulings, edition, rules, box }).filter(([, value]) => value !== undefined));

const bare = ({ rulings: _, ...position }: Json): Json => position;

/** A position and its terms apart, as a link holds them. */
export const packPosition = (position: Json): { readonly position: Json; readonly terms: Terms } => {
  const { rulings, edition, ...others } = position;
  return { position: others, terms: { rulings: (isRecord(rulings) ? rulings : {}) as Rulings, edition } };
};

/** A position played by other readings than the default ones; without any it has no such field. */
export const withRulings = (position: Json, rulings: Rulings): Json =>
  Object.keys(rulings).length > 0 ? { ...bare(position), rulings } : bare(position);

/**
 * A link to a position with the terms beside it, where other links have them. Links of the first version, and those from page
 * to page, keep readings and box in the position.
 */
export const unpackPosition = (payload: Json): Json => {
  if (!isRecord(payload.position)) return payload;
  const { position, terms } = packPosition(payload.position);
  return {
    ...(Object.keys(terms.rulings).length > 0 ? { rulings: terms.rulings } : {}),
    ...(terms.edition === undefined ? {} : { edition: terms.edition }),
    ...payload,
    position,
  };
};

/** The position of an unpacked link, under its terms. */
export const positionUnder = (position: Json, { rulings, edition }: Terms): Json => ({
  ...withRulings(position, rulings),
  ...(edition === undefined ? {} : { edition }),
});

/** The position that a link or another page hands over, under its terms; undefined where it holds none. */
export const positionIn = (game: TermsGame, payload: Json): Json | undefined => {
  const whole = unpackPosition(payload);
  return isRecord(whole.position) ? positionUnder(whole.position, sentTerms(game, whole)) : undefined;
};
