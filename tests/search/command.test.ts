import { describe, expect, it } from 'vitest';
import { within } from '../cli/portolan.ts';
import { groups, looked, type Query, tell, wanted } from './queries.ts';

interface Hit {
  readonly kind: string;
  readonly id: string;
}

const answers = ({ clauses = [], page, checker }: Query, { kind, id }: Hit): boolean => {
  if (page === undefined) return kind === 'clause' && clauses.includes(id);
  // Where a question of a page is meant, the page alone does not answer.
  return checker === undefined ? kind === page || (kind === 'page' && id === page) : kind === page && id === checker;
};

const hitsOf = async ({ game, lang, query }: Query): Promise<readonly Hit[]> =>
  JSON.parse((await within(['rules', game, '--search', query, '--lang', lang, '--json'])).out);

describe('what players type is answered by the command', () => {
  it.each(groups)('%s', async (name, own) => {
    const missed: Query[] = [];
    for (const query of own) {
      const hits = await hitsOf(query);
      if (!hits.slice(0, looked).some((hit) => answers(query, hit))) missed.push(query);
    }
    expect(tell('command', name, own, missed)).toBeGreaterThanOrEqual(wanted);
  });
});
