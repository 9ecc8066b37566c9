import { describe, expect, it } from 'vitest';
import { type Given, json, line } from '../fixtures/terminal.ts';

const at = ['--position', '{}'];
const act = ['--action', '{"kind":"take","seat":0,"stones":1}'];

/** A line, the problems as `path code`, and for some of them a part of the sentence in both languages. */
type Row = readonly [line: readonly string[], problems: readonly string[], fr?: string, en?: string];

const table: Row[] = [
  [['fly'], ['command unknown-command'], 'cette commande n’existe pas (trouvé fly, possible games', 'no such command'],
  [['fly', '--help'], ['command unknown-command']],
  [['check'], ['--position missing-option', '--action missing-option', 'game missing-word']],
  [['check', 'nim', 'now', ...at, ...act], ['now needless-word'], 'ce mot est de trop', 'one too many'],
  [
    ['check', 'chess', ...at, ...act],
    ['game unknown-game'],
    'ce jeu n’existe pas (trouvé chess, possible nim)',
    'no such game',
  ],
  [['check', 'toString', ...at, ...act], ['game unknown-game']],
  [['check', 'nim', ...at, ...act, '--fast'], ['--fast unknown-option'], 'cette option n’existe pas', 'no such option'],
  [['check', 'nim', ...at, ...act, '-x'], ['-x unknown-option']],
  [
    ['check', 'nim', ...act, '--position'],
    ['--position missing-value'],
    'cette option demande une valeur',
    'needs a value',
  ],
  [['check', 'nim', '--position', ...act], ['--position missing-value']],
  [['check', 'nim', ...at, ...at, ...act], ['--position option-twice'], 'donnée deux fois', 'given twice'],
  [['check', 'nim', ...at, ...act, '--all-rulings=yes'], ['--all-rulings needless-value']],
  [['check', 'nim', '--position', 'no.json', ...act], ['--position missing-file'], 'ni un fichier', 'neither a file'],
  [
    ['check', 'nim', '--position', 'folder/', ...act],
    ['--position unreadable-file'],
    'ne se laisse pas lire',
    'cannot be read',
  ],
  [
    ['check', 'nim', '--position', '-', '--action', '-'],
    ['--position stdin-twice', '--action stdin-twice'],
  ],
  [['check', 'nim', '--position', '{"heap":}', ...act], [' not-json'], 'ligne 1, colonne 9', 'line 1, column 9'],
  [['check', 'nim', '--position', '{"heap":', ...act], [' cut-json'], 'la fin manque', 'the end is missing'],
  [['check', 'nim', '--position', 'cut.json', ...act], [' cut-json'], 'ligne 2, colonne 1', 'line 2, column 1'],
  [['check', 'nim', '--position', 'deep.json', ...act], [' too-deep'], 'trop profondes', 'too deep'],
  [['check', 'x'.repeat(500), ...at, ...act], ['game unknown-game'], `trouvé ${'x'.repeat(60)}…`],
  [['check', 'nim', '--position', 'null', ...act], [' not-an-object']],
  [['check', 'nim', '--position', '[1]', ...act], [' not-an-object']],
  [
    ['check', 'nim', '--position', '{"heap":1.5,"hat":1}', ...act],
    ['hat unknown-field', 'heap not-an-integer'],
    'fr: hat',
    'en: hat',
  ],
  [
    ['check', 'nim', '--position', '{"heap":-1}', ...act],
    ['heap negative'],
    '[heap.size]',
    'en: heap.size/negative [heap.size]',
  ],
  [['check', 'nim', ...at, '--action', '{"kind":"fly"}'], ['kind unknown-kind']],
  [['check', 'nim', ...at, '--action', '[]'], [' no-action']],
  [['check', 'nim', ...at, '--action', `[${act[1]},${act[1]}]`], [' one-action'], 'un seul coup', 'Exactly one action'],
  [['apply', 'nim', ...at, '--action', '[{"kind":"take"},{"kind":"fly"}]'], ['[1].kind unknown-kind']],
  [
    ['apply', 'nim', ...at, '--action', '{', '--action', '['],
    [' cut-json', ' cut-json'],
  ],
  [['check', 'nim', ...at, ...act, '--rulings', 'three'], ['--rulings not-a-pair'], 'nom=lecture', 'name=reading'],
  [['check', 'nim', ...at, ...act, '--rulings', 'four=yes'], ['four unknown-ruling']],
  [['check', 'nim', ...at, ...act, '--rulings', 'three=maybe'], ['three unknown-reading']],
  [['check', 'nim', ...at, ...act, '--lang', 'de'], ['--lang unknown-lang']],
  [['actions', 'nim', ...at, '--seat', '7'], ['--seat unknown-seat'], 'possible A, B).\n', 'possible A, B).\n'],
  [['rules', 'nim', 'heap.fly'], ['clause unknown-clause'], 'cette règle n’existe pas', 'no such clause'],
  [['rules', 'nim', 'constructor'], ['clause unknown-clause']],
  [['replay', '--log', '{"game":"nim","version":1'], [' cut-json']],
  [['replay', '--log', '[]'], [' not-an-object']],
  [['replay', '--log', '{}'], ['game missing-field'], 'game\u00a0: ce champ manque.', 'game: this field is missing.'],
  [['replay'], ['--log missing-option'], 'attendu --log L, --notation N', 'expected --log L, --notation N'],
  [['replay', '--log', '{"game":"chess"}'], ['game unknown-game']],
  [['replay', '--log', '{"game":{}}'], ['game unknown-game']],
  [
    ['replay', '--log', '{"game":"nim","version":2,"seats":2}'],
    ['version wrong-version', 'actions missing-field'],
  ],
  [
    ['replay', '--log', '{"game":"nim","version":1,"seats":2,"actions":[{"kind":"fly"}]}'],
    ['actions[0].kind unknown-kind'],
  ],
  [['solve', 'nim', 'losing'], ['question unknown-question']],
  [['solve', 'nim', 'winning'], ['--position missing-option']],
  [['solve', 'nim', 'winning', ...at, '--input', '{"x":1}'], ['x unknown-field']],
  [['solve', 'nim', 'odds', ...at, '--iterations', '0'], ['--iterations out-of-range']],
  [['solve', 'nim', 'odds', ...at, '--time', '5'], ['--time not-timed'], '--seconds', '--seconds'],
  [
    ['check', 'nim', ...at, '--action', '[]', '--rulings', 'three=yes,three=no'],
    ['three ruling-twice'],
    'deux façons',
    'two ways',
  ],
  [
    ['solve', 'nim', 'odds', '--position', '{', '--seconds', '0'],
    [' cut-json', '--seconds out-of-range'],
  ],
  [
    ['solve', 'nim', 'odds', '--input', '{', '--seed', 'x'],
    [' cut-json', '--seed not-an-integer'],
  ],
  [
    ['check', 'nim', '--position', '{', '--action', '['],
    [' cut-json', ' cut-json'],
  ],
  [
    ['count', 'nim', '--depth', '21', '--seats', '9'],
    ['--depth out-of-range', '--seats out-of-range'],
  ],
  [
    ['replay', '--log', '{', '--as', 'x', '--seat', '0'],
    [' cut-json', '--as unknown-format', '--as not-together'],
  ],
  [['simulate', 'nim', '--games', '0'], ['--games out-of-range'], 'hors limites (trouvé 0, au moins 1', 'out of range'],
  [['simulate', 'nim', '--games', '-5'], ['--games out-of-range']],
  [['simulate', 'nim', '--games', '1e3'], ['--games not-an-integer']],
  [['simulate', 'nim', '--games', '99999999999999999999'], ['--games out-of-range']],
  [['simulate', 'nim', '--games', '1 000 000 000'], ['--games out-of-range']],
  [['simulate', 'nim', '--games', '10 00'], ['--games not-an-integer']],
  [
    ['simulate', 'nim', '--games', '1.5', '--seats', '9'],
    ['--games not-an-integer', '--seats out-of-range'],
  ],
  [
    ['simulate', 'nim', '--policy', 'search'],
    ['--policy unknown-policy'],
    'possible random, sensible',
    'possible random, sensible',
  ],
  [['simulate', 'nim', '--workers', '0'], ['--workers out-of-range']],
  [
    ['simulate', 'nim', '--policy', 'random,sensible,random'],
    ['--policy one-or-all'],
    'trouvé 3, attendu 2',
    'for each',
  ],
  [['simulate', 'nim', '--policy', 'random,clever'], ['--policy unknown-policy']],
  [
    ['simulate', 'nim', '--out', 'x', '--each', 'csv'],
    ['--out not-together'],
    'ne vont pas ensemble',
    'not go together',
  ],
  [['simulate', 'nim', '--redis', 'redis://x'], ['--redis unknown-option']],
  [['simulate', 'nim', '--variants', 'hats'], ['variants.hats unknown-variant']],
  [['count', 'nim'], ['--depth missing-option']],
  [['count', 'nim', '--depth', 'deep'], ['--depth not-an-integer']],
  [['schema', 'nim', 'hat'], ['schema unknown-schema'], 'possible position, action, edition, log', 'no such schema'],
];

