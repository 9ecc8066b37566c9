import type { Lang, Seat } from '@portolan/core';
import { refusalsBy } from '@portolan/core/answers';
import { called, counting, say, seat } from '@portolan/core/words';
import { companyIds } from '../../ids.ts';
import { violation } from '../../rules/messages/index.ts';
import { companyName } from '../../rules/names.ts';

/** Cards, counted in words. */
export const cardCount = counting({ fr: ['carte', 'cartes'], en: ['card', 'cards'] });

/** Flags, counted in words. */
export const flagCount = counting({ fr: ['drapeau', 'drapeaux'], en: ['flag', 'flags'] });

/** A violation as one sentence. */
export const violationText = violation;

/** Violations as lines of an answer. */
export const refusals = refusalsBy(violation);

/** A player by the letter of the seat: "Joueur A". */
export const playerName = (who: Seat, lang: Lang): string => say(lang, `Joueur ${seat(who)}`, `Player ${seat(who)}`);

/** Whether a merchant stands at a rank of a company. */
export const stands = (column: readonly unknown[] | undefined, rank: number): boolean =>
  (column?.[rank - 1] ?? null) !== null;

/** What the companies are called. */
export const companyNames = called(companyIds, companyName);
