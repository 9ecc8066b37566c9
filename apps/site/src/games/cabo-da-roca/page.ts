import { defaultOf, parseEdition, readingsOf, reconstructed, rulesVersion, rulingNames } from '@portolan/cabo-da-roca';
import { title } from '@portolan/cabo-da-roca/rules';
import { pageOf } from '../../kit/page-of.ts';

/** Cabo da Roca, as its pages know it. */
const caboPage = pageOf({
  id: 'cabo-da-roca',
  title,
  rules: () => import('./rules.ts'),
  rulingNames,
  readingsOf,
  defaultOf,
  rulesVersion,
  box: reconstructed,
  parseEdition,
});

export default caboPage;
