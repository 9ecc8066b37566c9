import type { Actor, Lang } from '@portolan/core';
import { counting, listed, type PlainSay, plainSay, seat } from '@portolan/core/words';
import type { Edition } from '../../edition.ts';
import { type CompanyId, companyIds, type SpiceId, spiceIds } from '../../ids.ts';
import type { ActionKind, Phase } from '../../types.ts';
import {
  type Cargo,
  cardInWords,
  cargoName,
  companyName,
  deedName,
  missionInWords,
  spicesInWords,
  theCompany,
  thePhase,
} from '../names.ts';

/** Says something in one language. */
export interface Say extends PlainSay {
  /** `la compagnie rouge`, `the red company`. */
  company(id: CompanyId): string;
  /** Companies by color alone: `rouge, bleue et verte`. */
  companies(ids: readonly CompanyId[]): string;
  /** Numbers by company, those that are not 0: `rouge 4, bleue 3`. */
  byCompany(numbers: Readonly<Partial<Record<CompanyId, number>>>): string;
  /** Units by spice: `2 poivre + 1 girofle`. */
  spices(units: Readonly<Partial<Record<SpiceId, number>>>): string;
  /** A spice or the crate. */
  cargo(id: Cargo): string;
  /** A card: `RRB/V girofle ×2`, `Kuching`, `une carte cachée`. */
  card(card: string): string;
  /** Cards in their order. */
  cards(cards: readonly string[]): string;
  /** `A ou B`; nature is chance. */
  actors(actors: readonly Actor[]): string;
  /** `Mission à 5 points (2 cannelle + 1 girofle)`; one that is not in the box by what is written. */
  mission(id: unknown): string;
  phase(id: Phase): string;
  /** What an action does: an infinitive in French, a gerund in English. */
  deed(kind: ActionKind): string;
  /** `1 carte`, `2 cartes`. */
  count(n: number, fr: readonly [one: string, other: string], en: readonly [one: string, other: string]): string;
  /** `1 carte`. */
  cardCount(n: number): string;
  /** `1 drapeau`. */
  flags(n: number): string;
}

const cardCount = counting({ fr: ['carte', 'cartes'], en: ['card', 'cards'] });
const flags = counting({ fr: ['drapeau', 'drapeaux'], en: ['flag', 'flags'] });

/** What names of things are taken from. */
export type NamedBox = Pick<Edition, 'missions'>;

/** Says things in a language, those of a box as its tiles show them. */
export const sayer = (lang: Lang, { missions }: NamedBox): Say => {
  const say = plainSay(lang);
  return Object.assign(say, {
    company: (id: CompanyId) => theCompany(id, lang),
    companies: (ids: readonly CompanyId[]) =>
      listed(
        ids.map((id) => companyName(id, lang)),
        lang,
      ),
    byCompany: (numbers: Readonly<Partial<Record<CompanyId, number>>>) =>
      companyIds.flatMap((id) => (numbers[id] ? [`${companyName(id, lang)} ${numbers[id]}`] : [])).join(', '),
    spices: (units: Readonly<Partial<Record<SpiceId, number>>>) =>
      spicesInWords(
        spiceIds.map((id) => units[id] ?? 0),
        lang,
      ),
    cargo: (id: Cargo) => cargoName(id, lang),
    card: (card: string) => cardInWords(card, lang),
    cards: (cards: readonly string[]) =>
      listed(
        cards.map((card) => cardInWords(card, lang)),
        lang,
      ),
    actors: (actors: readonly Actor[]) =>
      listed(
        actors.map((actor) => (actor === 'nature' ? say('le hasard', 'chance') : seat(actor))),
        lang,
        'or',
      ),
    mission: (id: unknown) => {
      const tile = missions.find((one) => one.id === id);
      return tile ? missionInWords(tile, lang) : `Mission ${id}`;
    },
    phase: (id: Phase) => thePhase(id, lang),
    deed: (kind: ActionKind) => deedName(kind, lang),
    count: (n: number, fr: readonly [string, string], en: readonly [string, string]) => counting({ fr, en })(n, lang),
    cardCount: (n: number) => cardCount(n, lang),
    flags: (n: number) => flags(n, lang),
  });
};
