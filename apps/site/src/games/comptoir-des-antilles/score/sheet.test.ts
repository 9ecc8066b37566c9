import { parseEdition, reconstructed } from '@portolan/comptoir-des-antilles';
import { checkers, explainEnd } from '@portolan/comptoir-des-antilles/checkers';
import { must } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { withPlayer } from '../../../score/sheet.ts';
import { emptyLeft } from './departure.ts';
import settled from './settled.ts';
import { sheets } from './sheet.ts';

const { empty, inputOf, parse, withSeats } = sheets;

const nameOf = (seat: number): string => ['Ana', 'Bo', 'Cy', 'Di'][seat] ?? '';
const counted = (...premiums: number[]) =>
  premiums.reduce(
    (sheet, count, seat) => withPlayer(sheet, seat, { name: '', premiums: count }),
    empty(premiums.length),
  );

describe('the score sheet', () => {
  it('comes back from a link as it was sent', () => {
    const sheet = { ...withPlayer(counted(3, 12, 40), 1, { name: 'Bo', premiums: 12 }), ships: 2, first: 1, active: 2 };
    expect(must(parse(JSON.parse(JSON.stringify(sheet))))).toEqual(sheet);
  });

  it('keeps those who stay when a player leaves', () => {
    const sheet = withSeats({ ...counted(1, 2, 3, 4), first: 3, active: 3 }, 3);
    expect(sheet.players.map(({ premiums }) => premiums)).toEqual([1, 2, 3]);
    expect([sheet.first, sheet.active]).toEqual([2, 2]);
  });

  it.each([
    [{ players: [{ premiums: 1 }] }, 'premiums'],
    [{ players: [{ premiums: 'x' }, {}, {}] }, 'premiums[0]'],
    [{ players: [{ name: 'x'.repeat(25) }, {}, {}] }, 'players[0].name'],
    [{ players: [{}, {}, {}], ships: 99 }, 'ships'],
  ])('names what is wrong with %j', (json, path) => {
    const read = parse(json);
    expect(read.ok ? [] : read.problems.map((problem) => problem.path)).toContain(path);
  });
});

describe('who has won', () => {
  it.each([
    [counted(20, 31, 8), 'La partie continue', 'The game goes on'],
    [counted(20, 101, 8), 'Bo gagne', 'Bo wins'],
    [{ ...counted(20, 31, 31), ships: 0, first: 1, active: 0 }, 'Bo et Cy gagnent ensemble', 'Bo and Cy share the win'],
  ] as const)('%#', (sheet, fr, en) => {
    const answer = checkers.end.judge(inputOf(sheet));
    expect(explainEnd(answer, { nameOf, target: 100 }, 'fr').headline).toBe(fr);
    expect(explainEnd(answer, { nameOf, target: 100 }, 'en').headline).toBe(en);
  });

  it('says how long the last round lasts', () => {
    const answer = checkers.end.judge(inputOf({ ...counted(20, 31, 8), ships: 0, first: 0, active: 1 }));
    expect(explainEnd(answer, { nameOf, target: 100 }, 'en').why).toContain('left in this round');
  });
});

describe('a departure added to the sheet', () => {
  const left = { ...emptyLeft(3, 0, reconstructed), goods: 'rum', porters: [2, 1, 1], commission: 3 };

  it('pays everybody aboard and takes the commission from the active player', () => {
    expect(settled(left, { premiums: [10, 10, 10], active: 0 }, {})).toEqual({ counters: [13, 13, 13] });
  });

  it('or from the player named by the slate, who pays what he has', () => {
    expect(settled({ ...left, payer: 2, commission: 8 }, { premiums: [0, 0, 0], active: 0 }, {})).toEqual({
      counters: [6, 3, 0],
    });
  });

  it('gives all premiums to the pirates', () => {
    const tile = { id: 'pirates', by: 1 } as const;
    expect(settled({ ...left, tile, payer: 1 }, { premiums: [0, 0, 0], active: 0 }, {})).toEqual({
      counters: [0, 9, 0],
    });
  });
});

describe('in an owner’s box', () => {
  const edition = {
    target: 60,
    porters: 14,
    ships: [{ value: 6, count: 9 }],
    goods: [{ id: 'tea', fr: 'Thé noir', en: 'Black tea', premium: 6, count: 20 }],
  };

  it('the game is over at its goal, and the words say which', () => {
    const sheet = counted(20, 61, 8);
    const answer = checkers.end.judge(inputOf(sheet, edition));
    const told = explainEnd(answer, { nameOf, target: edition.target }, 'en');
    expect([told.headline, told.why]).toEqual(['Bo wins', expect.stringContaining('Somebody has reached 60.')]);
    expect(checkers.end.judge(inputOf(sheet)).over).toBe(false);
  });

  it('the pile is as high as its ships make it', () => {
    // Nine ships, four of them at the quays.
    expect(inputOf(empty(3), edition).ships).toBe(5);
    expect(inputOf({ ...empty(3), ships: 16 }, edition).ships).toBe(5);
    expect(must(parse({ ...empty(3), ships: 16 }, edition)).ships).toBe(5);
    expect(parse({ ...empty(3), ships: 6, edition })).toMatchObject({ problems: [{ path: 'ships' }] });
  });

  it('the sheet that is sent brings its box', () => {
    const sent = { ...counted(1, 2, 3), ships: 3, edition };
    expect(must(parse(JSON.parse(JSON.stringify(sent)), { target: 5 }))).toEqual(sent);
    expect(inputOf(sent, { target: 5 })).toMatchObject({ edition });
    expect(parse({ ...sent, edition: { target: 0 } })).toMatchObject({ problems: [{ path: 'edition.target' }] });
  });

  it('its goods pay, and all its porters can be aboard', () => {
    const left = { ...emptyLeft(3, 0, must(parseEdition(edition))), porters: [12, 0, 0], commission: 2 };
    expect(left.goods).toBe('tea');
    // Twelve porters at 6 are past the goal of 60: the game is over before the commission.
    expect(settled(left, { premiums: [0, 0, 0], active: 0, edition }, {})).toEqual({ counters: [72, 0, 0] });
    expect(settled(left, { premiums: [0, 0, 0], active: 0 }, {})).toHaveProperty('problems');
  });
});
