import { defaultOf, parseEdition, readingsOf, reconstructed, rulesVersion, rulingNames } from '@portolan/rotterdam';
import { title } from '@portolan/rotterdam/rules';
import { pageOf } from '../../kit/page-of.ts';

/** Rotterdam, as its pages know it. */
const rotterdamPage = pageOf({
  id: 'rotterdam',
  title,
  rules: () => import('./rules.ts'),
  rulingNames,
  readingsOf,
  defaultOf,
  rulesVersion,
  box: reconstructed,
  parseEdition,
});

export default rotterdamPage;
