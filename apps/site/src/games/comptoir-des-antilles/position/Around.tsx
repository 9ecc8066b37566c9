import { Piles, Players } from '@portolan/boards/comptoir-des-antilles';
import type { Lang } from '@portolan/core';
import { type Tried, useMarks } from './marks.ts';
import { Surroundings } from './Surroundings.tsx';

/** What lies around a harbor that is played on. */
export const Around = ({ lang, ...tried }: Tried & { readonly lang: Lang }) => {
  const { table } = tried;
  return (
    <Surroundings table={table} lang={lang}>
      <Piles table={table} lang={lang} marks={useMarks(tried)} />
      <Players table={table} lang={lang} />
    </Surroundings>
  );
};
