import type { Lang, Seat } from '@portolan/core';
import type { Marks } from './marks.ts';
import type { Table } from './model.ts';

const roles = {
  wins: { fr: 'gagne', en: 'wins' },
  active: { fr: 'joueur actif', en: 'active player' },
  first: { fr: 'premier du tour', en: 'first of the round' },
} as const;

/** What a player is in this moment: winner, active, first of the round. */
export const rolesOf = ({ position }: Table, seat: Seat, lang: Lang): string[] => {
  const { outcome, first = 0, active = first } = position;
  if (outcome) return outcome.winners.includes(seat) ? [roles.wins[lang]] : [];
  return [...(seat === active ? [roles.active[lang]] : []), ...(seat === first ? [roles.first[lang]] : [])];
};

/** What a counter showed before the changes that are pointed out. */
export const counterBefore = ({ position }: Table, seat: Seat, { counters, happened = false }: Marks): number => {
  const now = position.premiums?.[seat] ?? 0;
  return happened ? (counters?.[seat] ?? []).reduce((rest, change) => rest - change, now) : now;
};
