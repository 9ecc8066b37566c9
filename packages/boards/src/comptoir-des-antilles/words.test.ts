import { comptoirDesAntilles, type Effect, type Position } from '@portolan/comptoir-des-antilles';
import { examples } from '@portolan/comptoir-des-antilles/examples';
import { effectInWords } from '@portolan/comptoir-des-antilles/rules';
import { type Lang, languages, runExample } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { readTable } from './read-table.ts';
import { changeText, counterText } from './Tally.tsx';
import { tableOf } from './table-of.ts';
import { tableInWords } from './words.ts';

const position: Position = {
  seats: 3,
  quays: ['5 rum A2B1 exclusive/C', '-', '4 madras C3', '6 spices'],
  premiums: [14, 1, 0],
  slate: 1,
  left: true,
  active: 0,
  first: 2,
  next: 7,
  hands: [['madras'], ['rum!'], ['?']],
  tiles: [['pirates'], [], []],
  discards: [['pilot', '?'], [], []],
  tail: ['spices'],
};

/** A position as people write it; nothing where it cannot be read. */
const positionInWords = (written: Position, lang: Lang): string[] => {
  const read = readTable(written);
  return read.ok ? tableInWords(read.value.table, lang) : [];
};

describe('a position in words', () => {
  it('tells everything in French', () => {
    expect(positionInWords(position, 'fr')).toEqual([
      'Tour de A, premier joueur C. Choix du coup.',
      'Quai 1\u00a0: navire de 5, Rhum, 3\u00a0primes par porteur\u202f; à bord A 2, B 1\u202f; encore 2\u00a0places\u202f; Exclusivité, posée par C.',
      'Quai 2\u00a0: sans navire.',
      'Quai 3\u00a0: navire de 4, Madras, 2\u00a0primes par porteur\u202f; à bord C 3\u202f; encore 1\u00a0place.',
      'Quai 4\u00a0: navire de 6, Épices, 4\u00a0primes par porteur\u202f; personne à bord\u202f; encore 6\u00a0places.',
      'L’ardoise est chez B\u202f; elle a été laissée dans ce tour de table.',
      'A\u00a0: 14\u00a0primes\u202f; 8\u00a0porteurs en réserve\u202f; relations en main Matelot, Aubergiste, Contremaître, Douanier, Capitaine, Gouverneur, Armateur\u202f; défausse carte inconnue, Pilote\u202f; marchandises en main Madras\u202f; tuiles événement Pirates.',
      'B\u00a0: 1\u00a0prime\u202f; 9\u00a0porteurs en réserve\u202f; relations en main Matelot, Aubergiste, Pilote, Contremaître, Douanier, Capitaine, Gouverneur, Armateur\u202f; marchandises en main Rhum, connue de tous.',
      'C\u00a0: 0\u00a0prime\u202f; 7\u00a0porteurs en réserve\u202f; relations en main Matelot, Aubergiste, Pilote, Contremaître, Douanier, Capitaine, Gouverneur, Armateur\u202f; marchandises en main une face cachée.',
      'Piles\u00a0: 17\u00a0navires, celui de 7 sur le dessus\u202f; pioche des marchandises 10\u00a0tuiles, tout en bas, dans l’ordre, Épices\u202f; tuiles événement 14.',
    ]);
  });

  it('tells the same in English', () => {
    const lines = positionInWords(position, 'en');
    expect(lines[0]).toBe('Turn of A, first player C. Choice of what to play.');
    expect(lines[1]).toBe(
      'Quay 1: ship of 5, Rum, 3\u00a0premiums per porter; aboard A 2, B 1; 2\u00a0places left; Exclusive, laid by C.',
    );
    expect(lines[5]).toBe('The slate is with B; it was left with somebody in this round.');
    expect(lines[9]).toBe(
      'Piles: 17\u00a0ships, one of 7 on top; goods pile 10\u00a0tiles, at the bottom, in order, Spices; event tiles 14.',
    );
  });

  it('tells the contact in play, the commission due and the auction', () => {
    const card: Position = { seats: 3, phase: 'effect', turn: { contact: 'pilot' }, quays: ['4 madras A1'] };
    expect(positionInWords({ ...card, quays: ['4 madras A1', '5 rum', '4 madras', '6 spices'] }, 'fr')[1]).toBe(
      'Relation en jeu\u00a0: Pilote, commission 2\u202f; à faire\u00a0: placer 1\u00a0porteur sur un navire\u202f; puis déplacer 1 de ses porteurs vers un navire voisin.',
    );
    const auction = { tile: 'fire', high: { seat: 1, amount: 2 }, passed: [2], next: 0 } as const;
    const sold: Position = { seats: 3, phase: 'auction', turn: { auctions: 1 }, auction, premiums: [5, 5, 5] };
    expect(positionInWords({ ...sold, quays: ['4 madras', '5 rum', '4 madras', '6 spices'] }, 'en')[1]).toBe(
      'Auction: Fire!; 2\u00a0premiums by B; passed C; A speaks next.',
    );
  });

  it('is silent about what cannot be read', () => {
    expect(positionInWords({ seats: 3, quays: ['5 tea'] }, 'en')).toEqual([]);
  });
});

