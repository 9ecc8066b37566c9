import { defaultOf, parseEdition, readingsOf, reconstructed, rulesVersion, rulingNames } from '@portolan/borneo';
import { title } from '@portolan/borneo/rules';
import { pageOf } from '../../kit/page-of.ts';

/** Borneo, as its pages know it. */
const borneoPage = pageOf({
  id: 'borneo',
  title,
  rules: () => import('./rules.ts'),
  rulingNames,
  readingsOf,
  defaultOf,
  rulesVersion,
  box: reconstructed,
  parseEdition,
});

export default borneoPage;