const files: Given['files'] = {
  'deep.json': `{"heap":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
  'cut.json': '{"heap": 5,\n',
};

describe('bad input', () => {
  it.each(table.map((row) => [row[0].join(' '), row] as const))('%s', async (_, [argv, problems, fr, en]) => {
    const { exit, value } = await json(argv, { files });
    expect(exit).toBe(2);
    const found = (value as { problems: { path: string; code: string; message: string }[] }).problems;
    expect(found.map(({ path, code }) => `${path} ${code}`)).toEqual(problems);
    for (const [lang, part = ''] of [
      ['fr', fr],
      ['en', en],
    ] as const) {
      const told = await line([...argv, '--lang', lang], { files });
      expect(told.exit).toBe(2);
      expect(told.out).toBe('');
      expect(told.err).toContain(part);
      expect(told.err.trimEnd().split('\n')).toHaveLength(problems.length + 1);
    }
  });

  it('names the input a problem stands in', async () =>
    expect((await json(['check', 'nim', '--position', '{"hat":1}', ...act])).value).toEqual({
      problems: [{ path: 'hat', code: 'unknown-field', message: 'en: hat unknown-field', input: '--position' }],
    }));

  it('sets French as French print does', async () =>
    expect((await line(['fly', '--lang', 'fr'])).err).toMatch(
      /^Entrée incorrecte\u00a0:\n- command\u00a0: cette commande/,
    ));
});

describe('our own bug', () => {
  const broken = ['apply', 'nim', '--position', '{"heap":99}', ...act];

  it('is one line and exit code 3', async () => {
    expect(await line(broken)).toEqual({ exit: 3, out: '', err: 'Internal error: the heap fell over\n' });
    expect(await json(broken)).toEqual({ exit: 3, value: { error: 'Internal error: the heap fell over' } });
  });
});
