import { type CountInput, checkers, countInWords, lineNames } from '@portolan/cabo-da-roca/checkers';
import { languages } from '@portolan/core';
import { holesIn } from '@portolan/core/testing';
import { describe, expect, it } from 'vitest';
import { isStarted, MAX_NAME, withPlayer } from '../../../score/sheet.ts';
import count from '../check/count.tsx';
import { sheets } from './sheet.ts';

const { empty, inputOf, parse, withSeats } = sheets;

it('somebody’s own case of the count begins with nothing, as a sheet does', () => {
  const input = count.empty?.({ edition: undefined, rulings: {} });
  expect(checkers.count.parse(input)).toMatchObject({ ok: true });
  // Of no ships and no ports all have the most: 100 and 50.
  expect(checkers.count.judge(input as CountInput).rows.map(({ total }) => total)).toEqual([150, 150, 150]);
});

describe('a score sheet of Cabo da Roca', () => {
  const sheet = withPlayer({ ...empty(3), island: 100, wreck: null }, 1, {
    name: 'Inês',
    coins: 240,
    ports: 2,
    fish: { bank: 4, 'coast-8': 5, 'coast-4': 4, 'town-8': 6 },
    islands: 1,
    trade: 2,
  });

  it('reads what it was made of', () => {
    expect(parse(sheet)).toEqual({ ok: true, value: sheet });
    expect(parse(JSON.parse(JSON.stringify(sheet)))).toEqual({ ok: true, value: sheet });
  });

  it('is about the box that it brings, else about the owner’s', () => {
    const totals = (input: object) => checkers.count.judge(input as CountInput).rows.map(({ total }) => total);
    const own = { awards: { fleet: 30, ports: 0 } };
    const sent = { ...sheet, edition: { awards: { fleet: 10, ports: 0 } } };
    // B: 240 coins, four fish at 20 and an island at 100, then the awards.
    expect(totals(inputOf(sheet))[1]).toBe(240 + 80 + 100 + 100 + 50);
    expect(totals(inputOf(sheet, own))[1]).toBe(240 + 80 + 100 + 30);
    expect(totals(inputOf(sent, own))[1]).toBe(240 + 80 + 100 + 10);
    expect(parse(sent, own)).toEqual({ ok: true, value: sent });
    // What no box of ours allows may be true of the owner's.
    const many = withPlayer(sheet, 0, { name: '', coins: 0, islands: 2 });
    const islands = { tiles: { island: { count: 3 } } };
    expect([parse(many).ok, parse(many, islands).ok]).toEqual([false, true]);
  });

  it('is started by whatever is entered', () => {
    expect([isStarted(sheets, empty(3)), isStarted(sheets, { ...empty(3), edition: {} })]).toEqual([false, false]);
    expect([isStarted(sheets, sheet), isStarted(sheets, { ...empty(2), wreck: 50 })]).toEqual([true, true]);
  });

  it('keeps what players have when their number grows, and what those have who stay', () => {
    expect(withSeats(withSeats(sheet, 4), 3)).toEqual(sheet);
    expect(withSeats(sheet, 2).players).toEqual(sheet.players.slice(0, 2));
  });

  it('asks the count about all but the names', () => {
    const input = inputOf(sheet);
    expect(input.players[1]).not.toHaveProperty('name');
    expect(checkers.count.parse(input)).toEqual({ ok: true, value: input });
  });

  it.each([
    [null, ''],
    [{}, 'players'],
    [{ players: 3 }, 'players'],
    [{ players: [{ coins: 1 }] }, 'players'],
    [{ ...sheet, players: sheet.players.map((player) => ({ ...player, coins: -1 })) }, 'players[0].coins'],
    [{ ...sheet, players: sheet.players.map((player) => ({ ...player, name: 7 })) }, 'players[0].name'],
    [withPlayer(sheet, 2, { name: 'x'.repeat(MAX_NAME + 1), coins: 0 }), 'players[2].name'],
    [withPlayer(sheet, 0, { name: '', coins: 0, fishing: 9 }), 'players[0].fishing'],
    [withPlayer(sheet, 0, { name: '', coins: 0, islands: 2 }), 'players[1].islands'],
    [{ ...sheet, wreck: 'much' }, 'wreck'],
    [{ ...sheet, edition: { awards: { fleet: -1 } } }, 'edition.awards.fleet'],
    [{ ...sheet, edition: 'mine' }, 'edition'],
  ])('refuses %j at %s', (json, path) => {
    const read = parse(json);
    expect(read.ok ? [] : read.problems.map((problem) => problem.path)).toContain(path);
  });

  it('is told in both languages without a hole', () => {
    const nameOf = (seat: number): string => sheet.players[seat]?.name || `P${seat}`;
    const even = { ...empty(2) };
    for (const one of [sheet, even])
      for (const lang of languages) {
        const answer = checkers.count.judge(inputOf(one));
        const { headline: word, why, choices } = countInWords(answer, nameOf, lang);
        for (const text of [word, why, ...(choices?.items ?? []).flatMap((item) => [item.text, item.result ?? '-'])])
          expect(holesIn(text, lang)).toEqual([]);
        for (const row of answer.rows) for (const { clause } of row.parts) expect(lineNames[clause]).toBeDefined();
      }
    expect(countInWords(checkers.count.judge(inputOf(sheet)), nameOf, 'en').headline).toBe('Inês wins');
  });
});

it('says that who had coins enough has won, whatever the count would say', () => {
  const input = { players: [{ coins: 1000 }, { coins: 950, islands: 2 }], island: 150, wreck: null };
  const told = countInWords(checkers.count.judge(input), (seat) => 'AB'[seat] ?? '', 'fr');
  expect(told.headline).toBe('A gagne');
  expect(told.why).toBe('Avec 1\u202f000\u00a0pièces, A a gagné sur-le-champ, avant tout décompte.');
  expect(told.clauses[0]).toBe('end.thousand');
});
