import { seatLetter } from '@portolan/boards';
import { Chart, TileView } from '@portolan/boards/cabo-da-roca';
import { type Edition, type PlacedTile, portIds } from '@portolan/cabo-da-roca';
import { SeatToken } from '../../../kit/marks.tsx';
import { counted, say } from '../../../kit/text.ts';
import type { SetupAbout } from '../../../setup/SetupPage.tsx';
import { smallTable } from '../parts/tables.ts';
import { CardBack } from './CardBack.tsx';
import { stackFor } from './counts.ts';

/** Five tiles of open sea. */
export const cross: readonly PlacedTile[] = [
  { at: [0, -1], tile: 'sea' },
  { at: [-1, 0], tile: 'sea' },
  { at: [0, 0], tile: 'sea' },
  { at: [1, 0], tile: 'sea' },
  { at: [0, 1], tile: 'sea' },
];

/** The table as it lies when the game begins: the cross, the stack, the pile, a port for each player. */
const Drawing = ({ lang, box, table: { seats } }: SetupAbout<{ readonly seats: 2 | 3 | 4 }, Edition>) => {
  const table = smallTable({ tiles: cross, box });
  const stack = stackFor(box, seats);
  const pile = box.tradeCards.length + box.treasureCards.length;
  return (
    <div class="cb-setup">
      <figure class="cb-setup-sea">
        <Chart table={table} name="setup" lang={lang} />
        <figcaption>
          {say(lang, 'La croix de cinq tuiles de pleine mer', 'The cross of five open-sea tiles')}
        </figcaption>
      </figure>
      <div class="cb-setup-heaps">
        <CardBack
          kind="tile"
          label={counted(stack, say(lang, 'tuile', 'tile'), say(lang, 'tuiles', 'tiles'), lang)}
          name={say(lang, 'La pioche', 'The stack')}
        />
        <CardBack
          kind="card"
          label={counted(pile, say(lang, 'carte', 'card'), say(lang, 'cartes', 'cards'), lang)}
          name={say(lang, 'Le paquet', 'The pile')}
        />
      </div>
      <ul class="cb-setup-seats">
        {Array.from({ length: seats }, (_, seat) => (
          <li key={seat}>
            <p>
              <SeatToken seat={seat} size={28} />{' '}
              <b>
                {say(lang, 'Joueur', 'Player')} {seatLetter(seat)}
              </b>
            </p>
            <TileView table={table} face={portIds[seat] ?? 'A'} name={`setup-${seat}`} lang={lang} />
          </li>
        ))}
      </ul>
      <p class="small">
        {say(
          lang,
          'Les ports sont tirés au sort ; ceux dessinés ici ne sont qu’un exemple.',
          'The ports are drawn by lot; those drawn here are only an example.',
        )}
      </p>
    </div>
  );
};

export default Drawing;
