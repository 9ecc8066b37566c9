import { languages } from '@portolan/core';
import { describe, expect, test } from 'vitest';
import { reconstructed } from '../editions/reconstructed.ts';
import { navigationIds, phases } from '../types.ts';
import {
  missionInWords,
  navigationEffect,
  phaseInWords,
  productInWords,
  rules,
  rulesIn,
  shipInWords,
} from './index.ts';
import { actionMessages } from './messages/actions.ts';
import { eventMessages, refusalMessages } from './messages/index.ts';

const sample = {
  seat: 1,
  turn: 0,
  mover: 2,
  owner: 2,
  from: 'B1',
  to: 'A2',
  ship: '0b',
  ships: ['0b', '1a'],
  cargo: 'crude-oil',
  material: 'crude-oil',
  color: 'red',
  called: 'green',
  channel: 'yellow',
  at: 'C2',
  position: 'C2',
  start: 'A1',
  path: ['B1', 'A2'],
  by: ['2a'],
  due: [1, 0, 2],
  count: 2,
  cause: 'hand-full',
  card: 'setback',
  points: 5,
  total: 9,
  mission: 'm13',
  product: 'jam',
  products: ['jam', 'jam', 'paint'],
  jokers: ['bread'],
  give: ['?botlek'],
  get: ['paint'],
  missing: ['jam'],
  extra: ['paint'],
  harbor: 'botlek',
  result: 'delivered',
  phase: 'sail',
  needs: 'launch',
  hand: 4,
  limit: 3,
  needed: 2,
  given: 1,
  possible: 2,
  side: 'give',
  used: 2,
  top: 'paint',
  seen: 9,
  copies: 8,
  found: 8,
  afloat: 8,
  units: 7,
  missions: 3,
  navigation: 1,
  expected: 3,
  cards: 4,
  calls: 4,
  draw: 'product',
  target: 12,
  reached: [1],
  among: [0, 1],
  left: [1],
  seats: [1],
};

/** Facts that mean something else in one kind of event, action or violation. */
const own: Readonly<Record<string, object>> = {
  cargoSwapped: { cargo: ['grain', null] },
  cargoStolen: { from: '0a', to: '1a' },
  arrived: { at: 'BO1' },
  productReturned: { to: 'top' },
  masterPassed: { from: 0, to: 1 },
  tradeOffered: { from: 0, to: 1 },
  tradeMade: { from: 0, to: 1 },
  tradeDeclined: { from: 0, to: 1 },
  offerTrade: { to: 2 },
  'offer-open': { to: 2 },
  'not-your-offer': { to: 2 },
  'card-not-taken': { due: 1 },
  'too-many-due': { due: 5 },
  tieBroken: { by: 'missions' },
};

/** What a thief names. */
const plays: Readonly<Record<string, object>> = { 'cargo-thief': { from: '0a', to: '1a', start: undefined } };

const keyed = (key: string) => {
  const [reason = '', clause = 'any.clause'] = key.split('/').reverse();
  return { clause, reason, facts: {} };
};

