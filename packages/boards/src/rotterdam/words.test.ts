import { languages, runExample } from '@portolan/core';
import { type Position, reconstructed, rotterdam } from '@portolan/rotterdam';
import { examples } from '@portolan/rotterdam/examples';
import { describe, expect, it } from 'vitest';
import type { Table } from './model.ts';
import { readTable } from './read-table.ts';
import { tableOf } from './table-of.ts';
import { mapInWords, placeInWords, riverInWords, tableInWords } from './words.ts';

const position: Position = {
  seats: 2,
  round: 3,
  master: 1,
  phase: 'sail',
  seat: 0,
  step: 'moving',
  called: ['red'],
  call: { color: 'red', mover: 1 },
  ships: ['0a@C2:grain', '1b@B1', '0b@VU1:fruit'],
  hands: [
    {
      products: ['bread', '?botlek'],
      navigation: ['joker', '?'],
      missions: ['m01', '?', '?'],
      shown: ['m13'],
      laid: ['extra-advantage'],
    },
    { missions: ['?', '?', '?'] },
  ],
  piles: { botlek: { top: ['petrol'], bottom: ['plastic'] } },
  used: ['setback'],
};

const tableFrom = (json: Position): Table => {
  const read = readTable(json);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value.table;
};

describe('a table in words', () => {
  it('tells everything in French', () => {
    expect(tableInWords(tableFrom(position), 'fr')).toEqual([
      'Manche 3. Navigation. Capitaine du Port\u00a0: B. À A de jouer.',
      'Couleurs annoncées\u00a0: rouge.',
      'Annonce en cours\u00a0: rouge\u202f; B déplace ses navires\u202f; doivent encore avancer\u00a0: navire\u00a02 de B.',
      'A\u00a0: navire\u00a01 en C2 (grain)\u202f; navire\u00a02 en VU1 (fruits)\u202f; 3\u00a0navires en réserve\u202f; Produits\u00a0: carte de Botlek, pain\u202f; Navigation\u00a0: Joker, 1\u00a0cachée\u202f; posées\u00a0: Avantage supplémentaire (2\u00a0points)\u202f; Missions en main\u00a0: Mission\u00a01 (pain + jus d’orange, 4\u00a0points), 2\u00a0cachées\u202f; Missions visibles, 5\u00a0points\u00a0: Mission\u00a013 (jus d’orange + essence, 5\u00a0points).',
      'B\u00a0: navire\u00a02 en B1 (vide)\u202f; 4\u00a0navires en réserve\u202f; Missions en main\u00a0: 3\u00a0cachées.',
      'Réserve générale\u00a0: grain 6, fruits 4, pétrole brut 5, produits chimiques 7.',
      'Pioches de Produits\u00a0: Vulcaanhaven 15\u00a0cartes\u202f; Merwehaven 14\u00a0cartes\u202f; Botlek 13\u00a0cartes, dessus\u00a0: essence, dessous\u00a0: plastique\u202f; Europoort 16\u00a0cartes.',
      'Pioche Mission\u00a0: 39\u00a0cartes. Pioche Navigation\u00a0: 16\u00a0cartes\u202f; utilisées\u00a0: Revers.',
    ]);
  });

  it('tells the same in English', () => {
    const lines = tableInWords(tableFrom(position), 'en');
    expect(lines[0]).toBe('Round 3. Sailing. Harbor Master: B. Turn of A.');
    expect(lines[2]).toBe('Call under way: red; B moves ships; still to move: B’s ship\u00a02.');
    expect(lines[4]).toBe('B: ship\u00a02 on B1 (empty); 4\u00a0ships in reserve; Missions in hand: 3\u00a0face down.');
    expect(lines).toHaveLength(8);
  });

  it('tells of offers, cards due and who still trades', () => {
    const trade = tableFrom({
      seats: 3,
      phase: 'trade',
      passed: [2],
      hands: [{ products: ['bread'] }, { products: ['jam'] }, {}],
      offer: { from: 0, to: 1, give: ['bread'], get: ['jam'] },
    });
    expect(tableInWords(trade, 'en').slice(0, 2)).toEqual([
      'Round 1. Trading. Harbor Master: A. Still trading: A, B.',
      'Offer of A to B: gives bread; asks for jam.',
    ]);
    const anchor = tableFrom({ seats: 3, phase: 'anchor', ships: ['1a@C1', '1b@D3'], due: [0, 2, 0] });
    expect(tableInWords(anchor, 'fr')[1]).toBe('Cartes Navigation à piocher\u00a0: B 2.');
  });

  it('says one line for the drawing, and one for each place', () => {
    const table = tableFrom(position);
    expect(riverInWords(table, 'fr')).toBe(
      'Le fleuve\u00a0: 30\u00a0positions, 43\u00a0canaux, 4\u00a0ports, 3\u00a0navires à l’eau.',
    );
    const place = (id: string) => reconstructed.positions.find((one) => one.id === id)!;
    expect(placeInWords(table, place('C2'), 'fr')).toBe('C2\u00a0: navire\u00a01 de A, grain');
    expect(placeInWords(table, place('C1'), 'en')).toBe('C1 (anchor): free');
  });
});

describe('the map in words', () => {
  it('says where every channel leads', () => {
    const lines = mapInWords(reconstructed, 'fr');
    expect(lines).toHaveLength(30);
    expect(lines[0]).toBe('A1 (départ)\u00a0: rouge vers B1, jaune vers B2.');
    expect(lines.at(-1)).toBe('EU2 (quai d’Europoort).');
    expect(mapInWords(reconstructed, 'en')[8]).toBe('C1 (anchor): blue to D1, yellow to D2.');
  });

  it.each(languages)('leaves nothing out and nothing unset (%s)', (lang) => {
    for (const line of [...mapInWords(reconstructed, lang), ...tableInWords(tableFrom(position), lang)]) {
      expect(line).not.toMatch(/undefined|NaN|\?/);
      expect(line).toMatch(/\.$/);
      if (lang === 'fr') expect(line).not.toMatch(/ [:;]/);
    }
  });
});

describe.each(languages)('every example in words (%s)', (lang) => {
  it.each(examples.map((example) => [example.id, example] as const))('%s', (_, example) => {
    const run = runExample(rotterdam, example);
    if (!run.ok) throw new Error(JSON.stringify(run.problems));
    for (const line of tableInWords(tableOf(run.value.start), lang)) {
      expect(line).not.toMatch(/undefined|NaN|\?/);
      expect(line).toMatch(/\.$/);
      if (lang === 'fr') expect(line).not.toMatch(/ [:;]/);
    }
  });
});
