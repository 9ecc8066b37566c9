import { useStore } from '@nanostores/preact';
import type { Lang } from '@portolan/core';
import { OwnBox } from '../kit/BoxNote.tsx';
import { GameProvider, type PageGame } from '../kit/game.ts';
import { ReadingFields } from '../kit/TableReadings.tsx';
import { rulingsOf } from '../stores/rulings.ts';
import { editionOf } from '../stores/table.ts';

/** The open points of a game, each as this table plays it, and the box: fetched when somebody wants to see them, as the rulebook tells them. */
const NewTerms = ({ lang, base, page }: { readonly lang: Lang; readonly base: string; readonly page: PageGame }) => {
  const store = rulingsOf(page.id);
  const value = useStore(store);
  const box = useStore(editionOf(page.id));
  return (
    <GameProvider value={page} lang={lang}>
      <ReadingFields lang={lang} names={page.openPoints.names} value={value} onChange={(next) => store.set(next)} />
      {box && <OwnBox lang={lang} base={base} />}
    </GameProvider>
  );
};

export default NewTerms;