describe('the sentences', () => {
  test('tell what came of an action, once it is made: who draws a card, that somebody trades no more', () => {
    const drawn = { kind: 'drawMission', mission: '?' };
    const came = [{ kind: 'missionDrawn', clause: 'mission.redraw', seat: 2, mission: '?' }];
    expect([rules.action(drawn, 'fr'), rules.action(drawn, 'fr', came)]).toEqual([
      'On pioche une Mission cachée',
      'C pioche une Mission cachée',
    ]);
    expect(rules.action(drawn, 'en', came)).toBe('C draws a hidden Mission');
    const ended = (clause: string) => [{ kind: 'turnEnded', clause, seat: 1, auto: false }];
    const told = ['sail.pass', 'trade.ends'].map((clause) =>
      rules.action({ kind: 'endTurn', seat: 1 } as never, 'fr', ended(clause)),
    );
    expect(told).toEqual(['B finit son tour', 'B n’échange plus']);
  });

  test.each(languages)('are whole in %s', (lang) => {
    const all = [
      ...Object.keys(refusalMessages).map((key) => {
        const { clause, reason } = keyed(key);
        return rules.violation({ clause, reason, facts: { ...sample, ...own[reason] } }, lang);
      }),
      ...Object.keys(eventMessages).map((kind) => rules.event({ ...sample, ...own[kind], kind }, lang)),
      ...Object.keys(actionMessages).map((kind) => rules.action({ ...sample, ...own[kind], kind }, lang)),
      ...navigationIds.map((card) =>
        rules.action({ ...sample, ...plays[card], kind: 'playCard', card } as never, lang),
      ),
    ];
    for (const text of all) {
      expect(text).not.toMatch(/\?|undefined|null|NaN|\[object| {2}|'/);
      if (lang === 'fr') expect(text).not.toMatch(/ [:;!?»]|« /);
    }
  });

  test('count in each language as it counts', () => {
    const left = (due: number) => ({ clause: 'anchor.one-card-per-ship', reason: 'card-not-taken', facts: { due } });
    expect(rules.violation(left(1), 'fr')).toBe('Il reste 1\u00a0carte à piocher.');
    expect(rules.violation(left(2), 'fr')).toBe('Il reste 2\u00a0cartes à piocher.');
    expect(rules.violation(left(1), 'en')).toBe('There is 1\u00a0card still to draw.');
    expect(rules.violation(left(2), 'en')).toBe('There are 2\u00a0cards still to draw.');
  });

  test('tell no empty list of ships', () => {
    const call = (ships: readonly string[]) => ({
      clause: 'sail.all-ships-move',
      reason: 'ships-still-to-move',
      facts: { ships },
    });
    expect(rules.violation(call(['0a']), 'en')).toBe('Still to move: A’s ship\u00a01.');
    expect(rules.violation(call([]), 'en')).toBe('The color called has not been played out yet.');
    expect(rules.violation(call([]), 'fr')).toBe('La couleur annoncée n’est pas encore jouée jusqu’au bout.');
  });

  test('say where an open card is to be named', () => {
    const closed = { clause: 'variant.open-products', reason: 'pile-not-open', facts: { harbor: 'europoort' } };
    expect(rules.violation(closed, 'fr')).toBe(
      'La première carte d’Europoort devrait être face visible\u00a0: nommez-la en tête de sa pioche (piles.europoort.top).',
    );
    expect(rules.violation(closed, 'en')).toContain('(piles.europoort.top)');
    const [, ...others] = reconstructed.harbors;
    const box = { ...reconstructed, harbors: [...others, { ...reconstructed.harbors[0]!, name: { fr: 'Pernis' } }] };
    const ours = { ...closed, facts: { harbor: reconstructed.harbors[0]!.id } };
    expect(rulesIn(box).violation(ours, 'fr')).toMatch(/carte de Pernis .*\(piles\.vulcaanhaven\.top\)/);
  });

  test('say whose turn it is, and that a card is due first', () => {
    const late = { clause: 'round.seat-order', reason: 'not-your-turn', facts: { turn: 2 } };
    expect(rules.violation(late, 'fr')).toBe('C’est le tour de C.');
    expect(rules.violation({ ...late, clause: 'navigation.own-turn' }, 'en')).toContain('in one’s own turn only');
    expect(rules.violation({ ...late, facts: { turn: 'nature' } }, 'en')).toBe('A card must be drawn first.');
  });

  test('call cards of which only the back is seen by their harbor', () => {
    expect(productInWords('?botlek', 'fr')).toBe('carte de Botlek');
    expect(productInWords('?europoort', 'fr')).toBe('carte d’Europoort');
    const trade = { kind: 'tradeMade', from: 0, to: 1, give: ['?botlek', '?botlek'], get: ['jam'] };
    expect(rules.event(trade, 'en')).toBe('A and B trade: 2\u00a0×\u00a0a card of Botlek for jam.');
  });

  test('call an owner’s pieces by their ids', () => {
    expect(productInWords('smoked-eel', 'en')).toBe('smoked eel');
    expect(
      rules.violation({ clause: 'any', reason: 'not-a-channel-color', facts: { color: 'sea-green' } } as never, 'fr'),
    ).toContain('sea green');
    expect([missionInWords('m07', 'fr'), missionInWords('big-one', 'en')]).toEqual([
      'la Mission\u00a07',
      'Mission\u00a0Big one',
    ]);
  });

  test('name ships, phases and the effect of every Navigation card', () => {
    expect([shipInWords('1c', 'fr'), shipInWords('0a', 'en')]).toEqual(['le navire\u00a03 de B', 'A’s ship\u00a01']);
    for (const lang of languages) {
      expect(new Set(phases.map((phase) => phaseInWords(phase, lang))).size).toBe(phases.length);
      expect(new Set(navigationIds.map((card) => navigationEffect(card, lang))).size).toBe(navigationIds.length);
    }
  });
});
