import { caboDaRoca, type Position, reconstructed } from '@portolan/cabo-da-roca';
import { examples } from '@portolan/cabo-da-roca/examples';
import { languages, runExample } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { tableOf } from './table-of.ts';
import { chartInWords, positionInWords, tableInWords } from './words.ts';

const position: Position = {
  seats: 2,
  round: 6,
  stage: 'buy',
  board: { rows: ['qNE A.N vSW', '~ L ~', '.. ~ f2'] },
  coins: [120, 1],
  home: ['A', 'B'],
  homeLaid: [true, false],
  shown: { island: 50 },
  ships: {
    '0t1': { at: [0, 1], heading: 'SE', cargo: 't01', from: 'A', kept: 1 },
    '1p': { at: [2, 1], heading: 'N' },
    '1f1': { at: [1, 0] },
  },
  sailors: [
    { owner: 0, at: [1, 0] },
    { owner: 1, at: [1, 1] },
  ],
};

describe('a position in words', () => {
  it('tells everything in French', () => {
    expect(positionInWords(position, reconstructed, 'fr')).toEqual([
      'Tour de table 6, à A de jouer. Actions (achats). Actions restantes\u00a0: 2 sur 2.',
      'Rangée y\u00a0=\u00a00\u00a0: (0,\u202f0) quart de terre, terre au nord-est\u202f; (1,\u202f0) port A, quai au nord\u202f; (2,\u202f0) anse, mer au sud-ouest.',
      'Rangée y\u00a0=\u00a01\u00a0: (0,\u202f1) pleine mer\u202f; (1,\u202f1) phare\u202f; (2,\u202f1) pleine mer.',
      'Rangée y\u00a0=\u00a02\u00a0: (1,\u202f2) pleine mer\u202f; (2,\u202f2) 2 poissons.',
      'Ports\u00a0: A tenu par A.',
      'Postes\u00a0: phare (1,\u202f1) tenu par B.',
      'A\u00a0: 120\u00a0pièces\u202f; port de départ A\u202f; bateau de commerce 1 en (0,\u202f1), cap sud-est, chargé (sel, carte n°\u00a01, du port A), 1\u00a0bonus\u202f; marin en (1,\u202f0)\u202f; réserve\u00a0: 4\u00a0marins, 2\u00a0bateaux de pêche, 1\u00a0bateau de commerce, 1\u00a0pirate.',
      'B\u00a0: 1\u00a0pièce\u202f; port B en main\u202f; bateau de pêche 1 en (1,\u202f0), amarré\u202f; pirate en (2,\u202f1), cap nord, canons sur (1,\u202f1) et (3,\u202f1)\u202f; marin en (1,\u202f1)\u202f; réserve\u00a0: 4\u00a0marins, 1\u00a0bateau de pêche, 2\u00a0bateaux de commerce.',
      'Trésors\u00a0: île 50\u202f; épave valeur pas encore connue.',
    ]);
  });

  it('tells the same in English', () => {
    const lines = positionInWords(position, reconstructed, 'en');
    expect(lines[0]).toBe('Round 6, turn of A. Actions (purchases). Actions left: 2 of 2.');
    expect(lines[1]).toBe(
      'Row y\u00a0=\u00a00: (0,\u202f0) quarter land, land northeast; (1,\u202f0) port A, quay north; (2,\u202f0) cove, sea southwest.',
    );
    expect(lines[7]).toContain(
      'B: 1\u00a0coin; port B in hand; fishing ship 1 on (1,\u202f0), moored; pirate on (2,\u202f1), heading north, guns on (1,\u202f1) and (3,\u202f1)',
    );
  });

  it('says what waits to be done', () => {
    const debt = {
      ...position,
      phase: 'debt',
      debts: [{ from: 1, to: 0, amount: 20, lighthouse: [1, 1] }],
    } as const;
    expect(positionInWords(debt, reconstructed, 'fr')).toContain('Péage dû\u00a0: B doit 20\u00a0pièces à A.');
    const crossing = { ...position, phase: 'crossing', crossing: '0t1' } as const;
    expect(positionInWords(crossing, reconstructed, 'en')).toContain('Must move on: A’s trade ship 1.');
  });

  it('writes what lies north and west of the middle with a real minus sign', () => {
    const north = { ...position, board: { origin: [-1, -2], rows: ['~ ~'] }, ships: {}, sailors: [] } as const;
    expect(positionInWords(north, reconstructed, 'en')).toContain(
      'Row y\u00a0=\u00a0−2: (−1,\u202f−2) open sea; (0,\u202f−2) open sea.',
    );
  });

  it('sums the drawing up in one line', () => {
    expect(chartInWords({ position, box: reconstructed }, 'fr')).toBe(
      'Carte marine\u00a0: 8\u00a0tuiles, 1\u00a0port (A), 1\u00a0phare, 3\u00a0bateaux.',
    );
    expect(chartInWords({ position, box: reconstructed }, 'en')).toBe(
      'Sea chart: 8\u00a0tiles, 1\u00a0port (A), 1\u00a0lighthouse, 3\u00a0ships.',
    );
  });
});

describe.each(languages)('every example in words (%s)', (lang) => {
  it.each(examples.map((example) => [example.id, example] as const))('%s', (_, example) => {
    const run = runExample(caboDaRoca, example);
    if (!run.ok) throw new Error(JSON.stringify(run.problems));
    for (const line of tableInWords(tableOf(run.value.start), lang)) {
      expect(line).not.toMatch(/undefined|NaN|\?/);
      expect(line).toMatch(/\.$/);
      if (lang === 'fr') expect(line).not.toMatch(/ [:;]/);
    }
  });
});
