import { examples as ofBorneo } from '@portolan/borneo/examples';
import { examples as ofCabo } from '@portolan/cabo-da-roca/examples';
import { examples as ofComptoir } from '@portolan/comptoir-des-antilles/examples';
import { type Example, must, type Result } from '@portolan/core';
import { examples as ofRotterdam } from '@portolan/rotterdam/examples';
import { render as borneo } from '../borneo/svg.ts';
import { render as cabo } from '../cabo-da-roca/svg.ts';
import { render as comptoir } from '../comptoir-des-antilles/svg.ts';
import { render as rotterdam } from '../rotterdam/svg.ts';
import type { DrawOptions } from './sheet.ts';

const drawn = (
  examples: readonly Example[],
  id: string,
  render: (position: unknown, options: DrawOptions) => Result<string>,
): string => must(render(examples.find((example) => example.id === id)?.position, { lang: 'en' }));

/** The pictures of the README, by their paths in the package. */
export const pictures = (): (readonly [path: string, svg: string])[] => [
  ['pictures/borneo.svg', drawn(ofBorneo, 'six-red-flags', borneo)],
  ['pictures/cabo-da-roca.svg', drawn(ofCabo, 'ties-pay-everybody', cabo)],
  ['pictures/comptoir-des-antilles.svg', drawn(ofComptoir, 'known-goods', comptoir)],
  ['pictures/rotterdam.svg', drawn(ofRotterdam, 'the-card-is-buried', rotterdam)],
];
