import {
  defaultOf,
  parseEdition,
  readingsOf,
  reconstructed,
  rulesVersion,
  rulingNames,
} from '@portolan/comptoir-des-antilles';
import { title } from '@portolan/comptoir-des-antilles/rules';
import { pageOf } from '../../kit/page-of.ts';

/** Comptoir des Antilles, as its pages know it. */
const comptoirPage = pageOf({
  id: 'comptoir-des-antilles',
  title,
  rules: () => import('./rules.ts'),
  rulingNames,
  readingsOf,
  defaultOf,
  rulesVersion,
  box: reconstructed,
  parseEdition,
});

export default comptoirPage;
