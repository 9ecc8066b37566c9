import { useStore } from '@nanostores/preact';
import type { Lang } from '@portolan/core';
import { GameProvider, type PageGame } from '../kit/game.ts';
import { TableReadings } from '../kit/TableReadings.tsx';
import { rulingsOf } from '../stores/rulings.ts';

/** The open points of a game, each as this table plays it: fetched when somebody wants to see them, as the rulebook tells them. */
const NewTerms = ({ lang, page }: { readonly lang: Lang; readonly page: PageGame }) => {
  const store = rulingsOf(page.id);
  const value = useStore(store);
  return (
    <GameProvider value={page} lang={lang}>
      <TableReadings
        open
        lang={lang}
        names={page.openPoints.names}
        value={value}
        onChange={(next) => store.set(next)}
      />
    </GameProvider>
  );
};

export default NewTerms;
