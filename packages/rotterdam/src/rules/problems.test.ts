import { languages, type Problem } from '@portolan/core';
import { describe, expect, test } from 'vitest';
import { type Position, parseEdition, reconstructed, rotterdam } from '../index.ts';
import { rules } from './index.ts';
import { problemSentences } from './messages/problems.ts';

const problemsOf = (result: { readonly ok: boolean; readonly problems?: readonly Problem[] }) => result.problems ?? [];
const ofBox = (box: unknown) => problemsOf(parseEdition(box));
const ofPosition = (position: object) => problemsOf(rotterdam.parsePosition({ seats: 3, ...position }));
const ofAction = (action: object) => problemsOf(rotterdam.parseAction(action));

const { channels, positions, harbors, materials, products, colors } = reconstructed;
const placed = (id: string, more: object) => positions.map((one) => (one.id === id ? { ...one, ...more } : one));
const bread = products[0]!;

/** Inputs by the problem they have. */
const inputs: Readonly<Record<string, readonly Problem[]>> = {
  'double-channel': ofBox({ channels: [...channels, { from: 'A1', to: 'B1', color: 'blue' }] }),
  'leads-in-a-circle': ofBox({ channels: [...channels, { from: 'C1', to: 'B1', color: 'red' }] }),
  'two-roles': ofBox({ positions: placed('A1', { anchor: true }) }),
  'quay-leads-on': ofBox({ channels: [...channels, { from: 'BO1', to: 'BO2', color: 'red' }] }),
  'wrong-channels-ahead': ofBox({ channels: channels.filter(({ from }) => from !== 'B1') }),
  'start-led-to': ofBox({ channels: [...channels, { from: 'A1', to: 'A2', color: 'red' }] }),
  'no-channel-behind': ofBox({ positions: [...positions, { id: 'X', x: 1, y: 1, harbor: 'botlek' }] }),
  'not-reached': ofBox({ positions: [...positions, { id: 'X', x: 1, y: 1, harbor: 'botlek' }] }),
  'leads-nowhere': ofBox({ positions: [...positions, { id: 'X', x: 1, y: 1 }] }),
  'wrong-name': ofBox({ harbors: harbors.map((one) => ({ ...one, name: { fr: 'Pernis ' } })) }),
  'unused-color': ofBox({ colors: [...colors, 'purple'] }),
  'no-quay': ofBox({
    harbors: [...harbors, { id: 'waalhaven', material: 'ore' }],
    materials: [...materials, { id: 'ore', units: 4, tone: 'brown' }],
    products: [
      ...products,
      { ...bread, id: 'iron', harbor: 'waalhaven' },
      { ...bread, id: 'steel', harbor: 'waalhaven' },
    ],
  }),
  'no-harbor': ofBox({ materials: [...materials, { id: 'ore', units: 4, tone: 'brown' }] }),
  'wrong-products': ofBox({ products: products.slice(0, -1) }),
  'unknown-provenance': ofBox({ provenance: { colors: 'hearsay' } }),
  'unknown-edition': ofBox('another-box'),
  'unknown-product': ofBox({ products: products.map((one) => (one.id === 'jam' ? { ...one, id: 'syrup' } : one)) }),
  'unknown-material': ofBox({ harbors: harbors.map((one) => ({ ...one, material: 'ore' })) }),
  'unknown-harbor': ofBox({ positions: placed('BO1', { harbor: 'waalhaven' }) }),
  'unknown-position': ofBox({ channels: [...channels, { from: 'A1', to: 'X', color: 'red' }] }),
  'unknown-color': ofBox({ channels: [...channels.slice(1), { from: 'A1', to: 'B1', color: 'purple' }] }),
  'not-true': ofBox({ positions: placed('A1', { start: false }) }),
  'wrong-id': ofBox({ id: 'My box' }),
  duplicate: ofBox({ colors: [...colors, 'red'] }),
  'too-long': ofBox({ colors: Array(9).fill('red') }),
  'wrong-length': ofBox({ colors: ['red'] }),
  'not-an-object': ofBox({ products: 'bread', channels: ['A1'] }),
  'wrong-type': ofBox({ products: 'bread' }),
  'out-of-range': ofBox({ products: [{ ...bread, value: 6 }] }),
  'not-an-integer': ofBox({ products: [{ ...bread, value: 0.5 }] }),
  'unknown-field': ofBox({ moon: 'full' }),
  'missing-field': ofBox({ channels: [{ from: 'A1', to: 'B1' }] }),
  'unknown-card': ofBox({ navigation: [{ id: 'fog', copies: 1 }] }),
  'unknown-phase': ofPosition({ phase: 'dawn' }),
  'unknown-step': ofPosition({ step: 'late' }),
  'wrong-phase': ofPosition({ phase: 'sail', due: [1, 0, 0] }),
  'wrong-step': ofPosition({ phase: 'launch', step: 'choose' }),
  'no-turn': ofPosition({ phase: 'trade', seat: 0 }),
  'wrong-ship': ofPosition({ ships: ['0a'] }),
  'unknown-ship': ofPosition({ ships: ['0z@A1'] }),
  'unknown-mission': ofPosition({ hands: [{ missions: ['m99'] }, {}, {}] }),
  'unknown-draw': ofPosition({ pending: [{ draw: 'straws', seat: 0 }] }),
  'unknown-seat': ofPosition({ master: 3 }),
  'unknown-ruling': ofPosition({ rulings: { fog: 'thick' } }),
  'unknown-reading': ofPosition({ rulings: { 'empty-launch': 'thick' } }),
  'unknown-variant': ofPosition({ variants: { fog: true } }),
  'unknown-kind': ofAction({ kind: 'swim' }),
  'not-before-color': ofPosition({ phase: 'sail', call: { color: 'red', waiting: ['0a'] }, ships: ['0a@E2'] }),
  'face-needed': ofPosition({ piles: { botlek: { top: ['?botlek'] } } }),
  'harbor-needed': ofPosition({ phase: 'trade', offer: { from: 0, to: 1, give: ['?'], get: ['jam'] } }),
  'navigation-in-trade': ofPosition({ phase: 'trade', offer: { from: 0, to: 1, give: ['joker'], get: ['jam'] } }),
  'goods-in-trade': ofPosition({ phase: 'trade', offer: { from: 0, to: 1, give: ['m01'], get: ['jam'] } }),
  'same-seat': ofPosition({ phase: 'trade', offer: { from: 1, to: 1, give: ['jam'], get: [] } }),
  'nothing-exchanged': ofPosition({ phase: 'trade', offer: { from: 0, to: 1, give: [], get: [] } }),
  'wrong-total': ofPosition({ ships: ['0a@A1:grain'], stock: { grain: 7 } }),
  'wrong-version': ofPosition({ version: 2 }),
  'wrong-game': ofPosition({ game: 'chess' } satisfies Partial<Record<keyof Position, unknown>>),
};

