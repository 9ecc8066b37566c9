import { examples } from '@portolan/borneo/examples';
import { languages } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import type { Table } from './model.ts';
import { cardInWords, cargoInWords } from './names.ts';
import { readTable } from './read-table.ts';
import { tableInWords } from './words.ts';

const tableFrom = (position: object): Table => {
  const read = readTable(position);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value.table;
};

const table = tableFrom({
  seats: 3,
  phase: 'company',
  active: 1,
  companies: { red: [0, 2], blue: [1] },
  ports: [{ harbor: 'kuching', tower: ['RRB/G:p'] }, { harbor: 'banjarmasin' }, { harbor: 'sibu' }],
  hands: [['GGY/Y:c2', 2], [4], [4]],
  warehouses: [{ shipments: ['YRG/R:x'], harbors: ['miri'], missions: ['2a'] }, {}, {}],
  options: { blackbeard: true },
});

describe('cards in words', () => {
  it('name their flags and what they hold', () => {
    expect(cardInWords('BRY/R:c', 'fr')).toBe('bleu, rouge, jaune\u202f; en bas rouge\u202f; cannelle');
    expect(cardInWords('BRY/R:c', 'en')).toBe('blue, red, yellow; below red; cinnamon');
    expect(cargoInWords('GGY/Y:c2', 'fr')).toBe('cannelle double');
    expect(cargoInWords('GGY/Y:c2', 'en')).toBe('doubled cinnamon');
    expect(cardInWords('?', 'en')).toBe('card face down');
  });
});

describe('a table in words', () => {
  const fr = tableInWords(table, 'fr');
  const en = tableInWords(table, 'en');

  it('says whose turn it is', () => {
    expect(fr[0]).toBe('Phase\u00a0: Compagnie, joueur actif B. Premier joueur A.');
    expect(en[0]).toBe('Phase: Company, active player B. First player A.');
  });

  it('reads the columns from the top', () => {
    expect(fr[1]).toContain('rouge A, C\u202f; bleue B\u202f; verte personne');
    expect(en[1]).toContain('red A, C; blue B; green nobody');
  });

  it('counts the flags of a port and names its cards', () => {
    expect(fr[2]).toContain(
      'Port 1, Kuching (cannelle, 6 drapeaux, 4 cartes), 1\u00a0carte\u00a0: rouge 2, bleu 1, vert 1, jaune 0.',
    );
    expect(en[2]).toContain('(red, red, blue; below green; pepper)');
    expect(en[3]).toBe('Port 2, Banjarmasin (pepper, 7 flags, 5 cards), no card.');
  });

  it('tells hands, warehouses and the pirate ship', () => {
    expect(fr).toContain(
      'A, en main\u00a0: (vert, vert, jaune\u202f; en bas jaune\u202f; cannelle double), 2\u00a0cartes cachées\u202f; entrepôt\u00a0: caisse, Miri, Mission à 7\u00a0points (2 poivre + 2 cannelle).',
    );
    expect(en).toContain('B, hand: 4\u00a0cards face down; warehouse: nothing.');
    expect(en).toContain('Pirate ship: in the cove.');
  });

  it.each(languages)('has no hole and no wrong space in any example (%s)', (lang) => {
    for (const example of examples) {
      for (const line of tableInWords(tableFrom(example.position), lang)) {
        expect(line).not.toMatch(/undefined|null|NaN|\[object/);
        if (lang === 'fr') expect(line).not.toMatch(/[^\u00a0]:|[^\u202f][;!?]/);
        expect(line.endsWith('.')).toBe(true);
      }
    }
  });
});
