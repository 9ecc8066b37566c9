import { describe, expect, it } from 'vitest';
import { within } from './portolan.ts';

/** Seat 1 keeps the lighthouse, and seat 0's ship leaves its waters. */
const position = {
  seats: 2,
  board: { rows: ['~ ~ ~ ~', '~ L ~ ~', '~ ~ ~ ~'] },
  ships: { '0t1': { at: [2, 1], heading: 'E' } },
  sailors: [{ owner: 1, at: [1, 1] }],
};
const words = ['check', 'cabo-da-roca', '--position', JSON.stringify(position)];
const move = ['--action', '{"kind":"advance","seat":0,"ship":"0t1"}'];

describe('a legal action is told with what follows', () => {
  it('to people', async () => {
    expect((await within([...words, ...move, '--lang', 'en'])).out).toMatch(/^> A pays B the toll .*20\scoins/m);
    expect((await within([...words, ...move, '--lang', 'fr'])).out).toMatch(/^> .*20\spièces/m);
  });

  it('to a machine, each event with its sentence', async () => {
    const { out } = await within([...words, ...move, '--json']);
    const toll = { kind: 'tollPaid', clause: 'lighthouse.toll', from: 0, to: 1, amount: 20, lighthouse: [1, 1] };
    expect(JSON.parse(out).events).toContainEqual(expect.objectContaining(toll));
  });

  it('and an illegal one with nothing', async () => {
    const { out } = await within([...words, '--action', '{"kind":"advance","seat":0,"ship":"0f1"}', '--json']);
    expect(JSON.parse(out)).toMatchObject({ legal: false, events: [] });
  });
});
