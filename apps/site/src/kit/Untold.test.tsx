import { renderToString } from 'preact-render-to-string';
import { expect, it } from 'vitest';
import { Untold } from './Untold.tsx';

const others = (...names: readonly string[]) => names.map((name, value) => ({ value, name }));

const drawn = (names: readonly string[]): string =>
  renderToString(
    <Untold
      lang="fr"
      unsaid={[{ at: 'hand', text: 'En main : 3 ou plus', otherwise: 'illégal', others: others(...names) }]}
      confirm={() => {}}
      tell={() => {}}
    />,
  );

it('a fact that nobody has told can be said where it is asked: so, or what else it may be', () => {
  expect(drawn(['1', '2'])).toMatch(/C’est bien ça.*Plutôt 1.*Plutôt 2/);
});
