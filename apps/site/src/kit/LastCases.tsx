import { useFetched } from '../questions/Fetched.tsx';
import type { CasesProps } from './CasesList.tsx';

const listing = () => import('./CasesList.tsx');

/** The last cases of a question, and the way back to its example; who has entered nothing has no use for them. */
export const LastCases = (props: CasesProps) => {
  const { part: List } = useFetched(listing, props.cases.length > 0 || props.example !== undefined);
  return List ? <List {...props} /> : null;
};
