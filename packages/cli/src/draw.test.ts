import { describe, expect, it } from 'vitest';
import { json, line } from '../fixtures/terminal.ts';

const heap = ['draw', 'nim', '--position', '{"heap":4}', '--lang', 'en'];

describe('a position', () => {
  it('is drawn as SVG, in the language and the theme of the line', async () => {
    const { exit, out } = await line([...heap, '--theme', 'night']);
    expect(exit).toBe(0);
    expect(out).toMatch(/^<svg xmlns="[^"]+" lang="en" class="night"><desc>.*"heap":4.*<\/svg>\n$/);
    expect(await json(heap)).toMatchObject({ exit: 0, value: { svg: expect.stringContaining('class="day"') } });
  });

  it('has the move pointed out that the line gives', async () => {
    const take = { kind: 'take', seat: 0, stones: 1 };
    const { exit, out } = await line([...heap, '--action', JSON.stringify(take)]);
    expect(exit).toBe(0);
    expect(out).toContain('"kind":"take"');
    expect((await line(heap)).out).not.toContain('"kind":"take"');
    expect((await line([...heap, '--action', '{"kind":"eat"}'])).exit).toBe(2);
  });

  it('that cannot be read, or a theme that is none, is told with its place', async () => {
    expect((await line(['draw', 'nim', '--position', '{"heap":"x"}'])).exit).toBe(2);
    expect(await json([...heap, '--theme', 'dusk'])).toMatchObject({
      exit: 2,
      value: {
        problems: [{ path: '--theme', code: 'unknown-theme' }],
      },
    });
  });
});
