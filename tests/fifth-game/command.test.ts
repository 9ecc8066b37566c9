import { games, type Io, run } from '@portolan/cli';
import { describe, expect, it } from 'vitest';
import { entry } from './command.ts';

/** Runs a line over Portolan's games and merels. */
const line = async (...argv: readonly string[]) => {
  const out: string[] = [];
  const err: string[] = [];
  const nothing = () => {
    throw Object.assign(new Error('no file'), { code: 'ENOENT' });
  };
  const io: Io = {
    stdin: () => '',
    readFile: nothing,
    writeFile: nothing,
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    env: {},
    colors: false,
    now: () => 0,
  };
  const exit = await run(argv, io, { ...games, merels: async () => entry });
  return { exit, out: out.join(''), err: err.join('') };
};

const start = '{"board":[[],[]],"hands":[9,9]}';

describe('the command', () => {
  it('lists merels beside the other games, by its name in each language', async () => {
    const { out } = await line('games');
    expect(out).toMatch(/borneo/);
    expect(out).toContain('merels  Merels,');
    expect((await line('games', '--lang', 'fr')).out).toContain('merels  Jeu du moulin,');
  });

  it('judges a move, plays it, and says what is wrong with a position', async () => {
    const occupied = ['--position', '{"board":[["d6"],[]],"hands":[8,9],"active":1}'];
    const place = ['--action', '{"kind":"place","seat":1,"to":"d6"}', '--lang', 'fr'];
    expect(await line('check', 'merels', ...occupied, ...place)).toMatchObject({
      exit: 1,
      out: expect.stringContaining('Le point d6 est occupé.'),
    });
    const action = '{"kind":"place","seat":0,"to":"d6"}';
    const { out } = await line('apply', 'merels', '--position', start, '--action', action, '--json');
    expect(JSON.parse(out).position).toMatchObject({ board: [['d6'], []], hands: [8, 9], active: 1 });
    const { exit, err } = await line('actions', 'merels', '--position', '{"board":[["d9"],[]]}');
    expect(exit).toBe(2);
    expect(err).toContain('board[0][0]: there is no such point');
  });

  it('prints the schema of a position, made of its readers', async () => {
    const { out } = await line('schema', 'merels', 'position');
    expect(JSON.parse(out).properties.hands).toMatchObject({
      minItems: 2,
      prefixItems: [{ maximum: 9 }, { maximum: 9 }],
    });
  });

  it('plays many games and counts lines from the start, though merels knows no variants', async () => {
    const played = await line('simulate', 'merels', '--games', '3', '--max-actions', '200', '--json');
    expect(played.err).toBe('');
    expect(JSON.parse(played.out)).toMatchObject({ games: 3 });
    const counted = await line('count', 'merels', '--depth', '2', '--json');
    expect(counted.err).toBe('');
    expect(JSON.parse(counted.out)).toMatchObject({ leaves: 24 * 23 });
  });

  it('finds the best move, once it is told how the game is played on', async () => {
    // A closes a7, d7, g7 and takes one of three men: who has two has lost.
    const open = '{"board":[["a7","d7","g4","f2"],["b6","c5","e3"]],"hands":[0,0]}';
    const found = await line('solve', 'merels', 'best', '--position', open, '--iterations', '200', '--json');
    expect(found).toMatchObject({ exit: 0, err: '' });
    expect(JSON.parse(found.out).best).toMatchObject({ from: 'g4', to: 'g7' });
    expect((await line('solve', 'merels')).out).toContain('What is my best move?');
    expect(
      (await line('solve', 'merels', 'best', '--position', open, '--iterations', '50', '--lang', 'fr')).out,
    ).toMatch(/en tête dans|Avance moyenne/);
  });

  const three = '{"board":[["a7","d7","b4"],["b6","c5","g1","e4"]],"from":"b4","to":"g7"}';

  it('lists the dispute, and says what it needs', async () => {
    expect((await line('ask', 'merels')).out).toContain('move  May this man go there?');
    expect((await line('ask', 'merels', 'move', '--lang', 'fr')).out).toContain('from   De');
  });

  it('settles the dispute in words, and says which reading would change it', async () => {
    const { exit, out } = await line('ask', 'merels', 'move', '--input', three);
    expect(exit).toBe(0);
    expect(out).toMatch(/^Legal: from b4 to g7, a mill is closed\nFrom b4 to g7, a mill is closed: A takes\.\n/);
    expect(out).toContain(
      'By our reading. At a table where nobody flies, illegal: no step along a line leads from b4 to g7.',
    );
    expect(out).toContain('8.1 ruling.flying');
    expect(out).toContain('No, always to a neighboring point');
  });

  it('settles it by the reading of the table, in French', async () => {
    const told = await line('ask', 'merels', 'move', '--input', three, '--rulings', 'flying=never', '--lang', 'fr');
    expect(told.exit).toBe(1);
    expect(told.out).toMatch(/^Illégal\u00a0: aucun pas le long d’une ligne ne mène de b4 à g7\n/);
    const { out } = await line('ask', 'merels', 'move', '--input', three, '--json');
    expect(JSON.parse(out)).toMatchObject({
      verdict: { legal: true, by: ['ruling.flying'] },
      headline: 'Legal: from b4 to g7, a mill is closed',
      open: { by: 'By our reading.' },
      facts: { mill: true },
      readings: [{ ruling: 'flying', reading: 'never', headline: 'Illegal: no step along a line leads from b4 to g7' }],
    });
  });
});
