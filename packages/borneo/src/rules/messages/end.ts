import type { Text } from '@portolan/core';
import { listed, seat } from '@portolan/core/words';
import { happening } from './types.ts';

/** What points are for, by the clause that gives them. */
const scoredFor: Readonly<Record<string, Text>> = {
  'score.shipments': { fr: 'pour ses Cargaisons', en: 'for Shipment cards' },
  'score.harbors': { fr: 'pour ses cartes Port', en: 'for Harbor cards' },
  'score.missions': { fr: 'pour ses Missions', en: 'for Missions' },
  'pirates.penalty': { fr: 'pour le bateau pirate', en: 'for the pirate ship' },
};

const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

/** The end, and the count. */
export const endEvents = happening({
  gameEnding: ({ cause }, say) =>
    cause === 'harbor-pile'
      ? say('La pile Port est vide : la partie s’arrête.', 'The Harbor pile is empty: the game ends.')
      : say(
          'Il n’y a plus assez de Cargaisons à piocher : la partie s’arrête.',
          'There are not enough Shipment cards to draw: the game ends.',
        ),
  tableCleared: (_, say) => say('Les ports et les mains sont défaussés.', 'Ports and hands are discarded.'),
  scored: ({ vp, clause, ...event }, say) => {
    const what = scoredFor[clause]!;
    return say(
      `${seat(event.seat)} : ${signed(vp)} PV ${what.fr}.`,
      `${seat(event.seat)}: ${signed(vp)} VP ${what.en}.`,
    );
  },
  totaled: ({ total, ...event }, say) =>
    say(`Total de ${seat(event.seat)} : ${total} PV.`, `${seat(event.seat)}’s total: ${total} VP.`),
  won: ({ seats }, say) => {
    const winners = listed(seats.map(seat), say.lang);
    return seats.length === 1
      ? say(`${winners} gagne la partie.`, `${winners} wins the game.`)
      : say(`${winners} se partagent la victoire.`, `${winners} share the win.`);
  },
});
