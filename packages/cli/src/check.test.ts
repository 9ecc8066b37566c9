import { must } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { nim } from '../fixtures/nim.ts';
import { json, line } from '../fixtures/terminal.ts';
import { atTable } from './entry.ts';
import { citation } from './verdicts.ts';

const take = (seat: number, stones: number): string => JSON.stringify({ kind: 'take', seat, stones });

/** What follows a legal take. */
const taken = { kind: 'taken', clause: 'heap.take', message: 'en: taken' };

describe('check', () => {
  it('allows', async () => {
    expect(await json(['check', 'nim', '--position', '{}', '--action', take(0, 2)])).toEqual({
      exit: 0,
      value: { legal: true, by: ['heap.take'], violations: [], events: [taken], dependsOn: [] },
    });
    expect(await line(['check', 'nim', '--position', '{}', '--action', take(0, 2)])).toEqual({
      exit: 0,
      out: 'en: take.\nLegal.\n  1.2 heap.take: Take one or two stones.\n> en: taken\n',
      err: '',
    });
  });

  it('forbids, with the sentence and the facts', async () => {
    expect(await json(['check', 'nim', '--position', '{}', '--action', take(0, 3)])).toEqual({
      exit: 1,
      value: {
        legal: false,
        by: [],
        violations: [
          {
            clause: 'heap.take',
            reason: 'wrong-count',
            facts: { given: 3, most: 2 },
            message: 'en: heap.take/wrong-count',
          },
        ],
        events: [],
        dependsOn: [{ ruling: 'three', reading: 'yes', legal: true }],
      },
    });
    expect((await line(['check', 'nim', '--position', '{}', '--action', take(0, 3), '--lang', 'fr'])).out).toBe(
      'fr: take.\nInterdit.\n- fr: heap.take/wrong-count\n  1.2 heap.take\u00a0: On prend une ou deux pierres.\n' +
        'Autre lecture, autre verdict\u00a0: Peut-on en prendre trois ? Oui (three=yes)\u00a0: Permis.\n',
    );
  });

  it('follows the rulings of the line', async () =>
    expect(
      (await json(['check', 'nim', '--position', '{}', '--action', take(0, 3), '--rulings', 'three=yes'])).exit,
    ).toBe(0));

  it('judges a position that is possible under its own rulings or those of the line', async () => {
    const argv = ['check', 'nim', '--action', take(0, 1), '--rulings', 'three=yes', '--position'];
    expect((await line([...argv, '{"heap":7}'])).exit).toBe(0);
    expect((await line([...argv, '{"heap":7,"rulings":{"three":"yes"}}'])).exit).toBe(0);
    expect((await line([...argv, '-'], { stdin: '{"heap":-1}' })).exit).toBe(2);
    expect((await line(['check', 'nim', '--action', take(0, 1), '--position', '{"heap":7}'])).exit).toBe(2);
    expect(
      (await line(['check', 'nim', '--action', take(0, 1), '--position', '{"heap":4}', '--rulings', 'three=yes'])).exit,
    ).toBe(0);
    expect((await line(['score', 'nim', '--position', '{"heap":4}', '--rulings', 'three=yes'])).exit).toBe(2);
  });

  it('judges under every reading that matters', async () => {
    const three = [
      'check',
      'nim',
      '--position',
      '{"rulings":{"three":"yes"}}',
      '--action',
      take(0, 3),
      '--all-rulings',
    ];
    expect(await json(three)).toEqual({
      exit: 0,
      value: {
        legal: true,
        by: ['heap.take'],
        violations: [],
        events: [taken],
        dependsOn: [{ ruling: 'three', reading: 'no', legal: false }],
        readings: [
          {
            ruling: 'three',
            reading: 'no',
            legal: false,
            by: [],
            violations: [expect.objectContaining({ reason: 'wrong-count' })],
            events: [],
          },
          {
            ruling: 'three',
            reading: 'yes',
            legal: true,
            by: ['heap.take'],
            violations: [],
            events: [taken],
          },
        ],
      },
    });
    expect((await line([...three, '--lang', 'fr'])).out).toContain(
      'Peut-on en prendre trois ?\nNon (three=no)\u00a0:\n  Interdit.',
    );
  });

  it('leaves out readings that change nothing', async () => {
    const two = ['check', 'nim', '--position', '{}', '--action', take(0, 2), '--all-rulings'];
    expect((await json(two)).value).toMatchObject({ readings: [] });
    expect((await line(two)).out).toContain('No open point changes this verdict.');
  });

  it('paints on a terminal only', async () => {
    const argv = ['check', 'nim', '--position', '{}', '--action', take(0, 3)];
    expect((await line(argv, { colors: true })).out).toContain('\u001b[1;31mIllegal.\u001b[0m');
    expect((await line(argv)).out).not.toContain('\u001b');
  });

  it('reads a file and the standard input', async () => {
    const argv = ['check', 'nim', '--position', 'p.json', '--action', '-'];
    expect((await line(argv, { stdin: take(0, 1), files: { 'p.json': '{"heap":2}' } })).exit).toBe(0);
  });
});

describe('a clause that is quoted', () => {
  const cited = (rulings: object): string => {
    const state = must(nim.game.parsePosition({ rulings }));
    return citation(atTable(nim, state), 'ruling.three', 'en');
  };

  it('says what the reading in use says, and that the point is open', () => {
    expect(cited({})).toBe('1.5 ruling.three (the rulebook is open here: our way): Never three.');
    expect(cited({ three: 'yes' })).toBe(
      '1.5 ruling.three (the rulebook is open here: this table’s way): May one take three? Yes.',
    );
    expect(citation(nim, 'no.clause', 'en')).toBe('no.clause');
  });
});