const effects: readonly (readonly [Effect, fr: string, en: string])[] = [
  [{ do: 'place', groups: [1] }, 'placer 1\u00a0porteur sur un navire', 'place 1\u00a0porter on one ship'],
  [
    { do: 'place', groups: [1, 1, 1] },
    'placer 1\u00a0porteur sur chacun de 3\u00a0navires',
    'place 1\u00a0porter on each of 3\u00a0ships',
  ],
  [
    { do: 'place', groups: [2, 1], quays: [1, 3] },
    'placer 2\u00a0porteurs sur un navire, 1 sur un autre (quais 1, 3 seulement)',
    'place 2\u00a0porters on one ship, 1 on another (quays 1, 3 only)',
  ],
  [
    { do: 'move', n: 1, whose: 'other' },
    'déplacer 1\u00a0porteur d’un autre joueur vers un navire voisin',
    'move 1\u00a0porter of another player to an adjacent ship',
  ],
  [
    { do: 'move', n: 2, whose: 'own', reach: 'any' },
    'déplacer 2 de ses porteurs ensemble vers un autre navire',
    'move 2 of one’s own porters together to another ship',
  ],
  [
    { do: 'swapGoods', may: true },
    'si l’on veut, échanger les marchandises de deux navires voisins',
    'optionally, exchange the goods of two adjacent ships',
  ],
  [
    { do: 'oneOf', of: [{ do: 'replace' }, { do: 'remove', n: 1, whose: 'any' }] },
    'au choix\u00a0: remplacer un porteur d’un autre joueur par un des siens\u202f; ou retirer 1\u00a0porteur d’un navire',
    'one of these: replace a porter of another player with one of one’s own; or take 1\u00a0porter off one ship',
  ],
];

describe('an effect in words', () => {
  it.each(effects)('%j', (effect, fr, en) => {
    expect(effectInWords(effect, 'fr')).toBe(fr);
    expect(effectInWords(effect, 'en')).toBe(en);
  });
});

describe('counters', () => {
  it('are written with true signs', () => {
    expect([counterText(12), counterText(-3), changeText(12), changeText(-3)]).toEqual([
      '12',
      '\u22123',
      '+12',
      '\u22123',
    ]);
  });
});

describe.each(languages)('every example in words (%s)', (lang) => {
  it.each(examples.map((example) => [example.id, example] as const))('%s', (_, example) => {
    const run = runExample(comptoirDesAntilles, example);
    if (!run.ok) throw new Error(JSON.stringify(run.problems));
    for (const line of tableInWords(tableOf(run.value.start), lang)) {
      expect(line).not.toMatch(/undefined|NaN|\?/);
      expect(line).toMatch(/\.$/);
      if (lang === 'fr') expect(line).not.toMatch(/ [:;!]/);
    }
  });
});
