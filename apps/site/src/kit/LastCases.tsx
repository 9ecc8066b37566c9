import { whenWanted } from '../questions/Fetched.tsx';
import type { CasesProps } from './CasesList.tsx';

/** The last cases of a question, and the way back to its example; who has entered nothing has no use for them. */
export const LastCases = whenWanted<CasesProps>(
  () => import('./CasesList.tsx'),
  ({ cases, example }) => cases.length > 0 || example !== undefined,
  'quiet',
);
