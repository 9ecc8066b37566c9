import type { Marks } from '@portolan/boards/rotterdam';
import type { Lang } from '@portolan/core';
import type { Edition, PositionId } from '@portolan/rotterdam';
import { say } from '../../../kit/text.ts';
import { PlaceMap } from './PlaceMap.tsx';
import { parked, riverTable, toggled } from './tables.ts';

interface Props {
  readonly lang: Lang;
  readonly name: string;
  readonly box: Edition;
  /** Where the ship is that is asked about. */
  readonly position: PositionId;
  /** Positions taken by others. */
  readonly occupied: readonly PositionId[];
  /** Positions on which another ship can be put by a tap; everywhere else a tap moves the ship itself. */
  readonly near: ReadonlySet<PositionId>;
  readonly marks: Marks;
  readonly help: string;
  readonly onOccupied: (occupied: readonly PositionId[]) => void;
  readonly onMove: (position: PositionId) => void;
}

/** A ship on the river, with others near it that are put there and taken away by a tap. */
export const NearMap = ({ lang, name, box, position, occupied, near, marks, help, onOccupied, onMove }: Props) => (
  <div class="board">
    <p class="small" data-help>
      {help}
    </p>
    <PlaceMap
      lang={lang}
      name={name}
      table={riverTable(box, [`0a@${position}`, ...parked(occupied)])}
      marks={marks}
      chosen={position}
      follow
      does={({ id }) =>
        near.has(id)
          ? say(lang, 'Mettre ou retirer un navire', 'Put or take away a ship')
          : say(lang, 'Mettre le navire ici', 'Put the ship here')
      }
      onPick={(at) => (near.has(at) ? onOccupied(toggled(occupied, at)) : onMove(at))}
    />
  </div>
);
