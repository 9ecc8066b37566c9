import { type Example, must, type Result } from '@portolan/core';
import type { DrawOptions } from './sheet.ts';

/** An example of a rulebook, drawn. */
export const pictured = (
  examples: readonly Example[],
  id: string,
  render: (position: unknown, options: DrawOptions) => Result<string>,
): string => must(render(examples.find((example) => example.id === id)?.position, { lang: 'en' }));
