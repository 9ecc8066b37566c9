import { readTable, tableInWords } from '@portolan/boards/comptoir-des-antilles';
import { comptoirDesAntilles, parseEdition } from '@portolan/comptoir-des-antilles';
import { type Impossibility, languages, must, type Problem } from '@portolan/core';
import { holesIn } from '@portolan/core/testing';
import { describe, expect, it } from 'vitest';
import { wrongGroup, wrongIn } from '../../../position/editor-game.ts';
import { comptoirKit } from '../example/kit.tsx';
import { freshPosition } from './draft.ts';
import { withCures } from './form.ts';
import { wrongQuays } from './Picture.tsx';
import { partly } from './partly.ts';

/** Four quays with one text at the first. */
const at1 = (text: string) => ({ quays: [text, '5 rum', '4 madras', '6 madras'] });
const full = ['3 rum A3', '4 rum B4', '5 madras', '6 madras'];

const contactOf = (commission: number) => ({
  id: `c${commission}`,
  fr: 'Mousse',
  en: 'Cabin boy',
  commission,
  effects: [{ do: 'replace' }],
});

/** What is entered, the fields that the sentence stands beside, a word of it, a word of the cure. */
const entered: readonly (readonly [
  what: string,
  change: object,
  fields: readonly string[],
  says: RegExp,
  cure: RegExp,
])[] = [
  ['more porters than the value', at1('3 rum A2B3'), ['quays[0]'], /5.porters aboard/, /Take 2.porters off/],
  ['a full ship in a turn', at1('3 rum A2B1'), ['quays[0]'], /full/, /choose the phase/],
  [
    'more porters than a color has',
    { quays: ['8 rum A6', '7 rum A5', '5 madras', '6 madras'] },
    ['quays[0]', 'quays[1]'],
    /11.porters aboard and owns only 10/,
    /Take 1.porter of that color/,
  ],
  ['porters other than ten', { ...at1('5 rum A2'), reserves: [9, 10, 10, 10] }, ['reserves[0]'], /add up/, /Put 8/],
  ['an event at an empty quay', at1('- pirates/C'), ['quays[0]'], /no ship/, /value of the ship first/],
  ['two ships at a quay', at1('5 rum 4 rum'), ['quays[0]'], /only one ship/, /Write only one/],
  ['a quay that is no quay', at1('rum and sugar'), ['quays[0]'], /A quay is written/, /empty this quay/],
  ['goods of another box', at1('5 salt'), ['quays[0]'], /no such goods.*salt/, /enter your box/],
  ['porters of nobody', { seats: 3, ...at1('5 rum D2') }, ['quays[0]'], /No such player/, /change their number/],
  ['a ship without goods', at1('5 -'), ['quays[0]'], /no goods/, /Give it goods/],
  [
    'a ninth ship',
    { quays: ['8 rum', '8 rum', '4 madras', '6 madras'] },
    ['quays[0]', 'quays[1]'],
    /2\sships of value 8; the box has 1/,
    /Correct the value/,
  ],
  ['ships counted wrong', { ...at1('5 rum'), ships: { 8: 2 } }, ['ships.8'], /of value 8/, /untick/],
  ['goods counted wrong', { ...at1('5 rum'), goods: { vanilla: 2 } }, ['goods.vanilla'], /vanilla/i, /untick/],
  [
    'vanilla twice',
    { ...at1('5 vanilla'), hands: [['vanilla!'], ['?'], ['?'], ['?']] },
    ['quays[0]', 'hands[0]'],
    /2\sVanilla/i,
    /Correct a goods tile/,
  ],
  ['fewer goods than are hidden', { ...at1('5 rum'), goods: {} }, ['goods'], /hands hide 4|in all/, /untick/],
  [
    'an event tile too many',
    { ...at1('5 rum pirates/A'), tiles: [[], ['pirates'], [], []] },
    ['quays[0]', 'tiles[1]'],
    /seen 2 times/,
    /Take one out/,
  ],
  ['a tile that is not in the box', { tiles: [['kraken'], [], [], []] }, ['tiles[0]'], /no such event tile/, /\./],
  ['two goods in a hand', { hands: [['?'], ['?', '?'], ['?'], ['?']] }, ['hands[1]'], /B holds 2/, /Take 1 away/],
  ['an empty hand', { hands: [['?'], ['?'], [], ['?']] }, ['hands[2]'], /C holds 0/, /Add 1/],
  [
    'all contacts discarded',
    {
      discards: [
        ['deckhand', 'innkeeper', 'pilot', 'foreman', 'customs-officer', 'captain', 'governor', 'shipowner'],
        [],
        [],
        [],
      ],
    },
    ['discards[0]'],
    /8\scontacts/,
    /Untick one/,
  ],
  [
    'a contact in two places',
    { phase: 'effect', turn: { contact: 'pilot' }, discards: [['pilot'], [], [], []] },
    ['discards[0]'],
    /only once/,
    /another contact/,
  ],
  [
    'a contact of another box',
    { turn: { contact: 'smuggler' } },
    ['turn.contact'],
    /no such contact/,
    /enter your box/,
  ],
  ['a counter below 0', { premiums: [0, -3, 0, 0] }, ['premiums[1]'], /.3; it does not go below/, /at your table/],
  [
    'a slate left and kept',
    { left: true, turn: { slateLeft: true } },
    ['slate', 'turn.slateLeft'],
    /cannot hold/,
    /another player/,
  ],
  ['a slate left in no round', { slate: 1, turn: { slateLeft: true } }, ['turn.slateLeft'], /in this round/, /Tick/],
  [
    'a bid above the counter',
    { phase: 'auction', premiums: [9, 9, 9, 9], auction: { tile: 'fire', high: { seat: 1, amount: 12 } } },
    ['auction.high.amount', 'premiums[1]'],
    /has bid 12 with a counter at 9/,
    /Lower the bid to 9/,
  ],
  [
    'a bid of the player who speaks',
    { phase: 'auction', auction: { tile: 'fire', high: { seat: 1, amount: 2 }, next: 1 } },
    ['auction.next'],
    /cannot bid/,
    /has not passed/,
  ],
  ['an auction in another phase', { auction: { tile: 'fire' } }, ['auction'], /phase/, /Take it out/],
  ['a departure in another phase', { leaving: { quay: 1 } }, ['leaving'], /phase/, /Take it out/],
  [
    'a departure from an empty quay',
    { phase: 'settle', leaving: { quay: 1, due: 2 } },
    ['leaving.quay'],
    /no ship/,
    /ship that has goods/,
  ],
  ['no departure to settle', { phase: 'settle' }, ['leaving'], /missing/, /\./],
  ['effects of no card', { phase: 'effect' }, ['turn.contact'], /phase/, /Say which contact/],
  [
    'a card without an effect to do',
    { phase: 'effect', turn: { contact: 'pilot', resolved: false, effects: [] } },
    ['turn.effects'],
    /phase/,
    /Leave an effect/,
  ],
  [
    'an order of departures without two',
    { phase: 'depart', turn: { contact: 'pilot' } },
    ['quays'],
    /phase/,
    /two full ships/,
  ],
  [
    'a card still in play in a turn',
    { phase: 'act', turn: { contact: 'pilot', resolved: false } },
    ['turn.resolved'],
    /phase/,
    /Tick/,
  ],
  ['a known top ship to turn up', { phase: 'revealShip', next: 4 }, ['next'], /phase/, /not known/],
  ['a ship of value 13', at1('13 rum'), ['quays[0]'], /out of range/, /12/],
  ['an unknown field', { colour: 1 }, ['colour'], /no such field/, /Take it out/],
  [
    'a box with a commission of 10',
    { edition: { contacts: [10, 2].map(contactOf) } },
    ['edition.contacts[0].commission'],
    /out of range/,
    /9/,
  ],
  ['five players', { seats: 5 }, ['seats'], /out of range/, /4/],
];