/** What only the questions of the solvers can find. */
const ofQuestions = ['not-to-act', 'nothing-listed', 'not-afloat', 'not-callable'];

describe('a problem of an input', () => {
  test('has a sentence for each code, and an input that shows it', () => {
    // Text that is not JSON never comes as far as a game's readers; a log is read by core.
    expect([...Object.keys(inputs), ...ofQuestions, 'not-json', 'not-as-start'].sort()).toEqual(
      Object.keys(problemSentences).sort(),
    );
  });

  test.each(Object.entries(inputs))('%s is found and told', (code, problems) => {
    expect(problems.map((problem) => problem.code)).toContain(code);
    for (const problem of problems) {
      expect(problemSentences).toHaveProperty(problem.code);
      for (const lang of languages) {
        // What was found is told as it stands: the back of a card begins with a question mark.
        const text = rules.problem(problem, lang).replace(/\?(botlek)?\)/, ')');
        expect(text).not.toMatch(/\?|undefined|NaN|\[object| {2}|'/);
        if (lang === 'fr') expect(text).not.toMatch(/ [:;!?»]|« /);
        expect(text).toMatch(/\.$/);
      }
    }
  });

  test('of a wrong sort of value names the sort in the language', () => {
    const [problem] = ofBox({ products: 'bread' });
    expect(rules.problem(problem!, 'fr')).toContain('(attendu\u00a0: une liste)');
    expect(rules.problem(problem!, 'en')).toContain('(expected: a list)');
  });

  test('of the river names the line and the position', () => {
    const [problem] = ofBox({ channels: [...channels, { from: 'C1', to: 'B1', color: 'red' }] }).filter(
      ({ code }) => code === 'double-channel',
    );
    expect(rules.problem(problem!, 'en')).toBe('channels[43]: two channels join C1 and B1; the other is channels[8].');
  });
});
