import { Piles, Players } from '@portolan/boards/comptoir-des-antilles';
import { phaseName } from '@portolan/comptoir-des-antilles/rules';
import type { Lang } from '@portolan/core';
import { type Tried, useMarks } from './marks.ts';
import { Surroundings } from './Surroundings.tsx';

/** What lies around a harbor that is played on. */
export const Around = ({ lang, ...tried }: Tried & { readonly lang: Lang }) => {
  const { table } = tried;
  const phase = (
    <p class="ca-phase">
      <b>{phaseName(table.position.phase ?? 'act', lang)}</b>
    </p>
  );
  return (
    <Surroundings table={table} lang={lang} when={phase}>
      <Piles table={table} lang={lang} marks={useMarks(tried)} />
      <Players table={table} lang={lang} />
    </Surroundings>
  );
};
