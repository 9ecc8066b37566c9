import { must } from '@portolan/core';
import { type AnyChecker, checkerLaws } from '@portolan/core/testing';
import { describe, expect, it } from 'vitest';
import { clauses } from '../clauses.ts';
import { makeEdition } from '../edition-reader.ts';
import { readings } from '../readings.ts';
import { ownBox } from './agreement/own-box.ts';
import { type Checkers, checkers } from './index.ts';

// Checkers asked about pieces of an owner's own box: its contacts, goods, porters, ships and goal.

const edition = makeEdition(ownBox);

const inputs: { readonly [Id in keyof Checkers]: Checkers[Id]['example'] } = {
  effect: { ...checkers.effect.example, ships: { 2: '5 sugar A2B1', 3: '4 indigo B1 exclusive/B' } },
  cannot: { ...checkers.cannot.example, quays: ['4 indigo A2B1', '5 sugar A2B1', '3 cocoa C2', '-'] },
  contact: { seats: 3, quays: ['4 indigo B2', '5 sugar A2B1', '3 cocoa C2', '6 indigo'], contact: 'smuggler' },
  departure: { ...checkers.departure.example, ship: '5 sugar A2B2C1 top-quality/B' },
  slate: checkers.slate.example,
  round: checkers.round.example,
  tile: { ...checkers.tile.example, ship: '5 sugar A1B3' },
  auction: checkers.auction.example,
  end: checkers.end.example,
};

describe.each(Object.entries(checkers))('%s in an owner’s box', (id, plain) => {
  const example = { ...inputs[id as keyof Checkers], edition };
  const checker = { ...plain, example } as unknown as AnyChecker;
  const hooks = { clauses, readings, junk: ['4 indigo', '5 sugar A2', 'smuggler', 'captain', ownBox.goods], runs: 400 };

  it.each(checkerLaws)('%s', (_, law) => expect(law(checker, hooks)).toEqual([]));

  it('tells a mistake of the box as a position does', () => {
    const read = checker.parse({ ...example, edition: { contacts: [ownBox.contacts[0], { id: 'x' }] } });
    const paths = read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`);
    expect(paths).toContain('edition.contacts[1].effects missing-field');
    expect(checker.parse({ ...example, edition: 'attic' })).toMatchObject({
      problems: [{ path: 'edition', code: 'unknown-edition' }],
    });
  });
});

describe('what is printed in the box decides', () => {
  const { contact, departure, slate, auction, end, cannot } = checkers;

  it('which contacts and goods there are', () => {
    expect(contact.parse({ ...inputs.contact, contact: 'captain', edition })).toMatchObject({
      problems: [{ path: 'contact', code: 'unknown-contact' }],
    });
    expect(contact.parse(inputs.contact)).toMatchObject({ ok: false });
    expect(departure.parse({ ...inputs.departure, ship: '5 rum A5', edition })).toMatchObject({
      problems: [{ path: 'ship', code: 'unknown-goods' }],
    });
  });

  it('what a contact does', () => {
    const answer = contact.judge({ ...inputs.contact, edition });
    expect(answer.steps.map(({ effect }) => effect)).toEqual(ownBox.contacts[1]?.effects);
    expect(answer.events[0]).toMatchObject({ kind: 'contactPlayed', contact: 'smuggler' });
  });

  it('what a porter is paid', () => {
    // Brown sugar pays 5; A has two aboard.
    const answer = departure.judge({ ...inputs.departure, ship: '5 sugar A2B2C1', premiums: [0, 0, 0], edition });
    expect([answer.printed, answer.premiums]).toEqual([5, [10, 10, 5]]);
  });

  it('how many porters there are', () => {
    const aboard = [12, 0, 0];
    expect(must(slate.parse({ aboard, holder: 0, active: 0, edition })).aboard).toEqual(aboard);
    expect(slate.parse({ aboard, holder: 0, active: 0 })).toMatchObject({ problems: [{ path: 'aboard[0]' }] });
    // All twelve are aboard: none can be placed.
    const quays = ['9 sugar A8', '6 indigo A4', '-', '-'];
    const effect = { do: 'place', groups: [1] } as const;
    expect(cannot.judge({ quays, effect, edition }).possible).toBe(false);
    expect(cannot.judge({ quays: ['9 sugar A8', '6 indigo A3', '-', '-'], effect, edition }).possible).toBe(true);
  });

  it('when the game is over', () => {
    const input = { premiums: [60, 10, 10], ships: 3, first: 1, active: 0, commission: 3 };
    expect(end.judge({ ...input, edition })).toMatchObject({ over: true, by: 'end.hundred' });
    expect(end.judge(input).over).toBe(false);
    // 19 ships, four of them at the quays.
    expect(end.parse({ ...input, ships: 15, edition }).ok).toBe(true);
    expect(end.parse({ ...input, ships: 16, edition })).toMatchObject({
      problems: [{ path: 'ships', facts: { max: 15 } }],
    });
  });

  it('whether there is a tile to be auctioned', () => {
    const { example } = auction;
    expect(auction.judge({ ...example, edition: { tiles: [{ id: 'storm', count: 1 }] } }).opened).toBe(true);
    expect(auction.judge({ ...example, edition: { tiles: [] } }).opened).toBe(false);
  });
});
