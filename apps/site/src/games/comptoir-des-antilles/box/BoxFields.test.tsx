import { renderToString } from 'preact-render-to-string';
import { expect, it } from 'vitest';
import { FormProvider, pathMatches } from '../../../kit/form.tsx';
import { BoxFields } from './BoxFields.tsx';

/** How often the form of a box says what is wrong at a path. */
const told = (wrong: string): number => {
  const form = {
    lang: 'en',
    problemAt: (path: string) => (pathMatches(wrong, path) ? 'so odd' : undefined),
    wholeAt: (path: string) => (path === wrong ? 'so odd' : undefined),
    idOf: (path: string) => path,
    note: () => {},
  } as const;
  const html = renderToString(
    <FormProvider value={form}>
      <BoxFields lang="en" draft={{}} change={() => {}} />
    </FormProvider>,
  );
  return html.split('so odd').length - 1;
};

it.each([
  ...['contacts', 'contacts[0]', 'contacts[0].fr', 'contacts[0].id', 'contacts[0].commission', 'contacts[0].effects'],
  ...['goods', 'goods[0]', 'goods[0].en', 'goods[0].premium', 'goods[0].count', 'porters', 'target'],
])('what is wrong at %s is told once: of a whole only where it is about the whole', (wrong) =>
  expect(told(wrong)).toBe(1),
);