const wrongWith = (
  position: Record<string, unknown>,
): { problems: readonly Problem[]; violations: readonly Impossibility[] } => {
  const read = readTable(position);
  return read.ok
    ? { problems: [], violations: comptoirDesAntilles.validate(read.value.state, position) }
    : { problems: read.problems, violations: [] };
};

describe.each(entered)('%s', (_, change, fields, says, cure) => {
  const position = { seats: 4, ...change };
  const { problems, violations } = wrongWith(position);

  const formIn = (lang: 'fr' | 'en') =>
    withCures({
      lang,
      position,
      set: () => undefined,
      wrong: wrongIn({ kit: comptoirKit }, problems, violations, lang),
      wrongAll: wrongGroup(comptoirKit.book, problems, lang),
      problems,
      violations,
    });

  it('is told beside its fields with its cure, in both languages', () => {
    for (const field of fields) {
      const [fr, en] = [formIn('fr').wrong(field), formIn('en').wrong(field)];
      expect(en).toMatch(says);
      expect(en).toMatch(cure);
      expect(fr).toMatch(/^.{12,}\.$/);
      expect(holesIn(fr ?? '', 'fr')).toEqual([]);
      expect(holesIn(en ?? '', 'en')).toEqual([]);
    }
  });

  it('can still be drawn, with its quays marked', () => {
    const { table } = must(readTable(freshPosition));
    const read = readTable(position);
    const drawn = read.ok ? read.value.table : partly(position, table);
    for (const lang of languages) expect(tableInWords(drawn, lang).join(' ')).not.toMatch(/undefined|NaN/);
    const quays = fields.flatMap((field) => /^quays\[(\d)\]/.exec(field)?.[1] ?? []).map((at) => Number(at) + 1);
    expect(wrongQuays({ problems, violations })).toEqual(quays);
  });
});

it('the picture shows everything but what is wrong', () => {
  const last = must(readTable(freshPosition)).table;
  const shown = partly({ seats: 4, quays: ['5 salt', ...full.slice(1)], premiums: [1, 2, 3, 'x'], left: 7 }, last);
  expect(shown.position.quays).toEqual(['-', ...full.slice(1)]);
  expect(partly({ seats: 5 }, last).position.seats).toBe(4);
  expect(must(parseEdition(partly({ seats: 4, edition: { porters: 0 } }, last).position.edition)).porters).toBe(10);
});
