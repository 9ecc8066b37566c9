import { type Marks, PlaceLayer, placeInWords, RiverView, type Spot, type Table } from '@portolan/boards/rotterdam';
import type { Lang } from '@portolan/core';
import type { Edition, Place, PositionId } from '@portolan/rotterdam';
import { useState } from 'preact/hooks';
import { capital } from '../../../kit/text.ts';

interface Props {
  readonly lang: Lang;
  /** Begins all ids of the drawing: unique on the page. */
  readonly name: string;
  readonly table: Table;
  readonly marks?: Marks;
  /** Which positions can be chosen; all, if it is not given. */
  readonly places?: readonly PositionId[];
  /** What choosing a position does, after what lies there. */
  readonly does?: (place: Place) => string;
  readonly chosen?: PositionId | undefined;
  readonly onPick: (at: PositionId) => void;
  readonly follow?: boolean;
}

/** The river with positions that can be chosen by tap and by keys. */
export const PlaceMap = ({ lang, name, table, marks = {}, places, does, chosen, onPick, follow = false }: Props) => {
  const [reached, setReached] = useState<PositionId>();
  const pick = (at: PositionId): void => {
    setReached(undefined);
    onPick(at);
  };
  const spotsIn = ({ positions }: Edition): Spot[] =>
    positions
      .filter(({ id }) => places === undefined || places.includes(id))
      .map((place) => {
        const what = placeInWords(table, place, lang);
        return { place, label: does ? `${what}. ${capital(does(place))}` : what };
      });
  return (
    <RiverView
      table={table}
      marks={marks}
      name={name}
      lang={lang}
      follow={reached === undefined ? follow : [reached]}
      over={(box) => <PlaceLayer spots={spotsIn(box)} chosen={chosen} onPick={pick} onReach={setReached} />}
    />
  );
};
